import * as z from 'zod';

/**
 * A check that turns a sound value into what it comes to. What zod offers for this runs even when fields were refused, with the values
 * that were refused; this waits until nothing is wrong.
 */
export const settles = <T>(settle: (value: T) => T): z.core.$ZodCheck<T> =>
  z.check<T>((payload) => {
    if (payload.issues.length === 0) payload.value = settle(payload.value);
  });
