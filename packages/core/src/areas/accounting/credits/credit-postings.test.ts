import { describe, expect, it } from 'vitest';
import { appliedLines, receivedLines } from '../payments/payment-postings';
import { expectWorkedOut, idFor } from '../worked-out.fixture';
import type { Worth } from '../worth';
import { creditedLines, expiredLines, toExpirySource } from './credit-postings';

const usd = (amount: number): Worth => ({ amount, base: amount });
const client = idFor<never>('client', 'M');
const credit = (id: string, amount: number) => ({
  ...{ id: id as never, currency: 'USD', credited_id: client, amount, base_amount: amount },
});

describe('credit in the books, as an accountant worked it out', () => {
  it('V12: kept of a payment, and spent on an invoice', () => {
    const kept = { ...credit('cr1', 50_000), kind: 'converted' as const, payment_id: 'p15' as never };
    expectWorkedOut(creditedLines(kept), 'V12', 'credit.converted:cr1');
    const way = { type: 'credit_point' as const, client, credit: 'cr1' };
    const of = { currency: 'USD', client, payment: 'p16' };
    expectWorkedOut(receivedLines({ ...of, way, received: usd(32_000) }), 'V12', 'payment.received:p16');
    const part = { unapplied: usd(32_000), owed: usd(32_000), invoice: idFor<string>('invoice', 'inv16') };
    expectWorkedOut(appliedLines({ ...of, ...part, owing: client, books: 'USD' }), 'V12', 'payment.applied:a16');
  });
  it('V12: granted, and expired', () => {
    const granted = { ...credit('cr2', 10_000), kind: 'granted' as const };
    expectWorkedOut(creditedLines(granted), 'V12', 'credit.granted:cr2');
    expectWorkedOut(expiredLines(granted, usd(10_000)), 'V12', toExpirySource(granted, 1));
  });
  it('is income where it was paid in and expires', () => {
    const kept = { ...credit('cr1', 50_000), kind: 'converted' as const };
    expect(expiredLines(kept, usd(18_000)).map(({ account, amount }) => [account, amount])).toEqual([
      ['2110', 18_000],
      ['4900', -18_000],
    ]);
  });
});
