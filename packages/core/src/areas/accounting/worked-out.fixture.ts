import { expect } from 'vitest';
import { ID_PREFIX } from '../../base/id-shape';
import { toChart } from '../ledger/chart-of-accounts';
import { checkEntry } from '../ledger/check-entry';
import type { Posting } from '../ledger/public';
import examples from '../ledger/worked-examples.fixture.json';
import { joinPostings, type Line } from './balanced-postings';

const PREFIX: Readonly<Record<string, string>> = {
  trip: ID_PREFIX.trip,
  booking: ID_PREFIX.booking,
  client: ID_PREFIX.client,
  supplier: ID_PREFIX.institution,
  advisor: ID_PREFIX.user,
  invoice: 'invoice',
};
/** The id that stands for a letter of the examples, such as client A; names of what has no records stay as they are. */
export const idFor = <T = string>(kind: string, name: string): T => {
  const letters = [...name].map((letter) => letter.charCodeAt(0)).join('');
  return (PREFIX[kind] ? `${PREFIX[kind]}_${letters.padStart(26, '0')}` : name) as T;
};

/** The lines of an entry that an accountant worked out. */
const readWorkedOut = (example: string, source: string): Line[] => {
  const lines = examples.find(({ id }) => id === example)?.entries.find((entry) => entry.source === source)?.lines;
  if (!lines) throw new Error(`There is no ${source} in ${example}.`);
  return lines.map((line) => {
    const { currency = 'USD', base_amount = line.amount } = line as { currency?: string; base_amount?: number };
    const dimensions = Object.fromEntries(
      Object.entries(line.dimensions).map(([name, value]) => [name, idFor(name, value)]),
    );
    return { account: line.account, currency, amount: line.amount, base_amount, dimensions };
  });
};

/** Ours name the trip and the advisor of a line besides. */
const plain = (lines: readonly Line[]) =>
  joinPostings(
    lines.map(({ account, currency, amount, base_amount, dimensions: { trip: _t, advisor: _a, ...dimensions } }) => ({
      ...{ account, currency, amount, base_amount, dimensions },
    })),
  );

const CHART = toChart([]);
/** Holds lines to what an accountant worked out for this event of an example, and to what may be posted at all. */
export const expectWorkedOut = (lines: readonly Line[], example: string, source: string): void => {
  const wanted = plain(readWorkedOut(example, source));
  const posted = joinPostings(lines) as Posting[];
  expect(checkEntry({ kind: 'event', lines: posted }, CHART, 'USD')).toEqual([]);
  expect(plain(posted)).toEqual(expect.arrayContaining(wanted));
  expect(posted).toHaveLength(wanted.length);
};
