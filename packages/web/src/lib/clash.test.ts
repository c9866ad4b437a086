import { expect, it } from 'vitest';
import { clashesAt, clashWords, listClashes } from './clash';

it.each([
  ['a price by its total', { total_price: 125000, currency: 'USD', net: 1, taxes: { vat: 2 } }, '“$1,250.00”'],
  ['an amount', { minor: 990, currency: 'USD' }, '“$9.90”'],
  [
    'an object by what is given of it',
    { start_date: '2031-05-02', start_time: '', at: { name: 'Bar' } },
    '“2031-05-02, Bar”',
  ],
  ['a list by its length', [1, 2], '2 entries'],
  ['nothing', undefined, '“nothing”'],
  ['a choice', false, 'off'],
  ['a long text by its beginning', 'x'.repeat(200), `“${'x'.repeat(80)}…”`],
])('tells %s in words', (_what, theirs, words) =>
  expect(clashWords({ field: 'it', theirs, mine: 'b' })).toBe(`it: theirs is ${words}, yours is “b”`),
);

it('names the fields that differ, and a part of one by itself', () => {
  expect(listClashes({ a_b: 1, c: { d: 2, e: undefined } }, { a_b: 2, c: { d: 2 } })).toEqual([
    { field: 'a b', theirs: 1, mine: 2 },
  ]);
  expect(clashesAt({ stay: { board: 'x' } }, { stay: { board: 'y' } }, ['stay.board'])).toEqual([
    { field: 'board', theirs: 'x', mine: 'y' },
  ]);
});
