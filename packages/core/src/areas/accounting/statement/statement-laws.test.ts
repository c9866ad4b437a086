import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from '../../../base/days';
import { prefixOf } from '../../../base/id-shape';
import { sum } from '../../../base/sum';
import { JournalEntry } from '../../ledger/public';
import { listAccountLines, toAmount, toMoves } from './statement-moves';
import { toClientMoney, workOutStatement } from './work-out-statement';

const ID = (kind: string, n: number) => `${prefixOf(kind)}_${String(n).padStart(26, '0')}`;
const CLIENTS = [1, 2, 3].map((n) => ID('client', n));
const CURRENCIES = ['USD', 'EUR'] as const;
/** Those that a statement is worked out from. */
const ACCOUNTS = ['1100', '2100', '2110'];
const FIRST_DAY = '2031-01-01';
const DAYS = 90;
const dayOf = (n: number) => addDays(FIRST_DAY, n);

/** Amounts that move between the accounts of clients, and what balances them, in an entry of one day. */
const entries = fc.array(
  fc.record({
    day: fc.nat(DAYS),
    parts: fc.array(
      fc.record({
        account: fc.constantFrom(...ACCOUNTS, '4330'),
        client: fc.option(fc.constantFrom(...CLIENTS)),
        currency: fc.constantFrom(...CURRENCIES),
        amount: fc.integer({ min: -99_999, max: 99_999 }),
      }),
      { minLength: 1, maxLength: 6 },
    ),
  }),
  { maxLength: 30 },
);
type Drawn = typeof entries extends fc.Arbitrary<infer T> ? T : never;

const toEntries = (drawn: Drawn): JournalEntry[] =>
  drawn
    .map(({ day, parts }, n) =>
      JournalEntry.parse({
        ...{ id: ID('journal_entry', n + 1), source: `test:${n}`, kind: 'event', entry_date: dayOf(day) },
        ...{ posted_at: '2031-01-02T03:04:05.000Z', posted_by: 'test' },
        lines: parts.flatMap(({ account, client, currency, amount }) => [
          { account, currency, amount, base_amount: amount, dimensions: client ? { client } : {} },
          { account: '1020', currency, amount: -amount, base_amount: -amount },
        ]),
      }),
    )
    .sort((a, b) => (a.entry_date < b.entry_date ? -1 : 1));

/** What the books say that clients owe less what they have, by the end of a day. */
const inBooks = (all: readonly JournalEntry[], ids: readonly string[], currency: string, until: string) =>
  sum(
    all
      .filter(({ entry_date }) => entry_date <= until)
      .flatMap(({ lines }) => lines)
      .filter(
        (line) =>
          ACCOUNTS.includes(line.account) && ids.includes(line.dimensions.client ?? '') && line.currency === currency,
      )
      .map(({ amount }) => amount),
  );

const periods = fc.tuple(fc.nat(DAYS), fc.nat(DAYS)).map(([a, b]) => [dayOf(Math.min(a, b)), dayOf(Math.max(a, b))]);
/** One client, or several who have become one. */
const people = fc.uniqueArray(fc.constantFrom(...CLIENTS), { minLength: 1 });

it('statement of account per client: what it opens with and its lines come to what it closes with, which is what the books say in each currency', () => {
  fc.assert(
    fc.property(entries, periods, people, (drawn, [from = '', to = ''], ids) => {
      const all = toEntries(drawn);
      const moves = all.flatMap((entry) => toMoves(entry, listAccountLines(entry, ids)));
      for (const currency of CURRENCIES) {
        const { opening, lines, closing } = workOutStatement(moves, { currency, from, to });
        expect(opening).toBe(inBooks(all, ids, currency, addDays(from, -1)));
        expect(closing).toBe(inBooks(all, ids, currency, to));
        expect(opening + sum(lines.map(({ amount }) => amount))).toBe(closing);
        expect(lines.map(({ balance }) => balance)).toEqual(
          lines.map((_, i) => opening + sum(lines.slice(0, i + 1).map(({ amount }) => amount))),
        );
        expect(lines.filter(({ amount }) => amount === 0)).toEqual([]);
      }
    }),
  );
});

it('statement of account per client: one period goes on where the one before it ended', () => {
  fc.assert(
    fc.property(entries, periods, people, (drawn, [from = '', to = ''], ids) => {
      const moves = toEntries(drawn).flatMap((entry) => toMoves(entry, listAccountLines(entry, ids)));
      const whole = workOutStatement(moves, { currency: 'USD', from: FIRST_DAY, to: dayOf(DAYS) });
      const parts = [
        workOutStatement(moves, { currency: 'USD', from: FIRST_DAY, to: addDays(from, -1) }),
        workOutStatement(moves, { currency: 'USD', from, to }),
        workOutStatement(moves, { currency: 'USD', from: addDays(to, 1), to: dayOf(DAYS) }),
      ];
      expect(parts.flatMap(({ lines }) => lines)).toEqual(whole.lines);
      expect(parts.map(({ opening }) => opening)).toEqual([0, parts[0]?.closing, parts[1]?.closing]);
      expect(parts[2]?.closing).toBe(whole.closing);
    }),
  );
});

it('statement of account per client: what clients have who became one is what each of them had', () => {
  fc.assert(
    fc.property(entries, (drawn) => {
      const all = toEntries(drawn);
      const balanceOf = (ids: readonly string[]) =>
        sum(all.flatMap((entry) => toMoves(entry, listAccountLines(entry, ids))).map(toAmount));
      expect(balanceOf(CLIENTS)).toBe(sum(CLIENTS.map((id) => balanceOf([id]))));
    }),
  );
});

it('statement of account per client: what is owed less what is held is the balance of each currency', () => {
  fc.assert(
    fc.property(entries, people, (drawn, ids) => {
      const all = toEntries(drawn);
      const moves = all.flatMap((entry) => toMoves(entry, listAccountLines(entry, ids)));
      for (const { currency, owed, held } of toClientMoney(moves, { open: [] }, 'USD'))
        expect(owed - held).toBe(inBooks(all, ids, currency, dayOf(DAYS)));
    }),
  );
});
