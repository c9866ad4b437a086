import { describe, expect, it } from 'vitest';
import { ID_PREFIX } from '../../base/id-shape';
import { SEED_ACCOUNTS, toChart } from './chart-of-accounts';
import { checkEntry } from './check-entry';
import type { Dimension, Dimensions } from './dimensions';
import { type JournalEntry, Posting } from './journal-entry';
import examples from './worked-examples.fixture.json';

const CHART = toChart([]);

/** The examples name things by letters, such as client A; a posting names them by the ids of their kinds. */
const PREFIXES: Partial<Record<Dimension, string>> = {
  trip: ID_PREFIX.trip,
  booking: ID_PREFIX.booking,
  client: ID_PREFIX.client,
  supplier: ID_PREFIX.institution,
  advisor: ID_PREFIX.user,
  partner: ID_PREFIX.user,
  host_agency: ID_PREFIX.host_agency,
  invoice: 'invoice',
};
const toIds = (dimensions: Dimensions): Dimensions =>
  Object.fromEntries(
    (Object.entries(dimensions) as [Dimension, string][]).map(([name, value]) => {
      const letters = [...value].map((letter) => letter.charCodeAt(0)).join('');
      return [name, PREFIXES[name] ? `${PREFIXES[name]}_${letters.padStart(26, '0')}` : value];
    }),
  );

const kindOf = (source: string): JournalEntry['kind'] =>
  /^(opening|summary)\./.test(source) ? 'opening' : /^year\./.test(source) ? 'closing' : 'event';

const toLines = (lines: (typeof examples)[number]['entries'][number]['lines'], books: string) =>
  lines.map((line) => {
    const { currency = books, base_amount = line.amount } = line as { currency?: string; base_amount?: number };
    return Posting.parse({ ...line, dimensions: toIds(line.dimensions as Dimensions), currency, base_amount });
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
          Object.entries(toIds(dimensions)).every(
            ([name, value]) => line.dimensions[name as keyof Dimensions] === value,
          ),
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
