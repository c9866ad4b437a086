import { isTripTarget } from './field-targets';
import type { FormContent, FormField, FormSection } from './form';
import type { KnownProfile } from './profile-values';
import { isSecretTarget, readTarget } from './profile-values';
import { Answers, type AnswersOfOne } from './submission';
import { isPerTraveler } from './visible-fields';

const splitList = (text: string) => text.split(', ').filter(Boolean);

/** What a profile says already, as the answer to a field; nothing where it is not among the options, and never a number of a document. */
const toAnswer = (field: FormField, profile: KnownProfile): [string, string | string[]][] => {
  const { maps_to } = field;
  if (!maps_to || isTripTarget(maps_to) || isSecretTarget(maps_to)) return [];
  const known = readTarget(maps_to, profile);
  if (known === '') return [];
  const values = field.options.map(({ value }) => value);
  if (field.type === 'choice') return values.includes(known) ? [[field.id, known]] : [];
  if (field.type === 'choices') {
    const chosen = splitList(known).filter((one) => values.includes(one));
    return chosen.length > 0 ? [[field.id, chosen]] : [];
  }
  return [[field.id, known]];
};

const answerSections = (sections: readonly FormSection[], profile: KnownProfile): AnswersOfOne =>
  Object.fromEntries(sections.flatMap(({ fields }) => fields).flatMap((field) => toAnswer(field, profile)));

/** The answers that a form opens with for somebody who is known: of the first traveler, where the form asks each of them. */
export const prefillAnswers = (form: FormContent, profile: KnownProfile): Answers => {
  const each = form.sections.filter((section) => isPerTraveler(form, section));
  const whole = form.sections.filter((section) => !isPerTraveler(form, section));
  return Answers.parse({
    form: answerSections(whole, profile),
    travelers: each.length > 0 ? [answerSections(each, profile)] : [],
  });
};
