import { expect, it } from 'vitest';
import { issuedInvoice } from '../an-invoice.fixture';
import { fillParts, toLeft, toPartKey } from './fill-parts';
import { listOpenShares } from './open-shares';

const [SHARE] = listOpenShares(issuedInvoice());
if (!SHARE) throw new Error('An issued invoice is open.');
const shares = [
  { ...SHARE, payer_id: 'a', owed: 300 },
  { ...SHARE, payer_id: 'b', owed: 500 },
  { ...SHARE, payer_id: 'c', owed: 200 },
];
const [, SECOND] = shares.map(toPartKey) as [string, string];
const amountsOf = (amount: number, typed = {}) => fillParts(amount, shares, typed).map((part) => part.amount);

it.each([
  [0, [0, 0, 0], 0],
  [250, [250, 0, 0], 0],
  [600, [300, 300, 0], 0],
  [1_200, [300, 500, 200], 200],
])('shares out %i in order, as far as it goes', (amount, amounts, left) => {
  expect(amountsOf(amount)).toEqual(amounts);
  expect(toLeft(amount, fillParts(amount, shares, {}))).toBe(left);
});
it('fills in no more invoices than fit into one payment', () => {
  const many = Array.from({ length: 10 }, (_, n) => ({
    ...SHARE,
    invoice_id: `${SHARE.invoice_id}${n}` as never,
    owed: 10,
  }));
  expect(fillParts(1_000, many, {}).filter(({ amount }) => amount > 0)).toHaveLength(8);
});
it('leaves what was typed, and shares out the rest', () => {
  expect(amountsOf(600, { [SECOND]: 100 })).toEqual([300, 100, 200]);
  expect(amountsOf(600, { [SECOND]: 0 })).toEqual([300, 0, 200]);
});
it('says by how much what was typed is too much', () => {
  const parts = fillParts(400, shares, { [SECOND]: 500 });
  expect(parts.map(({ amount }) => amount)).toEqual([0, 500, 0]);
  expect(toLeft(400, parts)).toBe(-100);
});
