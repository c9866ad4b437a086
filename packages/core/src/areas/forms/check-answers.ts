import type { I18n } from '@lingui/core';
import { readAmountNumber } from '../../base/money-text';
import { type Reading, readNumber, spellDecimals } from '../../base/read-number';
import type { Issue } from '../../base/result';
import { coreSpeaker } from '../../base/texts';
import { Day, Email } from '../../base/values';
import { NO, YES } from './field-types';
import type { FormContent, FormField } from './form';
import { type Answers, type AnswersOfOne, type AnswerValue, LONGEST_TEXT } from './submission';
import { isAnswered, type VisibleSection, visibleFields } from './visible-fields';

const PHONE_DIGITS = 5;
const NUMBER = /^-?\d{1,12}(\.\d{1,4})?$/;
const MONEY = /^\d{1,12}(\.\d{1,3})?$/;
/** A form names no currency: most have cents. */
const WITH_CENTS = 'USD';

/** What is wrong with a number: it is none, or it could be two. */
const findNumberFault = (i18n: I18n, reading: Reading<string>, pattern: RegExp, notOne: string): string | undefined => {
  if (reading.kind === 'unclear')
    return i18n._('This could be two numbers. Write {first} or {second}.', {
      first: reading.values[0],
      second: spellDecimals(reading.values[1]),
    });
  return reading.kind === 'clear' && pattern.test(reading.value) ? undefined : notOne;
};

const options = (field: FormField) => field.options.map(({ value }) => value);

/** What is wrong with an answer that was given; undefined where it is fine. */
const findFault = (i18n: I18n, field: FormField, value: AnswerValue): string | undefined => {
  const values = [value].flat().map((one) => one.trim());
  const [first = ''] = values;
  if (values.some((one) => one.length > LONGEST_TEXT))
    return i18n._('Please shorten this answer to {limit} characters.', {
      limit: LONGEST_TEXT.toLocaleString(i18n.locales),
    });
  if (field.type !== 'choices' && field.type !== 'file' && values.length > 1) return i18n._('Give one answer.');
  switch (field.type) {
    case 'email':
      return Email.safeParse(first).success ? undefined : i18n._('Enter an email address, e.g. ana@example.com.');
    case 'phone':
      return first.replace(/\D/g, '').length >= PHONE_DIGITS
        ? undefined
        : i18n._('Enter a phone number with its area code.');
    case 'date':
      return Day.safeParse(first).success ? undefined : i18n._('Enter a date between the years 1900 and 2199.');
    case 'number':
      return findNumberFault(i18n, readNumber(first), NUMBER, i18n._('Enter a number.'));
    case 'money':
      return findNumberFault(i18n, readAmountNumber(first, WITH_CENTS), MONEY, i18n._('Enter an amount, e.g. 2500.'));
    case 'choice':
    case 'choices':
      return values.every((one) => options(field).includes(one)) ? undefined : i18n._('Choose one of the options.');
    case 'yes_no':
      return first === YES || first === NO ? undefined : i18n._('Choose yes or no.');
    default:
      return undefined;
  }
};

const findMissing = (i18n: I18n, field: FormField, value: AnswerValue | undefined): string | undefined => {
  if (!field.required || field.type === 'information') return undefined;
  if (field.type === 'consent') return value === YES ? undefined : i18n._('Check this box to continue.');
  if (isAnswered(value)) return undefined;
  return field.type === 'file' ? i18n._('Add a file.') : i18n._('Please answer this question.');
};

/**
 * What is wrong with the answers, field by field, in the language of the form: `form.passport` or `travelers.1.dob`. While they are typed only
 * what was entered is looked at; with `final` what is missing too.
 */
export const checkAnswers = (form: FormContent, answers: Answers, { final }: { final: boolean }): Issue[] => {
  const i18n = coreSpeaker(form.language);
  const check = (sections: readonly VisibleSection[], of: AnswersOfOne, at: string): Issue[] =>
    sections
      .flatMap(({ fields }) => fields)
      .flatMap((field) => {
        const value = of[field.id];
        const missing = final ? findMissing(i18n, field, value) : undefined;
        const message =
          missing ?? (isAnswered(value) && value !== undefined ? findFault(i18n, field, value) : undefined);
        return message ? [{ path: `${at}.${field.id}`, message }] : [];
      });
  const visible = visibleFields(form, answers);
  const consents = !final || form.consent_text.trim() === '' || answers.consent;
  return [
    ...check(visible.form, answers.form, 'form'),
    ...visible.travelers.flatMap((sections, i) => check(sections, answers.travelers[i] ?? {}, `travelers.${i}`)),
    ...(consents ? [] : [{ path: 'consent', message: i18n._('Check this box to continue.') }]),
  ];
};

/** The answers to what is asked: those to fields that a form doesn't have, or that aren't shown anymore, are left out. */
export const cleanAnswers = (form: FormContent, answers: Answers): Answers => {
  const keep = (sections: readonly VisibleSection[], of: AnswersOfOne): AnswersOfOne =>
    Object.fromEntries(
      sections
        .flatMap(({ fields }) => fields)
        .flatMap((field) => {
          const value = of[field.id];
          return value !== undefined && isAnswered(value) && field.type !== 'information' ? [[field.id, value]] : [];
        }),
    );
  const visible = visibleFields(form, answers);
  return {
    form: keep(visible.form, answers.form),
    travelers: visible.travelers.map((sections, i) => keep(sections, answers.travelers[i] ?? {})),
    consent: answers.consent,
  };
};
