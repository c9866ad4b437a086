import { describe, expect, it } from 'vitest';
import { partOf, type Worth } from '../balanced-postings';
import { expectWorkedOut, idFor } from '../worked-out.fixture';
import * as pay from './payment-postings';
import * as supplier from './supplier-postings';

const usd = (amount: number): Worth => ({ amount, base: amount });
const TRUST: pay.Bank = { bank: 'trust', holds: 'client_money' };
const MAIN: pay.Bank = { bank: 'main', holds: 'operating' };
const client = (name: string) => idFor('client', name);
const invoice = (name: string) => idFor('invoice', name);
const bought = (booking: string, of: string) => ({
  booking: idFor('booking', booking),
  supplier: idFor('supplier', of),
});
const of = (name: string, payment: string, currency = 'USD') => ({ currency, client: client(name), payment });
const applied = (name: string, payment: string, inv: string, amount: number) =>
  pay.applyPayment({
    ...of(name, payment),
    ...{ invoice: invoice(inv), books: 'USD', unapplied: usd(amount), owed: usd(amount) },
  });
const negated = (lines: ReturnType<typeof applied>) =>
  lines.map((line) => ({ ...line, amount: 0 - line.amount, base_amount: 0 - line.base_amount }));

describe('money of clients in the books, as an accountant worked it out', () => {
  it('V02: a check, applied in parts, brought to the bank, and a part detached', () => {
    const check = { type: 'check' as const, payment: 'p1' };
    expectWorkedOut(
      pay.receivePayment({ ...of('A', 'p1'), way: check, received: usd(200_000) }),
      'V02',
      'payment.received:p1',
    );
    expectWorkedOut(applied('A', 'p1', 'inv1', 33_333), 'V02', 'payment.applied:a1');
    expectWorkedOut(
      pay.depositChecks(TRUST, 'USD', [{ payment: 'p1', worth: usd(200_000) }]),
      'V02',
      'deposit.made:slip1',
    );
    expectWorkedOut(negated(applied('A', 'p1', 'inv1', 50_000)), 'V02', 'payment.detached:a2');
  });
  it('V03: a card with a convenience fee, the processor’s cost, its payout, and what is the agency’s own', () => {
    const way = { type: 'strip_online_payment' as const, payment: 'p3' };
    const received = pay.receivePayment({ ...of('C', 'p3'), way, received: usd(123_456), fee: usd(4_198) });
    expectWorkedOut(received, 'V03', 'stripe:pi_3:succeeded');
    expectWorkedOut(applied('C', 'p3', 'inv3', 123_456), 'V03', 'payment.applied:a3');
    expectWorkedOut(pay.chargeProcessing('p3', 'USD', usd(3_732)), 'V03', 'stripe:txn_3:fee');
    const payout = pay.receivePayout({
      ...{ bank: TRUST, books: 'USD', arrived: { currency: 'USD', worth: usd(123_922) } },
      from: { currency: 'USD', dimensions: { payout: 'po_3' }, worth: usd(123_922) },
    });
    expectWorkedOut(payout, 'V03', 'stripe:po_3:paid');
    expectWorkedOut(pay.sweepTrust('trust', 'main', 'USD', usd(466)), 'V03', 'trust.swept:po_3');
  });
  it('V06: dinars, of which a card takes all but five fils', () => {
    const open = { amount: 1_000_005, base: 325_192 };
    const paid = { amount: 1_000_000, base: 325_190 };
    const way = { type: 'strip_online_payment' as const, payment: 'p8' };
    expectWorkedOut(
      pay.receivePayment({ ...of('K', 'p8', 'KWD'), way, received: paid }),
      'V06',
      'stripe:pi_8:succeeded',
    );
    const owed = partOf(open, 1_000_000);
    expect(owed).toEqual(paid);
    const apply = { ...of('K', 'p8', 'KWD'), invoice: invoice('inv8'), books: 'USD', unapplied: paid, owed };
    expectWorkedOut(pay.applyPayment(apply), 'V06', 'payment.applied:a8');
    const rest = partOf({ amount: 5, base: 2 }, 5);
    const rounded = pay.roundInvoice({ currency: 'KWD', client: client('K'), invoice: invoice('inv8') }, rest);
    expectWorkedOut(rounded, 'V06', 'invoice.rounded:inv8');
  });
  it('V07: a transfer, what the supplier gets and gives back, and a refund of a credit note', () => {
    const way = { type: 'bank_transfer' as const, bank: TRUST };
    expectWorkedOut(
      pay.receivePayment({ ...of('E', 'p9'), way, received: usd(200_000) }),
      'V07',
      'payment.received:p9',
    );
    const paid = supplier.paySupplier({
      ...{ books: 'USD', of: bought('b9', 'L'), owed: { currency: 'USD', worth: usd(200_000) } },
      paid: { bank: TRUST, currency: 'USD', worth: usd(200_000) },
    });
    expectWorkedOut(paid, 'V07', 'supplier.paid:sp9');
    expectWorkedOut(supplier.creditAtSupplier(bought('b9', 'L'), 'USD', usd(150_000)), 'V07', 'supplier.refund_due:b9');
    expectWorkedOut(
      supplier.receiveFromSupplier(bought('b9', 'L'), TRUST, 'USD', usd(150_000)),
      'V07',
      'supplier.refunded:sr1',
    );
    const refund = pay.refundPayment({
      ...{ currency: 'USD', books: 'USD', way, unapplied: usd(145_000) },
      of: { client: client('E'), credit_note: 'cn1' },
    });
    expectWorkedOut(refund, 'V07', 'payment.refunded:rf1');
  });
  it('V11: two chargebacks, one won, one lost and written off', () => {
    for (const payment of ['p13', 'p14'])
      expectWorkedOut(
        pay.withdrawDispute(payment, 'USD', usd(90_000), usd(1_500)),
        'V11',
        `stripe:d${payment.replace('p', 'p_')}:withdrawn`,
      );
    expectWorkedOut(pay.winDispute('p13', 'USD', usd(90_000)), 'V11', 'stripe:dp_13:reinstated');
    expectWorkedOut(pay.loseDispute(of('F', 'p14'), usd(90_000)), 'V11', 'stripe:dp_14:lost');
    const owing = { currency: 'USD', client: client('F'), invoice: invoice('inv14') };
    expectWorkedOut(pay.writeOff(owing, usd(90_000)), 'V11', 'receivable.written_off:inv14');
  });
  it('V12: credit that is kept, spent, granted and expired', () => {
    const credit = (name: string) => ({ currency: 'USD', client: client('M'), credit: name });
    expectWorkedOut(pay.convertToCredit(credit('cr1'), 'p15', usd(50_000)), 'V12', 'credit.converted:cr1');
    expectWorkedOut(pay.grantCredit(credit('cr2'), usd(10_000)), 'V12', 'credit.granted:cr2');
    const way = { type: 'credit_point' as const, client: client('M'), credit: 'cr1' };
    expectWorkedOut(
      pay.receivePayment({ ...of('M', 'p16'), way, received: usd(32_000) }),
      'V12',
      'payment.received:p16',
    );
    expectWorkedOut(pay.expireCredit(credit('cr2'), usd(10_000), 'goodwill'), 'V12', 'credit.expired:cr2');
  });
  it('V13: a supplier that was paid too much', () => {
    expectWorkedOut(supplier.creditAtSupplier(bought('b17', 'H'), 'USD', usd(3_000)), 'V13', 'supplier.overpaid:b17');
    const paid = supplier.paySupplier({
      ...{ books: 'USD', of: bought('b18', 'H'), owed: { currency: 'USD', worth: usd(90_000) } },
      credits: [{ of: bought('b17', 'H'), worth: usd(3_000) }],
      paid: { bank: MAIN, currency: 'USD', worth: usd(87_000) },
    });
    expectWorkedOut(paid, 'V13', 'supplier.paid:sp18');
  });
  it('V18: what a client pays at the supplier, and commission that is kept back', () => {
    const direct = pay.payAtSupplier({
      ...{ currency: 'USD', client: client('A'), invoice: invoice('inv22') },
      ...{ supplied: bought('b22', 'S'), worth: usd(150_000) },
    });
    expectWorkedOut(direct, 'V18', 'client.paid_supplier:cp1');
    const paid = supplier.paySupplier({
      ...{ books: 'USD', of: bought('b23', 'S'), owed: { currency: 'USD', worth: usd(150_000) } },
      ...{ commission: usd(15_000), paid: { bank: TRUST, currency: 'USD', worth: usd(135_000) } },
    });
    expectWorkedOut(paid, 'V18', 'supplier.paid:sp23');
  });
  it('V05: a supplier in euro, paid in two parts while the rate moves', () => {
    const open = { amount: 234_567, base: 254_576 };
    const first = partOf(open, 100_000);
    const rest = { amount: open.amount - first.amount, base: open.base - first.base };
    const part = (worth: Worth, base: number) =>
      supplier.paySupplier({
        ...{ books: 'USD', of: bought('b6', 'R'), owed: { currency: 'EUR', worth } },
        paid: { bank: MAIN, currency: 'USD', worth: usd(base) },
      });
    expectWorkedOut(part(first, 107_210), 'V05', 'supplier.paid:sp1');
    expectWorkedOut(part(partOf(rest, 134_567), 147_889), 'V05', 'supplier.paid:sp2');
  });
  it('V19: an invoice in euro, paid at a lower rate, and its payout in dollars', () => {
    const paid = { amount: 123_456, base: 133_049 };
    const lines = pay.applyPayment({
      ...{ ...of('Z', 'p24', 'EUR'), invoice: invoice('inv24'), books: 'USD' },
      ...{ unapplied: paid, owed: { amount: 123_456, base: 133_987 } },
    });
    // The accountant names the booking of the invoice besides.
    const withBooking = lines.map((line) =>
      line.account === '5800'
        ? { ...line, dimensions: { ...line.dimensions, booking: idFor('booking', 'b24') } }
        : line,
    );
    expectWorkedOut(withBooking, 'V19', 'payment.applied:a24');
    const payout = pay.receivePayout({
      ...{ bank: TRUST, books: 'USD', arrived: { currency: 'USD', worth: usd(133_049) } },
      from: { currency: 'EUR', dimensions: { payment: 'p24' }, worth: paid },
    });
    expectWorkedOut(payout, 'V19', 'stripe:po_24:paid');
  });
});
