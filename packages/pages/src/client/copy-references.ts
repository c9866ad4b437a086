import { getPageI18n } from './texts';

const SHOWN_MS = 2000;

/** Shows the copy buttons where there is a clipboard to copy to. */
export const copyReferences = (): void => {
  if (!navigator.clipboard) return;
  const i18n = getPageI18n();
  for (const button of document.querySelectorAll<HTMLButtonElement>('.copy')) {
    const word = button.querySelector('.copy-word');
    const { copy: reference = '' } = button.dataset;
    button.setAttribute('aria-label', i18n._('Copy reference {reference}', { reference }));
    button.hidden = false;
    button.addEventListener('click', async () => {
      await navigator.clipboard.writeText(reference);
      if (!word) return;
      word.textContent = i18n._('Copied');
      setTimeout(() => {
        word.textContent = i18n._('Copy');
      }, SHOWN_MS);
    });
  }
};
