import { divideHalfUp } from '../../base/decimals';
import { sum } from '../../base/sum';

/** An amount of one currency, and what it is worth in that of the books: from 0 up, but for a unit or two that rounding takes too much. */
export type Worth = { amount: number; base: number };

/** What is left of something once parts of it are gone. */
export const lessParts = (whole: Worth, parts: readonly Worth[]): Worth => ({
  amount: whole.amount - sum(parts.map(({ amount }) => amount)),
  base: whole.base - sum(parts.map(({ base }) => base)),
});

/** What a part of something open is worth in the books: its share, and for the last part all that is left. Source: accounting of rates. */
export const partOf = (open: Worth, amount: number): Worth =>
  amount === open.amount || open.amount === 0
    ? { amount, base: open.base }
    : { amount, base: Number(divideHalfUp(BigInt(open.base) * BigInt(amount), BigInt(open.amount))) };
