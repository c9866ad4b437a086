import { readAnswers } from './form-conditions';
import { getPageI18n } from './texts';

const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;
const PHONE_DIGITS = 5;
const MISSING: Record<string, string> = {
  consent: /*i18n*/ 'Check this box to continue.',
  file: /*i18n*/ 'Add a file.',
};
const UNANSWERED = /*i18n*/ 'Please answer this question.';
const NO_EMAIL = /*i18n*/ 'Enter an email address, e.g. ana@example.com.';
const NO_PHONE = /*i18n*/ 'Enter a phone number with its area code.';
const NO_NUMBER = /*i18n*/ 'Enter a number.';
const TITLE = /*i18n*/ 'Not sent yet';
const say = (text: string) => {
  const i18n = getPageI18n();
  return i18n._(text);
};

/** What can be seen here to be wrong with an answer; the server looks at everything again. */
const findFault = (question: HTMLElement): string | undefined => {
  const { type = '', required } = question.dataset;
  const [value = ''] = readAnswers(question);
  if (value.trim() === '') return required === undefined ? undefined : (MISSING[type] ?? UNANSWERED);
  if (type === 'email' && !EMAIL.test(value.trim())) return NO_EMAIL;
  if (type === 'phone' && value.replace(/\D/g, '').length < PHONE_DIGITS) return NO_PHONE;
  if ((type === 'number' || type === 'money') && !/\d/.test(value)) return NO_NUMBER;
  return undefined;
};

const controlOf = (question: HTMLElement) =>
  question.querySelector<HTMLElement>('input:not([type=hidden], [data-kept-number]), select, textarea');

/** Says it below its question, or takes it back. */
const showFault = (question: HTMLElement, text: string | undefined): void => {
  const line = question.querySelector<HTMLElement>('.fault');
  const control = controlOf(question);
  question.classList.toggle('is-wrong', text !== undefined);
  if (line) line.textContent = text === undefined ? '' : say(text);
  if (text === undefined) control?.removeAttribute('aria-invalid');
  else control?.setAttribute('aria-invalid', 'true');
};

const askedQuestions = (form: HTMLFormElement) =>
  [...form.querySelectorAll<HTMLElement>('[data-question]')].filter((question) => !question.closest('.unasked'));

/** Looks at one question that was left, and takes back what was wrong once it is right. */
export const recheck = (question: HTMLElement): void => {
  const fault = findFault(question);
  if (!fault || question.classList.contains('is-wrong')) showFault(question, fault);
};

const listFaults = (form: HTMLFormElement, wrong: readonly HTMLElement[]): HTMLElement | null => {
  const box = form.querySelector<HTMLElement>('[data-faults]');
  if (!box) return null;
  const title = document.createElement('h2');
  title.textContent = say(TITLE);
  const list = document.createElement('ul');
  for (const question of wrong) {
    const link = document.createElement('a');
    link.href = `#${controlOf(question)?.id ?? ''}`;
    const label = question.querySelector('.label')?.textContent ?? '';
    const fault = question.querySelector('.fault')?.textContent ?? '';
    link.textContent = [label, fault].filter(Boolean).join(' – ');
    const item = document.createElement('li');
    item.append(link);
    list.append(item);
  }
  box.className = 'notice is-wrong';
  box.setAttribute('role', 'alert');
  box.tabIndex = -1;
  box.replaceChildren(title, list);
  return box;
};

/** Whether the form may be sent, as far as can be seen here; otherwise says what is wrong and goes to the list of it. */
export const checkAll = (form: HTMLFormElement): boolean => {
  const wrong = askedQuestions(form).filter((question) => {
    const fault = findFault(question);
    showFault(question, fault);
    return fault !== undefined;
  });
  if (wrong.length === 0) return true;
  const box = listFaults(form, wrong);
  box?.focus();
  box?.scrollIntoView({ block: 'start' });
  return false;
};
