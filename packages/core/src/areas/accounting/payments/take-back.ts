import type { SignedCall } from '../../../access/signed-call';
import { getCompanyToday } from '../../../access/user-time-zone';
import { ok, type Refusal, type Result, refuse as refuseRequest } from '../../../base/result';
import { reverseAmounts } from '../../../base/reverse-amounts';
import { retryOnConflict } from '../../../store/retry-on-conflict';
import { withoutScope } from '../../../store/tenant-db';
import type { Write } from '../../../store/write';
import { readOwnBooks } from '../../ledger/public';
import { giveCreditBack } from '../credits/spend-credit';
import { refuse } from '../errors';
import { Invoices } from '../invoices/invoice.records';
import type { InvoiceId } from '../invoices/invoice-id';
import { removePart, saveInvoices } from './apply-payment';
import { detachAll, readPaidInvoices } from './detach-all';
import { toReceivedLines } from './money-moved';
import type { Payment } from './payment';
import { paymentEvents } from './payment.events';
import { Applications, Payments } from './payment.records';
import type { ApplicationId, PaymentId } from './payment-id';
import { followFirstPart } from './payment-names';
import { postPayment, toMemo } from './post-payment';
import { type ShownPayment, toShownPayment } from './receive-payment';
import { checkReach } from './record-arrival';

/** What takes a whole payment back in the books, once nothing of it is applied. */
const toDeletion = (payment: Payment) => ({
  source: `payment.deleted:${payment.id}`,
  memo: toMemo(payment.remark),
  lines: reverseAmounts(toReceivedLines(payment)),
});

/** A check that is on a deposit slip is at the bank. */
const findDepositFault = ({ deposit }: Pick<Payment, 'deposit'>): Refusal | undefined =>
  deposit && refuse('payment.is_deposited', { params: { number: String(deposit.number) } });

type Part = { id: ApplicationId; invoice_id?: InvoiceId | undefined };

/**
 * Takes a part of a payment off its invoice: the client has it unapplied again, and the invoice is owed again, gain or loss of the rate
 * included. With `deletes`, a payment of which this was all goes with it: what else is left of one stays the client’s. Source: V02.
 */
const takeOff = <T>(
  call: SignedCall,
  { id, invoice_id }: Part,
  { deletes, answer }: { deletes: boolean; answer: (payment: Payment) => T },
): Promise<Result<T>> =>
  retryOnConflict(async () => {
    const { actor, db, deps, commit } = call;
    const known = await db.get(Applications, { id }, true);
    if (!known || (invoice_id && known.invoice_id !== invoice_id)) return refuseRequest('record.missing');
    const [[payment, owed], books] = await Promise.all([
      db.getMany(
        [
          { def: Payments, key: { id: known.payment_id } },
          { def: Invoices, key: { id: known.invoice_id } },
        ],
        true,
      ),
      readOwnBooks(call),
    ]);
    const removed = payment && owed && removePart(payment, owed, id);
    if (!removed) return refuseRequest('record.missing');
    const day = getCompanyToday(actor, deps.now());
    const ends = deletes && removed.part.amount === payment.amount && !payment.online_id;
    const kept = ends ? findDepositFault(payment) : undefined;
    if (kept) return kept;
    const detached = { source: `payment.detached:${id}`, memo: removed.part.invoice_no, lines: removed.lines };
    const entries = ends ? [detached, toDeletion(payment)] : [detached];
    const posted = postPayment(call, payment, entries, { day, books });
    if (!posted.ok) return posted;
    const zone = actor.company.timezone;
    const givenBack = ends ? await giveCreditBack(db, payment, { day, zone }) : [];
    const after = ends ? removed.payment : await followFirstPart(db, removed.payment);
    const { invoice_no: invoice, amount } = removed.part;
    const saved = db.save(
      Payments,
      payment,
      { ...after, ...(ends && { deleted_at: deps.now() }) },
      { as: ends ? paymentEvents.deleted : paymentEvents.detached, changes: { invoice, amount } },
    );
    return commit({
      writes: [
        saved,
        ...saveInvoices(db, [{ before: owed, after: removed.invoice }], 'payment_detached'),
        ...givenBack,
        ...posted.value,
      ],
      answer: answer(saved.after),
    });
  });

/** Takes a part of a payment off its invoice. Source: R-ACC-092. */
export const detachPart = (call: SignedCall, part: Part): Promise<Result<ShownPayment>> =>
  takeOff(call, part, { deletes: false, answer: toShownPayment });

const done = () => ({ status: 'success' as const });
/** Takes a part of a payment off its invoice, and deletes a payment that has no other. Source: R-ACC-091. */
export const deletePart = (call: SignedCall, part: Part): Promise<Result<{ status: 'success' }>> =>
  takeOff(call, part, { deletes: true, answer: done });

/** What keeps a payment from being deleted, besides what it is applied to. */
const findDeletionFault = ({ refunds, conversions, online_id, deposit }: Payment): Refusal | undefined => {
  if (refunds.length > 0) return refuse('payment.is_refunded');
  if (conversions.length > 0) return refuse('payment.is_converted');
  if (online_id) return refuse('payment.is_online');
  return findDepositFault({ deposit });
};

/**
 * Deletes a payment that isn't applied to anything: it leaves the lists, and what it posted is taken back today. What was paid with credit is
 * credit again. Source: R-ACC-129, V12.
 */
export const deletePayment = (call: SignedCall, id: PaymentId): Promise<Result<{ status: 'success' }>> =>
  retryOnConflict(async () => {
    const { actor, db, deps, commit } = call;
    const [payment, books] = await Promise.all([db.get(Payments, { id }, true), readOwnBooks(call)]);
    if (!payment || payment.deleted_at) return refuseRequest('record.missing');
    if (payment.applied.length > 0) {
      const invoices = [...new Set(payment.applied.map(({ invoice_no }) => invoice_no))].join(', ');
      return refuse('payment.is_applied', { params: { invoices } });
    }
    const fault = findDeletionFault(payment);
    if (fault) return fault;
    const day = getCompanyToday(actor, deps.now());
    const posted = postPayment(call, payment, [toDeletion(payment)], { day, books });
    if (!posted.ok) return posted;
    const givenBack = await giveCreditBack(db, payment, { day, zone: actor.company.timezone });
    const saved = db.save(Payments, payment, { ...payment, deleted_at: deps.now() });
    return commit({ writes: [saved, ...givenBack, ...posted.value], answer: done() });
  });

/**
 * What takes a whole payment back that was recorded a moment ago from what a bank said: off all invoices that it is on, and out of the lists.
 * One of which something went back, or became credit, is refused as a deletion is.
 */
export const planUndoneReceipt = async (call: SignedCall, id: PaymentId): Promise<Result<Write[]>> => {
  const { actor, db, deps } = call;
  const [payment, books] = await Promise.all([db.get(Payments, { id }, true), readOwnBooks(call)]);
  if (!payment || payment.deleted_at) return refuseRequest('record.missing');
  const fault = findDeletionFault(payment);
  if (fault) return fault;
  const detached = detachAll(payment, await readPaidInvoices(withoutScope(db), payment));
  if (!detached) return refuseRequest('record.missing');
  const day = getCompanyToday(actor, deps.now());
  const posted = postPayment(call, payment, [...detached.entries, toDeletion(payment)], { day, books });
  if (!posted.ok) return posted;
  const after = { ...detached.payment, deleted_at: deps.now() };
  const saved = db.save(Payments, payment, after, { as: paymentEvents.deleted });
  const writes = [saved, ...saveInvoices(db, detached.invoices, 'payment_detached'), ...posted.value];
  const reach = checkReach(writes, detached.invoices);
  return reach.ok ? ok(writes) : reach;
};
