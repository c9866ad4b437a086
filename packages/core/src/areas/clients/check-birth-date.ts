import { ok, type Result, refuse } from '../../base/result';

/** Nobody is born after today. Refuses `request.invalid` at the field. */
export const checkBirthDate = (dob: string | undefined, now: string): Result<true> =>
  dob !== undefined && dob > now.slice(0, 10)
    ? refuse('request.invalid', {
        issues: [{ path: 'dob', message: 'That birth date is in the future. Please check the year.' }],
      })
    : ok(true);
