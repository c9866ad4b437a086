import { ok, type Result, refuse } from '../../base/result';

/** Nobody is born after today. Refuses `request.invalid` at the field, whatever record it is of. */
export const checkBirthDate = (day: string | null | undefined, now: string, path = 'dob'): Result<true> =>
  day && day > now.slice(0, 10)
    ? refuse('request.invalid', {
        issues: [{ path, message: 'That birth date is in the future. Please check the year.' }],
      })
    : ok(true);
