import type { FormContent } from './form';
import { isSecretTarget, maskNumber } from './profile-values';
import type { Answers, AnswersOfOne } from './submission';

/** The answers as they are shown: numbers of documents by their ends. */
export const maskAnswers = (form: FormContent, answers: Answers): Answers => {
  const secret = new Set(
    form.sections
      .flatMap(({ fields }) => fields)
      .filter(({ maps_to }) => isSecretTarget(maps_to))
      .map(({ id }) => id),
  );
  const mask = (of: AnswersOfOne): AnswersOfOne =>
    Object.fromEntries(
      Object.entries(of).map(([id, value]) => [
        id,
        secret.has(id) && typeof value === 'string' ? maskNumber(value) : value,
      ]),
    );
  return { ...answers, form: mask(answers.form), travelers: answers.travelers.map(mask) };
};
