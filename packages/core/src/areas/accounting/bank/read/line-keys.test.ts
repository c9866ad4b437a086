import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from '../../../../base/days';
import type { ReadLine } from './bank-file';
import { keyLines } from './line-keys';

const FIRST_DAY = '2026-10-01';
const DAYS = 8;
const dayOf = (n: number) => addDays(FIRST_DAY, n);

/** Few values, so that many lines are the same but for their place. */
const drawn = fc.record({
  day: fc.nat(DAYS).map(dayOf),
  amount: fc.constantFrom(500, -500, 700),
  name: fc.constantFrom('Hotel Sol', 'Café', undefined),
  text: fc.constantFrom('Two nights', undefined),
});
type Drawn = typeof drawn extends fc.Arbitrary<infer T> ? T : never;
const toLine = ({ day, amount, name, text }: Drawn): ReadLine => ({
  day,
  amount,
  currency: 'EUR',
  ...(name && { name }),
  ...(text && { text }),
});
const lines = fc.array(drawn, { maxLength: 40 }).map((all) => all.map(toLine));

const isWithin = (first: number, length: number) => (line: ReadLine) =>
  line.day >= dayOf(first) && line.day <= dayOf(first + length);
const WHOLE = isWithin(0, DAYS);
const windows = fc.array(fc.tuple(fc.nat(DAYS), fc.nat(DAYS)), { maxLength: 6 });

it('knows each line of a statement once, from any files of whole days that overlap, in any order', () => {
  fc.assert(
    fc.property(lines, windows, fc.boolean(), (statement, drawnWindows, isNewestFirst) => {
      const taken = new Map<string, ReadLine>();
      for (const within of [...drawnWindows.map(([first, length]) => isWithin(first, length)), WHOLE]) {
        const file = statement.filter(within);
        const inOrder = isNewestFirst ? file.toReversed() : file;
        for (const [n, key] of keyLines('bank', inOrder).entries()) {
          const line = inOrder[n];
          if (line) taken.set(key, taken.get(key) ?? line);
        }
      }
      const sorted = (all: Iterable<ReadLine>) => [...all].map((line) => JSON.stringify(line)).toSorted();
      expect(sorted(taken.values())).toEqual(sorted(statement));
    }),
  );
});

it('knows each line with an id once, from any files that overlap, wherever these begin and end', () => {
  const cuts = fc.array(fc.tuple(fc.nat(40), fc.nat(40)), { maxLength: 6 });
  fc.assert(
    fc.property(lines, cuts, (all, drawnCuts) => {
      const statement = all.map((line, n) => ({ ...line, bank_id: `F${n}` }));
      const keys = new Set(keyLines('bank', statement));
      expect(keys.size).toBe(statement.length);
      for (const [from, length] of drawnCuts)
        for (const key of keyLines('bank', statement.slice(from, from + length))) expect(keys.has(key)).toBe(true);
    }),
  );
});

const LINE: ReadLine = { day: FIRST_DAY, amount: 500, currency: 'EUR', bank_id: '1', name: 'Hotel Sol', text: 'A' };
const keyOf = (line: Partial<ReadLine>, account = 'bank') => keyLines(account, [{ ...LINE, ...line }])[0];
it('takes lines for the same however their names are spelled, and for others where anything that counts differs', () => {
  expect(keyOf({ name: ' HOTEL  sol.', text: 'B' })).toBe(keyOf({}));
  const others = [keyOf({}), keyOf({ day: '2026-10-02' }), keyOf({ amount: -500 }), keyOf({ currency: 'USD' })];
  others.push(keyOf({ bank_id: '2' }), keyOf({ name: 'Café' }), keyOf({}, 'other'), keyLines('bank', [LINE, LINE])[1]);
  expect(new Set(others).size).toBe(others.length);
});
