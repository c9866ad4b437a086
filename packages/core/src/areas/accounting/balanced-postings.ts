import { divideHalfUp } from '../../base/decimals';
import type { Posting } from '../ledger/public';

/** A line before its rate is noted; debits are positive. */
export type Line = Omit<Posting, 'rate'>;
type Dimensions = Posting['dimensions'];

const ACCOUNTS = { conversion: '1990', gain: '4800', loss: '5800' } as const;
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** Lines of one account, currency and set of dimensions become one; what comes to nothing is left out. */
export const joinPostings = (lines: readonly Line[]): Line[] => {
  const joined = new Map<string, Line>();
  for (const line of lines) {
    const key = JSON.stringify([line.account, line.currency, Object.entries(line.dimensions).sort()]);
    const before = joined.get(key);
    joined.set(key, {
      ...line,
      amount: line.amount + (before?.amount ?? 0),
      base_amount: line.base_amount + (before?.base_amount ?? 0),
    });
  }
  return [...joined.values()].filter((line) => line.amount !== 0 || line.base_amount !== 0);
};

/** The lines that pass amounts of several currencies through the conversion account, so that lines balance in each of them. */
export const conversionLines = (lines: readonly Line[], books: string, dimensions: Dimensions): Line[] => {
  const currencies = [...new Set([...lines.map(({ currency }) => currency), books])];
  return currencies.flatMap((currency) => {
    const inIt = lines.filter((line) => line.currency === currency);
    const amount = 0 - sum(inIt.map((line) => line.amount));
    const base_amount = 0 - sum(inIt.map((line) => line.base_amount));
    return amount === 0 && base_amount === 0
      ? []
      : [{ account: ACCOUNTS.conversion, currency, amount, base_amount, dimensions }];
  });
};

/**
 * Lines that settle something, with what was gained or lost because its rate moved, and balanced in each currency. What the lines are worth
 * in the books may differ; the difference is income or cost of what `dimensions` name. Source: worked examples V05 and V19.
 */
export const settled = (lines: readonly Line[], books: string, dimensions: Dimensions): Line[] => {
  const gain = sum(lines.map(({ base_amount }) => base_amount));
  const account = gain > 0 ? ACCOUNTS.gain : ACCOUNTS.loss;
  const difference =
    gain === 0 ? [] : [{ account, currency: books, amount: 0 - gain, base_amount: 0 - gain, dimensions }];
  const all = [...lines, ...difference];
  return [...all, ...conversionLines(all, books, dimensions)];
};

/** An amount of one currency, and what it is worth in that of the books; both from 0 up. */
export type Worth = { amount: number; base: number };

/** What a part of something open is worth in the books: its share, and for the last part all that is left. Source: accounting of rates. */
export const partOf = (open: Worth, amount: number): Worth =>
  amount === open.amount || open.amount === 0
    ? { amount, base: open.base }
    : { amount, base: Number(divideHalfUp(BigInt(open.base) * BigInt(amount), BigInt(open.amount))) };
