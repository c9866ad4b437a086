import type { TargetName } from './field-targets';
import type { FormContent } from './form';
import type { Answers, AnswersOfOne } from './submission';
import { type VisibleSection, visibleFields } from './visible-fields';

const findAnswer = (sections: readonly VisibleSection[], answers: AnswersOfOne, target: TargetName): string => {
  const fields = sections.flatMap(({ fields }) => fields).filter(({ maps_to }) => maps_to === target);
  const value = fields.map(({ id }) => answers[id]).find((one) => typeof one === 'string' && one.trim() !== '');
  return typeof value === 'string' ? value.trim() : '';
};

/** Who sends a form that does not ask for it: the first person whose name it has. */
export const getSenderFromAnswers = (form: FormContent, answers: Answers): { name: string; email: string } => {
  const visible = visibleFields(form, answers);
  const people: [VisibleSection[], AnswersOfOne][] = [
    [visible.form, answers.form],
    ...visible.travelers.map((sections, i): [VisibleSection[], AnswersOfOne] => [sections, answers.travelers[i] ?? {}]),
  ];
  const find = (target: TargetName) =>
    people.map(([sections, of]) => findAnswer(sections, of, target)).find(Boolean) ?? '';
  return {
    name: [find('client.first_name'), find('client.last_name')].filter(Boolean).join(' '),
    email: find('client.email'),
  };
};
