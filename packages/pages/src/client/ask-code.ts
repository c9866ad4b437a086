import { postTo } from './post-to';
import { getPageI18n } from './texts';

const OFFLINE = /*i18n*/ 'You’re offline. Please try again when you’re connected.';
const FAILED = /*i18n*/ 'That didn’t work. Please try again in a moment.';
const say = (text: string) => {
  const i18n = getPageI18n();
  return i18n._(text);
};
type Answer = { url?: string; error?: { code?: string; message?: string } };
/** What the server refuses in the language of the page; anything else it says to programs. */
const FOR_CLIENTS: ReadonlySet<unknown> = new Set(['link.code_wrong', 'link.gone', 'request.too_many']);

const said = async (token: string, code: string): Promise<Answer> => {
  return (await (await postTo(token, 'open', { code })).json()) as Answer;
};

/** Sends the code that is typed, and goes on with the secret of the page it opens; otherwise says why not. */
export const askCode = (token: string, goOn: (opened: string) => void): void => {
  const form = document.querySelector<HTMLFormElement>('#gate');
  const input = form?.querySelector('input');
  const button = form?.querySelector('button');
  const line = document.getElementById('gate-said');
  if (!form || !input || !button || !line) return;
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    button.disabled = true;
    line.textContent = '';
    const { url, error } = await said(token, input.value).catch((): Answer => ({}));
    button.disabled = false;
    if (url) goOn(url);
    else {
      const refused = FOR_CLIENTS.has(error?.code) ? error?.message : undefined;
      line.textContent = refused ?? say(navigator.onLine ? FAILED : OFFLINE);
      input.select();
    }
  });
};
