import { describe, expect, it } from 'vitest';
import { expectWorkedOut, idFor } from '../worked-out.fixture';
import type { Worth } from '../worth';
import { clientPaidLines, supplierPaidLines } from './supplier-postings';

const usd = (amount: number): Worth => ({ amount, base: amount });
const about = (booking: string) => ({ booking: idFor('booking', booking), supplier: idFor('supplier', 'S') });

describe('money of suppliers in the books', () => {
  it('V18: a client who pays the supplier moves no money of the agency', () => {
    const lines = clientPaidLines({
      currency: 'USD',
      parts: [
        {
          ...{ about: about('b22'), client: idFor('client', 'A'), invoice: idFor('invoice', 'inv22') },
          settled: usd(150_000),
        },
      ],
    });
    expectWorkedOut(lines, 'V18', 'client.paid_supplier:cp1');
  });

  it('V18: what the agency keeps of a payment is its commission', () => {
    const lines = supplierPaidLines(
      {
        ...{ currency: 'USD', books: 'USD' },
        way: { payment: 'sp23', transaction_type: 'bank_transfer', account: '1010' },
        parts: [{ about: about('b23'), settled: usd(150_000), moved: usd(135_000), commission: usd(15_000) }],
      },
      'company_to_supplier',
    );
    expect(lines.map(({ account, amount }) => [account, amount])).toEqual([
      ['2000', 150_000],
      ['2220', -15_000],
      ['1010', -135_000],
    ]);
  });

  it('has what a rate gained or lost on the booking, both ways', () => {
    const paid = {
      ...{ currency: 'EUR', books: 'USD', way: { payment: 'sp', transaction_type: 'check' as const } },
      parts: [
        {
          about: about('b1'),
          ...{ settled: { amount: 1_000, base: 1_100 }, moved: { amount: 1_000, base: 1_150 }, commission: usd(0) },
        },
      ],
    };
    const sums = (lines: ReturnType<typeof supplierPaidLines>) =>
      Object.fromEntries(
        ['2000', '1000', '4800', '5800'].map((code) => [
          code,
          lines.filter(({ account }) => account === code).reduce((all, { base_amount }) => all + base_amount, 0),
        ]),
      );
    expect(sums(supplierPaidLines(paid, 'company_to_supplier'))).toEqual({
      2000: 1_100,
      1000: -1_150,
      4800: 0,
      5800: 50,
    });
    expect(sums(supplierPaidLines(paid, 'supplier_to_company'))).toEqual({
      2000: -1_100,
      1000: 1_150,
      4800: -50,
      5800: 0,
    });
  });
});
