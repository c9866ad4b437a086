import type { ClientAnswer, ShareAnswer } from '@wayline/core/areas/trip/itinerary/share-activity';
import { postTo } from './post-to';
import { getPageI18n } from './texts';

const SAID: Record<ClientAnswer, string> = {
  approved: /*i18n*/ 'You said yes. We’ve let your advisor know.',
  question: /*i18n*/ 'We’ve sent your question to your advisor.',
  declined: /*i18n*/ 'You said no. We’ve let your advisor know.',
};
const OFFLINE = /*i18n*/ 'You’re offline. Please answer when you’re connected again.';
const FAILED = /*i18n*/ 'Your answer didn’t go through. Please try again.';

const say = (text: string) => {
  const i18n = getPageI18n();
  return i18n._(text);
};

type Parts = { form: HTMLFormElement; words: HTMLElement; note: HTMLTextAreaElement; status: HTMLElement };
const partsOf = (form: HTMLFormElement): Parts | undefined => {
  const words = form.querySelector<HTMLElement>('.words');
  const note = form.querySelector('textarea');
  const status = form.querySelector<HTMLElement>('.answered');
  return words && note && status ? { form, words, note, status } : undefined;
};

const press = (form: HTMLFormElement, answer: string) => {
  for (const button of form.querySelectorAll<HTMLButtonElement>('.choice'))
    button.setAttribute('aria-pressed', String(button.dataset.answer === answer));
};

const show = ({ form, words, note, status }: Parts, given: Pick<ShareAnswer, 'answer' | 'note'>) => {
  press(form, given.answer);
  words.hidden = true;
  note.value = given.note;
  status.textContent = given.note ? `${say(SAID[given.answer])} “${given.note}”` : say(SAID[given.answer]);
};

/** Says why an answer was not taken; one to a booking that needs none is no longer marked as chosen. */
const showRefusal = async ({ form, words, status }: Parts, response: Response | undefined) => {
  const body = await response?.json().catch(() => undefined);
  const { code, message } = body?.error ?? {};
  if (code !== 'itinerary.not_asked') {
    status.textContent = say(FAILED);
    return;
  }
  press(form, '');
  words.hidden = true;
  status.textContent = String(message);
};

const send = async (token: string, parts: Parts, answer: ClientAnswer) => {
  const note = answer === 'approved' ? '' : parts.note.value.trim();
  if (!navigator.onLine) {
    parts.status.textContent = say(OFFLINE);
    return;
  }
  const said = { booking_id: parts.form.dataset.booking, answer, note };
  const response = await postTo(token, 'answers', said).catch(() => undefined);
  if (response?.ok) show(parts, { answer, note });
  else await showRefusal(parts, response);
};

const listen = (token: string, parts: Parts) => {
  const { form, words, note } = parts;
  let chosen: ClientAnswer = 'question';
  form.addEventListener('click', ({ target }) => {
    const answer = (target as HTMLElement).closest<HTMLElement>('.choice')?.dataset.answer as ClientAnswer | undefined;
    if (!answer) return;
    chosen = answer;
    press(form, answer);
    if (answer === 'approved') void send(token, parts, answer);
    else {
      words.hidden = false;
      note.focus();
    }
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void send(token, parts, chosen);
  });
};

/** Shows the questions of the page, and sends what the client answers. `given` are the answers this link has had so far. */
export const askAnswers = (token: string, given: Promise<readonly ShareAnswer[]>): void => {
  const all = [...document.querySelectorAll<HTMLFormElement>('form.answer')].flatMap((form) => partsOf(form) ?? []);
  for (const parts of all) {
    listen(token, parts);
    parts.form.hidden = false;
  }
  void given.then((answers) => {
    for (const answer of answers) {
      const parts = all.find(({ form }) => form.dataset.booking === answer.booking_id);
      if (parts) show(parts, answer);
    }
  });
};
