import { showAsked } from './form-conditions';
import { checkAll, recheck } from './form-faults';
import { followFiles } from './form-files';
import { fieldOf, serviceOf } from './form-service';
import { followTravelers } from './form-travelers';
import { keepDraft, memory } from './keep-draft';
import { offerBegun } from './offer-begun';

/** Asks before it sends, and lets a save that is under way arrive first: what is sent is laid over it. */
const followSending = (
  form: HTMLFormElement,
  { end, resume }: Pick<ReturnType<typeof keepDraft>, 'end' | 'resume'>,
) => {
  let isSending = false;
  const pressed = document.createElement('input');
  Object.assign(pressed, { type: 'hidden', name: 'do' });
  form.addEventListener('submit', async (event) => {
    const button = event.submitter;
    const asked = button instanceof HTMLButtonElement ? button.value : 'send';
    event.preventDefault();
    if (isSending || (asked === 'send' && !checkAll(form))) return;
    isSending = true;
    await end();
    pressed.value = asked;
    form.append(pressed);
    form.submit();
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    isSending = false;
    pressed.remove();
    resume();
  });
};

const start = (form: HTMLFormElement, service: string) => {
  document.documentElement.classList.add('live');
  const draft = keepDraft(form, service);
  const show = () => showAsked(form);
  form.addEventListener('input', show);
  form.addEventListener('focusout', ({ target }) => {
    const question = (target as HTMLElement).closest<HTMLElement>('[data-question]');
    if (question) recheck(question);
  });
  followTravelers(form, () => {
    show();
    draft.changed();
  });
  followFiles(form, service, draft.inTurn);
  followSending(form, draft);
  offerBegun(form);
  show();
  form.querySelector<HTMLElement>('[autofocus]')?.focus();
};

const form = document.querySelector<HTMLFormElement>('#questions');
const service = serviceOf(location.pathname);
if (form && service) start(form, service);
if (form && (fieldOf(form, 'version')?.value ?? '') !== '') memory.keep(fieldOf(form, 'draft')?.value ?? '');
if (document.querySelector('[data-sent]')) memory.forget();
