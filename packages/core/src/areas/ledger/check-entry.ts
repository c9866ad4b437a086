import { isCurrencyInUse } from '../../base/currency-in-use';
import type { Issue } from '../../base/result';
import { MAX_AMOUNT } from '../../base/values';
import type { SeedAccount } from './account';
import { type Chart, CONVERSION_ACCOUNT } from './chart-of-accounts';
import { DIMENSION_VALUES, DIMENSION_WORDS, type Dimension, isNamedByHand } from './dimensions';
import { type JournalEntry, type Posting, TOO_LARGE } from './journal-entry';

const sumBy = (lines: readonly Posting[], key: (line: Posting) => string, value: (line: Posting) => number) => {
  const sums = new Map<string, number>();
  for (const line of lines) sums.set(key(line), (sums.get(key(line)) ?? 0) + value(line));
  return sums;
};

const withArticle = (name: Dimension) => {
  const words = DIMENSION_WORDS[name].toLowerCase();
  return `${/^[aeiou]/.test(words) ? 'an' : 'a'} ${words}`;
};

type Draft = Pick<JournalEntry, 'kind' | 'lines'>;

/** Opening balances and the end of a year sum up many items, so their lines need not say which. */
const NEEDS_DIMENSIONS = new Set<JournalEntry['kind']>(['event', 'manual']);

/** What a line lacks of what its account needs. A person is asked only for what a person may name. */
const checkNeeds = ({ kind }: Draft, { dimensions }: Posting, { name, needs }: SeedAccount, path: string): Issue[] =>
  needs.flatMap((needed) => {
    const asked = [needed].flat().filter((one) => kind !== 'manual' || isNamedByHand(one));
    const [first] = asked;
    return first === undefined || asked.some((one) => dimensions[one])
      ? []
      : [{ path: `${path}.dimensions.${first}`, message: `${name} needs ${asked.map(withArticle).join(' or ')}.` }];
  });

/** Texts where a line is to name a record. */
const checkValues = ({ dimensions }: Posting, path: string): Issue[] =>
  (Object.entries(dimensions) as [Dimension, string][]).flatMap(([name, value]) =>
    DIMENSION_VALUES[name].safeParse(value).success
      ? []
      : [{ path: `${path}.dimensions.${name}`, message: `Choose ${withArticle(name)}.` }],
  );

/** What is wrong with one line. */
const checkLine = (entry: Draft, line: Posting, path: string, chart: Chart, currency: string): Issue[] => {
  const { kind } = entry;
  const account = chart.get(line.account);
  if (!account) return [{ path: `${path}.account`, message: `There’s no account ${line.account}.` }];
  const issues: Issue[] = [];
  if (line.amount === 0 && line.base_amount === 0) issues.push({ path: `${path}.amount`, message: 'Enter an amount.' });
  // A reversal mirrors what is there, however large and however it was named.
  if (kind !== 'reversal') {
    issues.push(...checkValues(line, path));
    if (!isCurrencyInUse(line.currency))
      issues.push({
        path: `${path}.currency`,
        message: `${line.currency} isn’t a currency in use. Choose another one.`,
      });
    for (const name of ['amount', 'base_amount'] as const)
      if (Math.abs(line[name]) > MAX_AMOUNT) issues.push({ path: `${path}.${name}`, message: TOO_LARGE });
  }
  if (line.currency === currency ? line.amount !== line.base_amount : line.amount * line.base_amount < 0)
    issues.push({ path: `${path}.base_amount`, message: `The amount in ${currency} doesn’t match.` });
  if (NEEDS_DIMENSIONS.has(kind)) issues.push(...checkNeeds(entry, line, account, path));
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
