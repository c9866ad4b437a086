import * as z from 'zod';

const FEWEST = 3;
/** Whether a text says something: three letters or digits, since spaces that nobody sees are no reason. */
export const isReason = (text: string): boolean => (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0) >= FEWEST;

/** Why somebody does something that is kept with the reason; `ask` is what is said to who gives none. */
export const reasonOf = (longest: number, ask = 'Please say why.') =>
  z.string().trim().max(longest, `At most ${longest} characters.`).refine(isReason, ask);
