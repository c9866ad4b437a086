import { reverseAmounts } from '../../../base/reverse-amounts';
import type { Invoice } from '../invoices/invoice';
import type { InvoiceId } from '../invoices/invoice-id';
import { type Payment, type Refund, toFeeLeft, toUnapplied } from '../payments/payment';
import type { RefundId } from '../payments/payment-id';
import { toRefundedLines } from '../payments/refund-payment';
import { partOf } from '../worth';
import { freeUp, type OnlineChange } from './free-up';
import type { StandingRefund } from './online-payments';

/** What went back of a payment, of its fee, and what the client had already. */
export type Split = { amount: number; fee: number; over: number };
/**
 * How much of what is taken is of the payment, and how much of its fee: what of the payment isn’t gone first, unless it is said how much of the
 * fee it is.
 */
export const splitTaken = (payment: Payment, taken: number, said = 0): Split => {
  const there = toUnapplied(payment).amount + payment.applied.reduce((sum, { amount }) => sum + amount, 0);
  const feeLeft = toFeeLeft(payment).amount;
  const asked = Math.min(said, taken, feeLeft);
  const amount = Math.min(taken - asked, there);
  const fee = Math.min(taken - amount, feeLeft);
  return { amount, fee, over: taken - amount - fee };
};

/** What so much of a payment that isn’t there any more was worth when it came. */
export const worthOver = ({ amount, base_amount }: Payment, over: number): number =>
  partOf({ amount, base: base_amount }, over).base;

/** A refund that somebody recorded here after they made it at Stripe: it is that one, and nothing is posted again. */
const findNoted = ({ refunds }: Payment, { amount }: StandingRefund): Refund | undefined =>
  refunds.find(
    (one) => !one.online_id && one.transaction_type === 'strip_online_payment' && one.amount + one.fee === amount,
  );
const stateOf = ({ state }: StandingRefund): Refund['online_state'] => (state === 'pending' ? 'pending' : 'succeeded');

type Taking = { id: RefundId; day: string; by: string; fee: number; invoices: ReadonlyMap<InvoiceId, Invoice> };
/** Takes in a refund that was made at Stripe: of what isn’t applied, and then off invoices, which are owed again. Source: R-ACC-051, V07, law 10. */
export const takeRefund = (
  before: Payment,
  standing: StandingRefund,
  { id, day, by, fee: said, invoices }: Taking,
): OnlineChange => {
  const noted = findNoted(before, standing);
  if (noted) {
    const linked = { ...noted, online_id: standing.id, online_state: stateOf(standing) };
    const refunds = before.refunds.map((one) => (one === noted ? linked : one));
    return { payment: { ...before, refunds }, invoices: [], entries: [] };
  }
  const { amount, fee, over } = splitTaken(before, standing.amount, said);
  const freed = freeUp(before, invoices, { amount, because: standing.id, day });
  const [left, feeLeft] = [toUnapplied(freed.payment), toFeeLeft(freed.payment)];
  const [{ base }, { base: fee_base }] = [partOf(left, amount), partOf(feeLeft, fee)];
  const over_base = worthOver(before, over);
  const refund: Refund = {
    ...{ id, transaction_type: 'strip_online_payment', refunded_on: day, refunded_by_name: by },
    // What it is worth by then is seen where Stripe changes it.
    ...{ amount, base, paid_base: base, fee, fee_base, fee_paid_base: fee_base, over, over_base },
    ...{ rate: before.rate, online_id: standing.id, online_state: stateOf(standing) },
  };
  const payment = { ...freed.payment, refunds: [...freed.payment.refunds, refund] };
  const entry = { source: `stripe:${standing.id}:refunded`, memo: '', day, lines: toRefundedLines(payment, refund) };
  return { ...freed, payment, entries: [...freed.entries, entry] };
};

/** Takes back a refund that Stripe couldn’t pay: the money is the client’s again. */
export const failRefund = (before: Payment, refund: Refund, { failure, day }: { failure: string; day: string }) => {
  const payment: Payment = {
    ...before,
    refunds: before.refunds.filter((one) => one !== refund),
    failed_refunds: [...before.failed_refunds, { ...refund, failed_on: day, failure }],
  };
  const lines = reverseAmounts(toRefundedLines(before, refund));
  const entries = [{ source: `stripe:${refund.online_id}:refund_failed`, memo: '', day, lines }];
  return { payment, invoices: [], entries } satisfies OnlineChange;
};
