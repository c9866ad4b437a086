import { CLIENT_SCOPE } from '../../../access/client-scope';
import type { SignedCall } from '../../../access/signed-call';
import { getCompanyToday } from '../../../access/user-time-zone';
import { ok, type Result, refuse as refuseRequest } from '../../../base/result';
import { sum } from '../../../base/sum';
import { retryOnConflict } from '../../../store/retry-on-conflict';
import { takeOrdinal } from '../../../store/serial';
import { countSteps } from '../../../store/transact';
import type { Write } from '../../../store/write';
import { followMerges } from '../../clients/public';
import { readOwnBooks } from '../../ledger/public';
import { refuse } from '../errors';
import { toClientOfInvoice } from '../invoices/invoice-names';
import type { RateTools } from '../invoices/issue-invoice';
import { applyParts, readOpenInvoices, saveInvoices } from './apply-payment';
import { checkBank, checkDay, findWorth, toMoved, toReceivedLines } from './money-moved';
import { type PartDraft, type Payment, type PaymentDraft, toUnapplied } from './payment';
import { paymentEvents } from './payment.events';
import { Payments } from './payment.records';
import type { PaymentId } from './payment-id';
import { postPayment } from './post-payment';

export type ShownPayment = { payment: Payment & { unapplied_amount: number } };
export const toShownPayment = (payment: Payment): ShownPayment => ({
  payment: { ...payment, unapplied_amount: toUnapplied(payment).amount },
});

/** As many steps as one transaction holds, less what every call brings besides. */
const MOST_STEPS = 94;
/** What is told of an invoice, its entry in the history, and its part of what all invoices come to. */
const STEPS_OF_INVOICE = 3;
/** Whether it all fits into one transaction: an invoice of many trips and payers takes more of it. */
export const checkReach = (writes: readonly Write[], invoices: readonly unknown[]): Result<undefined> =>
  sum(writes.map(countSteps)) + STEPS_OF_INVOICE * invoices.length > MOST_STEPS
    ? refuse('payment.not_ready', {
        issues: [
          { path: 'apply', message: 'That’s too many invoices at once. Apply the payment to fewer, then to the rest.' },
        ],
      })
    : ok(undefined);

type Received = PaymentDraft & { apply?: readonly PartDraft[] | undefined };

/**
 * Records money that a client paid, and what it is for, in one transaction. What isn't applied stays theirs. Dated in the company's zone; what
 * keeps it from being recorded is `payment.not_ready`, each at its place. Source: V02, V06, V19.
 */
export const receivePayment = async (
  call: SignedCall<RateTools>,
  { apply = [], ...draft }: Received,
): Promise<Result<ShownPayment>> => {
  const ordinal = takeOrdinal(call.db, 'payment');
  return retryOnConflict(async () => {
    const { actor, db, deps, commit } = call;
    const today = getCompanyToday(actor, deps.now());
    const received_on = draft.received_on ?? today;
    const [serial, books, { client }, open] = await Promise.all([
      ordinal,
      readOwnBooks(call),
      followMerges(db, draft.client_id),
      readOpenInvoices(db, apply),
    ]);
    const issues = [...checkDay(received_on, today, 'received_on'), ...checkBank(draft, books)];
    if (!client) return refuseRequest('record.missing');
    if (client.deleted_at)
      issues.push({ path: 'client_id', message: 'We can’t find this client. Choose another one.' });
    if (issues.length > 0) return refuse('payment.not_ready', { issues });
    const found = await findWorth(deps, { ...draft, day: received_on, books: books.currency });
    if (!found.ok) return found;
    const { worth, rate } = found.value;
    const received: Payment = {
      ...toMoved(draft, rate),
      ...{ id: deps.newId('payment'), serial, received_on },
      ...{ client_id: client.id, client: toClientOfInvoice(client), paid_by_id: draft.client_id },
      member_ids: [...CLIENT_SCOPE.membersOf(client)],
      ...{ received_by: actor.user_id, received_by_name: actor.name, books: books.currency, base_amount: worth },
      ...{ applied: [], refunds: [], created_at: deps.now(), updated_at: deps.now(), version: 1 },
    };
    const applied = applyParts(received, open, apply, { day: received_on, newId: deps.newId });
    if (!applied.ok) return applied;
    const { payment, invoices, entries } = applied.value;
    const arrival = {
      source: `payment.received:${payment.id}`,
      memo: payment.remark ?? '',
      lines: toReceivedLines(payment),
    };
    const posted = postPayment(call, payment, [arrival, ...entries], { day: received_on, books });
    if (!posted.ok) return posted;
    const writes = [db.create(Payments, payment), ...saveInvoices(db, invoices, 'paid'), ...posted.value];
    const reach = checkReach(writes, invoices);
    if (!reach.ok) return reach;
    return commit({ writes, answer: toShownPayment(payment) });
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
