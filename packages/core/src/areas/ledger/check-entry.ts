import type { Issue } from '../../base/result';
import { MAX_AMOUNT } from '../../base/values';
import { type Chart, CONVERSION_ACCOUNT } from './chart-of-accounts';
import { DIMENSION_WORDS, type Dimensions } from './dimensions';
import { type JournalEntry, type Posting, TOO_LARGE } from './journal-entry';

const sumBy = (lines: readonly Posting[], key: (line: Posting) => string, value: (line: Posting) => number) => {
  const sums = new Map<string, number>();
  for (const line of lines) sums.set(key(line), (sums.get(key(line)) ?? 0) + value(line));
  return sums;
};

const isThere = (dimensions: Dimensions, needed: keyof Dimensions | readonly (keyof Dimensions)[]) =>
  (typeof needed === 'string' ? [needed] : needed).some((name) => dimensions[name]);

const withArticle = (name: keyof Dimensions) => {
  const words = DIMENSION_WORDS[name].toLowerCase();
  return `${/^[aeiou]/.test(words) ? 'an' : 'a'} ${words}`;
};

type Draft = Pick<JournalEntry, 'kind' | 'lines'>;

/** Opening balances and the end of a year sum up many items, so their lines need not say which. */
const NEEDS_DIMENSIONS = new Set<JournalEntry['kind']>(['event', 'manual']);

/** What is wrong with one line. */
const checkLine = ({ kind }: Draft, line: Posting, path: string, chart: Chart, currency: string): Issue[] => {
  const account = chart.get(line.account);
  if (!account) return [{ path: `${path}.account`, message: `There’s no account ${line.account}.` }];
  const issues: Issue[] = [];
  if (line.amount === 0 && line.base_amount === 0) issues.push({ path: `${path}.amount`, message: 'Enter an amount.' });
  // A reversal mirrors what is there, however large.
  if (kind !== 'reversal')
    for (const name of ['amount', 'base_amount'] as const)
      if (Math.abs(line[name]) > MAX_AMOUNT) issues.push({ path: `${path}.${name}`, message: TOO_LARGE });
  if (line.currency === currency ? line.amount !== line.base_amount : line.amount * line.base_amount < 0)
    issues.push({ path: `${path}.base_amount`, message: `The amount in ${currency} doesn’t match.` });
  if (NEEDS_DIMENSIONS.has(kind))
    for (const needed of account.needs)
      if (!isThere(line.dimensions, needed))
        issues.push({
          path: `${path}.dimensions`,
          message: `${account.name} needs ${[needed].flat().map(withArticle).join(' or ')}.`,
        });
  return issues;
};

/**
 * What keeps an entry out of the books of a company with this currency and chart; none when it may be posted. It balances in each currency
 * and in the company's own, and what it converts adds up to 0 there, so that no entry can put the books out of balance.
 */
export const checkEntry = (entry: Draft, chart: Chart, currency: string): Issue[] => {
  const { lines } = entry;
  const issues = lines.flatMap((line, i) => checkLine(entry, line, `lines.${i}`, chart, currency));
  for (const [code, sum] of sumBy(
    lines,
    (line) => line.currency,
    (line) => line.amount,
  ))
    if (sum !== 0) issues.push({ path: 'lines', message: `Debits and credits in ${code} don’t match.` });
  const converted = lines.filter(({ account }) => account === CONVERSION_ACCOUNT);
  const base = (list: readonly Posting[]) => list.reduce((sum, line) => sum + line.base_amount, 0);
  if (base(lines) !== 0 || base(converted) !== 0)
    issues.push({ path: 'lines', message: `Debits and credits don’t match in ${currency}.` });
  return issues;
};
