import { CLIENT_SCOPE } from '../../../access/client-scope';
import type { SignedCall } from '../../../access/signed-call';
import { getCompanyToday } from '../../../access/user-time-zone';
import { type Result, refuse as refuseRequest } from '../../../base/result';
import { retryOnConflict } from '../../../store/retry-on-conflict';
import { takeOrdinal } from '../../../store/serial';
import type { Write } from '../../../store/write';
import { followMerges } from '../../clients/public';
import { readOwnBooks } from '../../ledger/public';
import { checkSpending, readSpentCredit } from '../credits/spend-credit';
import { refuse } from '../errors';
import { toClientOfInvoice } from '../invoices/invoice-names';
import type { RateTools } from '../invoices/issue-invoice';
import { applyParts, readOpenInvoices, saveInvoices } from './apply-payment';
import { checkBank, checkDay } from './money-moved';
import { type PartDraft, type Payment, type PaymentDraft, toUnapplied } from './payment';
import { paymentEvents } from './payment.events';
import { Payments } from './payment.records';
import type { PaymentId } from './payment-id';
import { postPayment } from './post-payment';
import { checkReach, recordArrival } from './record-arrival';

export type ShownPayment = { payment: Payment & { unapplied_amount: number } };
export const toShownPayment = (payment: Payment): ShownPayment => ({
  payment: { ...payment, unapplied_amount: toUnapplied(payment).amount },
});

type Received = PaymentDraft & { apply?: readonly PartDraft[] | undefined };

/** A payment that can be recorded, with the steps that do so. */
export type PlannedPayment = { payment: Payment; writes: Write[] };
/** What records a payment as things are; what keeps it from being recorded is `payment.not_ready`, each at its place. */
export const planReceipt = async (
  call: SignedCall<RateTools>,
  { apply = [], ...draft }: Received,
  ordinal: Promise<number>,
): Promise<Result<PlannedPayment>> => {
  const { actor, db, deps } = call;
  const today = getCompanyToday(actor, deps.now());
  const received_on = draft.received_on ?? today;
  const [serial, books, { client }, open, credit] = await Promise.all([
    ordinal,
    readOwnBooks(call),
    followMerges(db, draft.client_id),
    readOpenInvoices(db, apply),
    readSpentCredit(db, draft),
  ]);
  if (!client) return refuseRequest('record.missing');
  const issues = [
    ...checkDay(received_on, today, 'received_on'),
    ...checkBank(draft, books),
    ...(await checkSpending(db, { ...draft, received_on }, credit, { today, client_id: client.id })),
  ];
  if (client.deleted_at) issues.push({ path: 'client_id', message: 'We can’t find this client. Choose another one.' });
  if (issues.length > 0) return refuse('payment.not_ready', { issues });
  return recordArrival(call, {
    ...{ draft: { ...draft, received_on }, apply, serial, books, open, credit },
    payer: {
      ...{ client_id: client.id, client: toClientOfInvoice(client) },
      member_ids: [...CLIENT_SCOPE.membersOf(client)],
    },
  });
};

/**
 * Records money that a client paid, or credit that they spend, and what it is for, in one transaction. What isn't applied stays theirs. Dated
 * in the company's zone; what keeps it from being recorded is `payment.not_ready`, each at its place. Source: V02, V06, V12, V19.
 */
export const receivePayment = async (
  call: SignedCall<RateTools>,
  received: Received,
): Promise<Result<ShownPayment>> => {
  const ordinal = takeOrdinal(call.db, 'payment');
  return retryOnConflict(async () => {
    const planned = await planReceipt(call, received, ordinal);
    if (!planned.ok) return planned;
    const { payment, writes } = planned.value;
    return call.commit({ writes, answer: toShownPayment(payment) });
  });
};

/** Applies what is left of a payment to more invoices, today. */
export const applyMore = (
  call: SignedCall,
  { id, version, apply }: { id: PaymentId; version: number; apply: readonly PartDraft[] },
): Promise<Result<ShownPayment>> =>
  retryOnConflict(async () => {
    const { actor, db, deps, commit } = call;
    const [seen, books, found] = await Promise.all([
      db.getSeen(Payments, { id }, version),
      readOwnBooks(call),
      readOpenInvoices(db, apply),
    ]);
    if (!seen.ok) return seen;
    if (seen.value.deleted_at) return refuse('payment.deleted');
    const today = getCompanyToday(actor, deps.now());
    // A payment that was entered ahead of the company's day, by a clock of another zone, is applied on its own day.
    const day = seen.value.received_on > today ? seen.value.received_on : today;
    const applied = applyParts(seen.value, found, apply, { day, newId: deps.newId });
    if (!applied.ok) return applied;
    const { payment, invoices, entries } = applied.value;
    const posted = postPayment(call, payment, entries, { day, books });
    if (!posted.ok) return posted;
    const saved = db.save(Payments, seen.value, payment, { as: paymentEvents.applied });
    const writes = [saved, ...saveInvoices(db, invoices, 'paid'), ...posted.value];
    const reach = checkReach(writes, invoices);
    if (!reach.ok) return reach;
    return commit({ writes, answer: toShownPayment(saved.after) });
  });
