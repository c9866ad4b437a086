/**
 * A preview has no link behind it: its questions are shown, but nobody can answer, and what lies beside a page does not open. Its own
 * anchors are followed here, because a page inside a page has no address of its own.
 */
export const showPreview = (): void => {
  for (const form of document.querySelectorAll<HTMLFormElement>('form.answer')) {
    for (const button of form.querySelectorAll('button')) button.disabled = true;
    form.hidden = false;
  }
  document.addEventListener('click', (event) => {
    const href = (event.target as HTMLElement).closest('a')?.getAttribute('href') ?? '';
    if (!/^[#?]/.test(href)) return;
    event.preventDefault();
    if (href.startsWith('#')) document.getElementById(href.slice(1))?.scrollIntoView();
  });
};
