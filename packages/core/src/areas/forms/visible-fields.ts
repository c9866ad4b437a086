import type { FieldCondition, FormContent, FormField, FormSection } from './form';
import type { Answers, AnswersOfOne, AnswerValue } from './submission';

type Asked = Pick<FormContent, 'sections' | 'several_travelers'>;
/** The sections that are asked, with the fields of each that are. */
export type VisibleSection = Omit<FormSection, 'fields'> & { fields: FormField[] };
export type VisibleForm = {
  form: VisibleSection[];
  /** One entry for each traveler there is. */
  travelers: VisibleSection[][];
};

const listValues = (value: AnswerValue | undefined): readonly string[] =>
  (value === undefined ? [] : [value].flat()).map((one) => one.trim()).filter(Boolean);
export const isAnswered = (value: AnswerValue | undefined): boolean => listValues(value).length > 0;

/** Whether a question is asked, given the answers that count. */
export const isConditionMet = ({ field_id, is, value = '' }: FieldCondition, known: AnswersOfOne): boolean => {
  const values = listValues(known[field_id]);
  switch (is) {
    case 'filled':
      return values.length > 0;
    case 'empty':
      return values.length === 0;
    case 'equals':
      return values.includes(value);
    case 'not_equals':
      return !values.includes(value);
  }
};

/** Shows fields in their order. An answer to a field that is not asked itself counts for no condition. */
const showSections = (sections: readonly FormSection[], answers: AnswersOfOne, known: AnswersOfOne) => {
  const seen: AnswersOfOne = { ...known };
  const shown: VisibleSection[] = [];
  const isAsked = (condition: FieldCondition | undefined) => !condition || isConditionMet(condition, seen);
  for (const section of sections) {
    if (!isAsked(section.condition)) continue;
    const fields = section.fields.filter((field) => {
      if (!isAsked(field.condition)) return false;
      const value = answers[field.id];
      if (value !== undefined) seen[field.id] = value;
      return true;
    });
    shown.push({ ...section, fields });
  }
  return { shown, seen };
};

/** Whether a section is asked of each traveler: alone the several travelers of a form have sections of their own. */
export const isPerTraveler = ({ several_travelers }: Pick<FormContent, 'several_travelers'>, section: FormSection) =>
  several_travelers && section.per_traveler;

/** What is asked, given the answers so far. A traveler's condition may look at the answers that count for the whole form, not the other way round. */
export const visibleFields = (form: Asked, answers: Answers): VisibleForm => {
  const whole = form.sections.filter((section) => !isPerTraveler(form, section));
  const each = form.sections.filter((section) => isPerTraveler(form, section));
  const { shown, seen } = showSections(whole, answers.form, {});
  const travelers = form.several_travelers && each.length > 0 ? answers.travelers : [];
  return { form: shown, travelers: travelers.map((one) => showSections(each, one, seen).shown) };
};
