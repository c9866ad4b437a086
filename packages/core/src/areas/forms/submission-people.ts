import type { TargetName } from './field-targets';
import { isTripTarget } from './field-targets';
import type { FormContent, FormField } from './form';
import { joinEntries } from './profile-values';
import type { Answers, AnswersOfOne } from './submission';
import { isAnswered, type VisibleSection, visibleFields } from './visible-fields';

/** An answer that proposes to change something. */
export type MappedAnswer = { field: FormField; target: TargetName; value: string };
/** A person that a form is about: 0 is who answers for the whole form, 1 the first of its travelers. */
export type SubmittedPerson = { person: number; name: string; answers: MappedAnswer[] };

const mapAnswers = (sections: readonly VisibleSection[], of: AnswersOfOne): MappedAnswer[] =>
  sections
    .flatMap(({ fields }) => fields)
    .flatMap((field) => {
      const value = of[field.id];
      if (!field.maps_to || value === undefined || !isAnswered(value)) return [];
      return [{ field, target: field.maps_to, value: joinEntries(field.maps_to, [value].flat()).trim() }];
    });

export const findValue = (answers: readonly MappedAnswer[], target: TargetName): string | undefined =>
  answers.find((one) => one.target === target)?.value;

/** Everybody that the answers tell something of, in their order. */
export const listPeople = (form: FormContent, answers: Answers): SubmittedPerson[] => {
  const visible = visibleFields(form, answers);
  const all: [VisibleSection[], AnswersOfOne][] = [
    [visible.form, answers.form],
    ...visible.travelers.map((sections, i): [VisibleSection[], AnswersOfOne] => [sections, answers.travelers[i] ?? {}]),
  ];
  return all.flatMap(([sections, of], person) => {
    const mapped = mapAnswers(sections, of).filter(({ target }) => !isTripTarget(target));
    const name = [findValue(mapped, 'client.first_name'), findValue(mapped, 'client.last_name')]
      .filter(Boolean)
      .join(' ');
    return mapped.length > 0 ? [{ person, name, answers: mapped }] : [];
  });
};

/** What was answered of the trip that is asked for. */
export const listTripAnswers = (form: FormContent, answers: Answers): MappedAnswer[] =>
  mapAnswers(visibleFields(form, answers).form, answers.form).filter(({ target }) => isTripTarget(target));
