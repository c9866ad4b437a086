import { getPageI18n } from './texts';

const TRAVELER = /*i18n*/ 'Traveler {number}';
const BLANK = /__/g;

const travelersOf = (form: HTMLFormElement) => [...form.querySelectorAll<HTMLElement>('[data-traveler]')];

/** Numbers the travelers by their places; nobody can take the last one away. */
const renumber = (form: HTMLFormElement): void => {
  const i18n = getPageI18n();
  const all = travelersOf(form);
  all.forEach((traveler, at) => {
    const name = i18n._(TRAVELER, { number: String(at + 1) });
    const title = traveler.querySelector('h2');
    if (title) title.textContent = name;
    const remove = traveler.querySelector<HTMLButtonElement>('[data-remove]');
    if (!remove) return;
    remove.hidden = all.length === 1;
    remove.value = `remove_traveler.${at}`;
    const whose = remove.querySelector('.unseen');
    if (whose) whose.textContent = ` ${name}`;
  });
  const add = form.querySelector<HTMLButtonElement>('[data-add]');
  if (add) add.hidden = all.length >= Number(add.dataset.most);
};

const addOne = (form: HTMLFormElement): void => {
  const blank = document.querySelector<HTMLTemplateElement>('#new-traveler');
  if (!blank) return;
  const marks = travelersOf(form).map(({ dataset }) => Number(dataset.traveler));
  const mark = String(Math.max(-1, ...marks) + 1);
  const made = document.createElement('template');
  made.innerHTML = blank.innerHTML.replace(BLANK, mark);
  form.querySelector('[data-travelers]')?.append(made.content);
  renumber(form);
  form.querySelector<HTMLElement>(`#traveler-${mark}`)?.focus();
};

const removeOne = (form: HTMLFormElement, traveler: HTMLElement): void => {
  const others = travelersOf(form).filter((one) => one !== traveler);
  const next = others[Math.min(travelersOf(form).indexOf(traveler), others.length - 1)];
  traveler.remove();
  renumber(form);
  next?.querySelector('h2')?.focus();
};

/** Adds and removes travelers in place, as the server would. */
export const followTravelers = (form: HTMLFormElement, changed: () => void): void =>
  form.addEventListener('click', (event) => {
    const button = (event.target as HTMLElement).closest('button');
    const traveler = button?.matches('[data-remove]') ? button.closest<HTMLElement>('[data-traveler]') : null;
    if (traveler) removeOne(form, traveler);
    else if (button?.matches('[data-add]')) addOne(form);
    else return;
    event.preventDefault();
    changed();
  });
