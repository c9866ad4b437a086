import { fieldOf } from './form-service';
import { memory } from './keep-draft';
import { getPageI18n } from './texts';

const BEGUN = /*i18n*/ 'You began this form on this device.';
const GO_ON = /*i18n*/ 'Continue with your answers';

/** Shows the way back to what was begun here. It isn't taken by itself: the next person at this device may be another one. */
export const offerBegun = (form: HTMLFormElement): void => {
  const draft = memory.read();
  const box = form.querySelector<HTMLElement>('[data-begun]');
  const isBegun = (fieldOf(form, 'version')?.value ?? '') !== '';
  if (!draft || !box || isBegun || fieldOf(form, 'draft')?.value === draft) return;
  const i18n = getPageI18n();
  const words = document.createElement('p');
  words.textContent = i18n._(BEGUN);
  const link = document.createElement('a');
  link.href = `?draft=${encodeURIComponent(draft)}`;
  link.textContent = i18n._(GO_ON);
  box.append(words, link);
  box.hidden = false;
};
