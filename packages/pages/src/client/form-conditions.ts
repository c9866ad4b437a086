import type { FieldCondition } from '@wayline/core/areas/forms/form';
import { isConditionMet } from '@wayline/core/areas/forms/visible-fields';

type Known = Record<string, string[]>;
const IS = new Set<unknown>(['equals', 'not_equals', 'filled', 'empty']);

const conditionOf = ({ dataset }: HTMLElement): FieldCondition | undefined =>
  dataset.if && IS.has(dataset.is)
    ? { field_id: dataset.if, is: dataset.is as FieldCondition['is'], value: dataset.value ?? '' }
    : undefined;

const isOn = (one: HTMLInputElement) => (one.type !== 'checkbox' && one.type !== 'radio') || one.checked;
/** What a question is answered with now. */
export const readAnswers = (question: HTMLElement): string[] =>
  [...question.querySelectorAll<HTMLInputElement>('input[name], select[name], textarea[name]')]
    .filter(isOn)
    .map(({ value }) => value)
    .filter(Boolean);

/** Shows what is asked within a part of the page, in its order: what is not asked itself counts for no condition. */
const showWithin = (sections: Iterable<HTMLElement>, known: Known): Known => {
  const seen: Known = { ...known };
  const show = (part: HTMLElement) => {
    const condition = conditionOf(part);
    const isAsked = !condition || isConditionMet(condition, seen);
    part.classList.toggle('unasked', !isAsked);
    return isAsked;
  };
  for (const section of sections) {
    if (!show(section)) continue;
    for (const question of section.querySelectorAll<HTMLElement>('[data-question]')) {
      const id = question.dataset.question ?? '';
      if (show(question)) seen[id] = readAnswers(question);
    }
  }
  return seen;
};

/** Hides every question that is not asked, and shows those that are. The rule is the one that the server goes by. */
export const showAsked = (form: HTMLFormElement): void => {
  const all = [...form.querySelectorAll<HTMLElement>('[data-section]')];
  const seen = showWithin(
    all.filter((section) => !section.closest('[data-traveler]')),
    {},
  );
  for (const traveler of form.querySelectorAll<HTMLElement>('[data-traveler]'))
    showWithin(traveler.querySelectorAll<HTMLElement>('[data-section]'), seen);
};
