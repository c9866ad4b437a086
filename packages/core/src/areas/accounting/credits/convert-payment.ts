import type { SignedCall } from '../../../access/signed-call';
import { getCompanyToday } from '../../../access/user-time-zone';
import type { Result } from '../../../base/result';
import { checkSeen } from '../../../store/check-seen';
import { retryOnConflict } from '../../../store/retry-on-conflict';
import { readOwnBooks } from '../../ledger/public';
import { refuse } from '../errors';
import { MOST_CONVERSIONS, toFree, toUnapplied } from '../payments/payment';
import { paymentEvents } from '../payments/payment.events';
import { Payments } from '../payments/payment.records';
import type { PaymentId } from '../payments/payment-id';
import { type ShownPayment, toShownPayment } from '../payments/receive-payment';
import { sayFree } from '../payments/refund-payment';
import { partOf } from '../worth';
import { type ConversionDraft, checkExpiry, type ShownCredit, toShownCredit } from './credit';
import { creditEvents } from './credit.events';
import { Credits } from './credit.records';
import { creditedLines } from './credit-postings';
import { startCredit } from './grant-credit';
import { postCredit } from './post-credit';

const CONVERSIONS = {
  disputed: 'This payment is disputed, so it can’t become credit before the bank has decided.',
  applied: 'of this payment isn’t applied. Enter up to that much.',
};
type Asked = ConversionDraft & { id: PaymentId; version: number };
/** A payment, and what of it is credit now. */
export type Converted = ShownPayment & { credit: ShownCredit };

/**
 * Keeps what isn't applied of a payment, or a part of it, as credit of its client. It never expires unless a day is said. More than is left is
 * `payment.not_ready`, and credit that became a payment stays one: `payment.is_credit`. Source: V12, law 10.
 */
export const convertPayment = (call: SignedCall, { id, version, ...draft }: Asked): Promise<Result<Converted>> =>
  retryOnConflict(async () => {
    const { actor, db, deps, commit } = call;
    const [stored, books] = await Promise.all([db.get(Payments, { id }, true), readOwnBooks(call)]);
    const seen = checkSeen(stored, version);
    if (!seen.ok) return seen;
    const payment = seen.value;
    if (payment.deleted_at) return refuse('payment.deleted');
    if (payment.credit_id) return refuse('payment.is_credit');
    const today = getCompanyToday(actor, deps.now());
    // A payment that was entered ahead of the company's day, by a clock of another zone, becomes credit on its own day at the earliest.
    const day = payment.received_on > today ? payment.received_on : today;
    const left = toUnapplied(payment);
    const issues = checkExpiry(draft.expires_on, day);
    if (draft.amount > toFree(payment)) issues.push({ path: 'amount', message: sayFree(payment, CONVERSIONS) });
    if (payment.conversions.length >= MOST_CONVERSIONS)
      issues.push({ path: 'amount', message: `Up to ${MOST_CONVERSIONS} parts of a payment can be kept as credit.` });
    if (issues.length > 0) return refuse('payment.not_ready', { issues });
    const { base } = partOf(left, draft.amount);
    const credit = startCredit(call, {
      ...{ ...draft, kind: 'converted', day, base_amount: base, books: payment.books, currency: payment.currency },
      ...{ client_id: payment.client_id, client: payment.client, credited_id: payment.paid_by_id },
      ...{ rate: payment.rate, payment_id: payment.id, received_on: payment.received_on },
    });
    const entry = { source: `credit.converted:${credit.id}`, lines: creditedLines(credit) };
    const posted = postCredit(call, credit, entry, { day, books });
    if (!posted.ok) return posted;
    const part = { credit_id: credit.id, amount: draft.amount, base, converted_on: day };
    const after = { ...payment, conversions: [...payment.conversions, part] };
    const saved = db.save(Payments, payment, after, { as: paymentEvents.converted });
    const created = db.create(Credits, credit, { as: creditEvents.converted });
    return commit({
      writes: [saved, created, ...posted.value],
      answer: { ...toShownPayment(saved.after), credit: toShownCredit(created.after, today) },
    });
  });
