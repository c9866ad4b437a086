import { describe, expect, it } from 'vitest';
import { expectWorkedOut, idFor } from '../worked-out.fixture';
import { convertedLines, disputedLines, lostLines, paidOutLines, processingLines, toNet } from './money-postings';

const payment = (id: string, client: string, currency = 'USD') => ({
  ...{ id: id as never, currency, books: 'USD', paid_by_id: idFor<never>('client', client) },
});
const usd = (amount: number, fee: number) => ({ amount, base: amount, fee, currency: 'USD' });

describe('what Stripe does with a payment, in the books as an accountant worked it out', () => {
  it('V03: what it keeps, and what goes to the bank', () => {
    const move = usd(127_654, 3_732);
    expectWorkedOut(processingLines(payment('p3', 'C'), move), 'V03', 'stripe:txn_3:fee');
    const net = toNet(move);
    expect(net).toEqual({ amount: 123_922, base: 123_922 });
    expect(paidOutLines({ id: 'po_3', account: '1010', currency: 'USD' }, net)).toMatchObject([
      { account: '1010', amount: 123_922 },
      { account: '1030', amount: -123_922, dimensions: { payout: 'po_3' } },
    ]);
  });
  it('V11: a dispute that is won, and one that is lost', () => {
    const dispute = { amount: 90_000, base: 90_000 };
    const [won, lost] = [payment('p13', 'F'), payment('p14', 'F')];
    expectWorkedOut(disputedLines(won, dispute, usd(-90_000, 1_500)), 'V11', 'stripe:dp_13:withdrawn');
    expectWorkedOut(disputedLines(won, dispute, usd(90_000, 0)), 'V11', 'stripe:dp_13:reinstated');
    expectWorkedOut(disputedLines(lost, dispute, usd(-90_000, 1_500)), 'V11', 'stripe:dp_14:withdrawn');
    const parts = { on: '2026-06-25', amount: 90_000, base: 90_000, fee: 0, fee_base: 0, over: 0, over_base: 0 };
    expectWorkedOut(lostLines(lost, dispute, parts), 'V11', 'stripe:dp_14:lost');
  });
  it('V19: euro that Stripe changes into dollars at the rate at which they came', () => {
    const euro = payment('p24', 'Z', 'EUR');
    const lines = convertedLines(euro, { amount: 123_456, base: 133_049 }, usd(133_049, 0));
    expect(lines.map(({ account, currency, amount, base_amount }) => [account, currency, amount, base_amount])).toEqual(
      [
        ['1030', 'EUR', -123_456, -133_049],
        ['1030', 'USD', 133_049, 133_049],
        ['1990', 'EUR', 123_456, 133_049],
        ['1990', 'USD', -133_049, -133_049],
      ],
    );
  });
  it('gives the fee of a dispute back where Stripe does', () => {
    const lines = disputedLines(payment('p13', 'F'), { amount: 90_000, base: 90_000 }, usd(90_000, -1_500));
    expect(lines.map(({ account, amount }) => [account, amount])).toEqual([
      ['1040', -90_000],
      ['5210', -1_500],
      ['1030', 91_500],
    ]);
  });
});
