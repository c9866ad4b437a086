import * as z from 'zod';

export const LONGEST_NAME = 300;
/** A name as suppliers write it: with the wing, the category and the offer. */
export const LongName = z
  .string()
  .trim()
  .min(1, 'Please enter a name.')
  .max(LONGEST_NAME, `At most ${LONGEST_NAME} characters.`);
