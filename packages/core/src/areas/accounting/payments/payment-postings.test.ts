import { describe, expect, it } from 'vitest';
import { expectWorkedOut, idFor } from '../worked-out.fixture';
import { partOf, type Worth } from '../worth';
import { appliedLines, receivedLines, type Way } from './payment-postings';

const usd = (amount: number): Worth => ({ amount, base: amount });
type Come = { of: string; payment: string; amount: number };
const received = ({ of, payment, amount }: Come, way: Way) =>
  receivedLines({ currency: 'USD', client: idFor('client', of), payment, way, received: usd(amount) });
const applied = ({ of, payment, amount }: Come, invoice: string) =>
  appliedLines({
    ...{ currency: 'USD', client: idFor('client', of), owing: idFor('client', of), payment, books: 'USD' },
    ...{ invoice: idFor('invoice', invoice), unapplied: usd(amount), owed: usd(amount) },
  });

describe('money of clients in the books, as an accountant worked it out', () => {
  it('V02: a check that is applied in parts', () => {
    const check = { of: 'A', payment: 'p1', amount: 200_000 };
    expectWorkedOut(received(check, { type: 'check', payment: 'p1' }), 'V02', 'payment.received:p1');
    expectWorkedOut(applied({ ...check, amount: 33_333 }, 'inv1'), 'V02', 'payment.applied:a1');
    expectWorkedOut(applied({ ...check, amount: 50_000 }, 'inv1'), 'V02', 'payment.applied:a2');
  });
  it('V03: what a card pays on an invoice', () => {
    expectWorkedOut(applied({ of: 'C', payment: 'p3', amount: 123_456 }, 'inv3'), 'V03', 'payment.applied:a3');
  });
  it('V06: dinars, of which a card takes all but five fils', () => {
    const paid = { amount: 1_000_000, base: 325_190 };
    const of = { currency: 'KWD', client: idFor('client', 'K'), payment: 'p8' };
    const way = { type: 'strip_online_payment', payment: 'p8' } as const;
    expectWorkedOut(receivedLines({ ...of, way, received: paid }), 'V06', 'stripe:pi_8:succeeded');
    const owed = partOf({ amount: 1_000_005, base: 325_192 }, 1_000_000);
    expect(owed).toEqual(paid);
    const lines = appliedLines({
      ...{ ...of, owing: of.client, invoice: idFor('invoice', 'inv8'), books: 'USD', unapplied: paid, owed },
    });
    expectWorkedOut(lines, 'V06', 'payment.applied:a8');
    expect(partOf({ amount: 5, base: 2 }, 5)).toEqual({ amount: 5, base: 2 });
  });
  it('V07: a transfer onto the account of clients’ money', () => {
    const way = { type: 'bank_transfer', account: '1010', bank: 'trust' } as const;
    expectWorkedOut(received({ of: 'E', payment: 'p9', amount: 200_000 }, way), 'V07', 'payment.received:p9');
    expectWorkedOut(applied({ of: 'E', payment: 'p9', amount: 200_000 }, 'inv9'), 'V07', 'payment.applied:a9');
  });
  it('V19: an invoice in euro, paid at a lower rate', () => {
    const of = { currency: 'EUR', client: idFor<string>('client', 'Z'), payment: 'p24' };
    const lines = appliedLines({
      ...{ ...of, owing: of.client, invoice: idFor('invoice', 'inv24'), books: 'USD' },
      ...{ unapplied: { amount: 123_456, base: 133_049 }, owed: { amount: 123_456, base: 133_987 } },
    });
    // The accountant names the booking of the invoice besides.
    const withBooking = lines.map((line) =>
      line.account === '5800'
        ? { ...line, dimensions: { ...line.dimensions, booking: idFor<string>('booking', 'b24') } }
        : line,
    );
    expectWorkedOut(withBooking, 'V19', 'payment.applied:a24');
  });
});
