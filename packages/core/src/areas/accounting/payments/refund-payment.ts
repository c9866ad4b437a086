import type { SignedCall } from '../../../access/signed-call';
import { getCompanyToday } from '../../../access/user-time-zone';
import { money } from '../../../base/money';
import { formatMoney } from '../../../base/money-text';
import { type Result, refuse as refuseRequest } from '../../../base/result';
import { reverseAmounts } from '../../../base/reverse-amounts';
import { checkSeen } from '../../../store/check-seen';
import { retryOnConflict } from '../../../store/retry-on-conflict';
import { readOwnBooks } from '../../ledger/public';
import type { Line } from '../balanced-postings';
import { refuse } from '../errors';
import type { RateTools } from '../invoices/issue-invoice';
import { partOf } from '../worth';
import { checkBank, checkDay, findWorth, toMoved, toWay, toWorth } from './money-moved';
import { MOST_REFUNDS, type Payment, type Refund, type RefundDraft, toFeeLeft, toFree, toUnapplied } from './payment';
import { paymentEvents } from './payment.events';
import { Payments } from './payment.records';
import type { PaymentId, RefundId } from './payment-id';
import { refundedLines } from './payment-postings';
import { postPayment, toMemo } from './post-payment';
import { type ShownPayment, toShownPayment } from './receive-payment';

/** What a refund posts when the money goes. */
export const toRefundedLines = (payment: Payment, refund: Refund): Line[] =>
  refundedLines({
    ...{ currency: payment.currency, client: payment.paid_by_id, payment: payment.id, books: payment.books },
    way: toWay(payment.id, refund),
    unapplied: { amount: refund.amount, base: refund.base },
    paid: { amount: refund.amount, base: refund.paid_base },
    fee: {
      left: { amount: refund.fee, base: refund.fee_base },
      paid: { amount: refund.fee, base: refund.fee_paid_base },
    },
    over: { amount: refund.over, base: refund.over_base },
  });

/** What is said of a payment of which less is left than somebody wants to give away, and of a fee. */
export const sayFree = (payment: Payment, { disputed, applied }: Record<'disputed' | 'applied', string>): string => {
  const [left, free] = [toUnapplied(payment).amount, toFree(payment)];
  const most = formatMoney(money(free, payment.currency));
  return free < left
    ? `${disputed} ${free > 0 ? `Until then, up to ${most} can.` : ''}`.trim()
    : `Only ${most} ${applied}`;
};
export const REFUNDS = {
  disputed: 'This payment is disputed, so it can’t go back before the bank has decided.',
  applied: 'of this payment isn’t applied. Detach more of it first.',
};
export const sayFeeLeft = (payment: Payment): string =>
  `Only ${formatMoney(money(toFeeLeft(payment).amount, payment.currency))} of the fee hasn’t gone back. Enter up to that much.`;

type Asked = RefundDraft & { id: PaymentId; version: number };

/**
 * Records money of a payment that went back to its client, up to what isn't applied: what is on an invoice is detached first. Source: V07,
 * R-ACC-051, law 10.
 */
export const refundPayment = (
  call: SignedCall<RateTools>,
  { id, version, ...draft }: Asked,
): Promise<Result<ShownPayment>> =>
  retryOnConflict(async () => {
    const { actor, db, deps, commit } = call;
    const [stands, books] = await Promise.all([db.get(Payments, { id }, true), readOwnBooks(call)]);
    const seen = checkSeen(stands, version);
    if (!seen.ok) return seen;
    const payment = seen.value;
    if (payment.deleted_at) return refuse('payment.deleted');
    if (payment.credit_id) return refuse('payment.is_credit');
    const today = getCompanyToday(actor, deps.now());
    // A payment that was entered ahead of the company's day, by a clock of another zone, goes back on its own day at the earliest.
    const latest = payment.received_on > today ? payment.received_on : today;
    const refunded_on = draft.refunded_on ?? latest;
    const [left, free] = [toUnapplied(payment), toFree(payment)];
    const issues = [...checkDay(refunded_on, latest, 'refunded_on'), ...checkBank(draft, books)];
    if (refunded_on < payment.received_on)
      issues.push({ path: 'refunded_on', message: 'That’s before the payment came. Choose a later day.' });
    if (draft.amount > free) issues.push({ path: 'amount', message: sayFree(payment, REFUNDS) });
    const fee = toFeeLeft(payment);
    if (draft.fee > fee.amount) issues.push({ path: 'fee', message: sayFeeLeft(payment) });
    if (payment.refunds.length >= MOST_REFUNDS)
      issues.push({ path: 'amount', message: `A payment can have up to ${MOST_REFUNDS} refunds.` });
    if (issues.length > 0) return refuse('payment.not_ready', { issues });
    const { currency } = payment;
    const found = await findWorth(deps, { ...draft, currency, day: refunded_on, books: payment.books });
    if (!found.ok) return found;
    const refund: Refund = {
      ...toMoved(draft, found.value.rate),
      ...{ id: deps.newId('refund'), refunded_on, refunded_by_name: actor.name },
      ...{ base: partOf(left, draft.amount).base, paid_base: found.value.worth, over: 0, over_base: 0 },
      fee_base: partOf(fee, draft.fee).base,
      fee_paid_base: toWorth(draft.fee, currency, { books: payment.books, rate: found.value.rate }),
    };
    const entry = {
      source: `payment.refunded:${refund.id}`,
      memo: toMemo(refund.remark),
      lines: toRefundedLines(payment, refund),
    };
    const posted = postPayment(call, refund, [entry], { day: refunded_on, books });
    if (!posted.ok) return posted;
    const after = { ...payment, refunds: [...payment.refunds, refund] };
    const saved = db.save(Payments, payment, after, { as: paymentEvents.refunded });
    return commit({ writes: [saved, ...posted.value], answer: toShownPayment(saved.after) });
  });

/** Takes back a refund that was recorded in error: the money is the client's again, and what it posted is taken back today. */
export const deleteRefund = (
  call: SignedCall,
  { id, refund_id }: { id: PaymentId; refund_id: RefundId },
): Promise<Result<ShownPayment>> =>
  retryOnConflict(async () => {
    const { actor, db, deps, commit } = call;
    const [payment, books] = await Promise.all([db.get(Payments, { id }, true), readOwnBooks(call)]);
    const refund = payment?.refunds.find((one) => one.id === refund_id);
    if (!payment || !refund) return refuseRequest('record.missing');
    if (refund.online_id) return refuse('payment.refund_is_online');
    const entry = {
      source: `payment.refund_deleted:${refund.id}`,
      memo: toMemo(refund.remark),
      lines: reverseAmounts(toRefundedLines(payment, refund)),
    };
    const posted = postPayment(call, refund, [entry], { day: getCompanyToday(actor, deps.now()), books });
    if (!posted.ok) return posted;
    const after = { ...payment, refunds: payment.refunds.filter((one) => one !== refund) };
    const saved = db.save(Payments, payment, after, { as: paymentEvents.refund_deleted });
    return commit({ writes: [saved, ...posted.value], answer: toShownPayment(saved.after) });
  });
