import { ok, type Result } from '../../base/result';
import { checkBirthDate } from '../clients/public';
import type { AppliedAnswers } from './apply-answers';

/** Nobody is born after today: in a profile or in a document of it. */
export const checkBirthDates = ({ client, documents }: AppliedAnswers, now: string): Result<true> => {
  const born = [client.dob, ...Object.values(documents).map((document) => document?.fields.birth_date)];
  return born.map((day) => checkBirthDate(day, now)).find((checked) => !checked.ok) ?? ok(true);
};
