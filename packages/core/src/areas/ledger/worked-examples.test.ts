import { describe, expect, it } from 'vitest';
import { SEED_ACCOUNTS, toChart } from './chart-of-accounts';
import { checkEntry } from './check-entry';
import type { Dimensions } from './dimensions';
import { type JournalEntry, Posting } from './journal-entry';
import examples from './worked-examples.fixture.json';

const CHART = toChart([]);
const kindOf = (source: string): JournalEntry['kind'] =>
  /^(opening|summary)\./.test(source) ? 'opening' : /^year\./.test(source) ? 'closing' : 'event';

const toLines = (lines: (typeof examples)[number]['entries'][number]['lines'], books: string) =>
  lines.map((line) => {
    const { currency = books, base_amount = line.amount } = line as { currency?: string; base_amount?: number };
    return Posting.parse({ ...line, currency, base_amount });
  });

describe.each(examples)('$id $title', ({ currency, entries, expect: expected }) => {
  const posted = entries.map(({ source, lines }) => ({ kind: kindOf(source), lines: toLines(lines, currency) }));

  it('is made of entries that may be posted', () => {
    expect(posted.flatMap((entry) => checkEntry(entry, CHART, currency))).toEqual([]);
  });
  it('ends with the balances that an accountant worked out', () => {
    const lines = posted.flatMap((entry) => entry.lines);
    for (const asked of expected) {
      const { dimensions = {}, currency: foreign } = asked as { dimensions?: Dimensions; currency?: string };
      const meant = lines.filter(
        (line) =>
          line.account === asked.account &&
          (!foreign || line.currency === foreign) &&
          Object.entries(dimensions).every(([name, value]) => line.dimensions[name as keyof Dimensions] === value),
      );
      const sum = meant.reduce((total, line) => total + (foreign ? line.amount : line.base_amount), 0);
      expect([asked, sum]).toEqual([asked, asked.balance]);
    }
  });
});

it('names each account once, pairs of memo accounts included', () => {
  const codes = SEED_ACCOUNTS.map(({ code }) => code);
  expect(new Set(codes).size).toBe(codes.length);
  expect(codes).toEqual([...codes].sort());
  expect(SEED_ACCOUNTS.filter(({ memo }) => memo).map(({ code }) => code)).toEqual([
    '1900',
    '1910',
    '1950',
    '2900',
    '2910',
    '2950',
  ]);
});
