import { sum } from '../../base/sum';
import type { Posting } from '../ledger/public';
import type { Worth } from './worth';

/** A line before its rate is noted; debits are positive. */
export type Line = Omit<Posting, 'rate'>;
type Dimensions = Posting['dimensions'];

const ACCOUNTS = { conversion: '1990', gain: '4800', loss: '5800' } as const;

/** A line of so much to an account (1) or from it (-1). */
export const toLine = (
  account: string,
  sign: 1 | -1,
  { amount, base }: Worth,
  currency: string,
  dimensions: Dimensions,
): Line => ({
  ...{ account, currency, dimensions },
  amount: 0 + sign * amount,
  base_amount: 0 + sign * base,
});

/** A line whose two amounts have opposite signs, as rounding leaves some, as two: one of each amount. */
const splitOpposed = (line: Line): Line[] =>
  line.amount * line.base_amount < 0
    ? [
        { ...line, base_amount: 0 },
        { ...line, amount: 0 },
      ]
    : [line];

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
  return [...joined.values()].filter((line) => line.amount !== 0 || line.base_amount !== 0).flatMap(splitOpposed);
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
  return joinPostings([...all, ...conversionLines(all, books, dimensions)]);
};
