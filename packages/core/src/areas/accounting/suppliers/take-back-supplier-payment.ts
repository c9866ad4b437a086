import type { SignedCall } from '../../../access/signed-call';
import { getCompanyToday } from '../../../access/user-time-zone';
import { ok, type Result, refuse as refuseRequest } from '../../../base/result';
import { reverseAmounts } from '../../../base/reverse-amounts';
import { retryOnConflict } from '../../../store/retry-on-conflict';
import { withoutScope } from '../../../store/tenant-db';
import type { Write } from '../../../store/write';
import { readOwnBooks } from '../../ledger/public';
import { refuse } from '../errors';
import type { Invoice } from '../invoices/invoice';
import { Invoices } from '../invoices/invoice.records';
import {
  postSupplierPayment,
  readSupplierMoney,
  saveShares,
  saveSupplierMoney,
  toSupplierLines,
} from './supplier-money';
import type { SupplierPart } from './supplier-payment';
import { SupplierPayments } from './supplier-payment.records';
import type { SupplierPaymentId } from './supplier-payment-id';

/** The invoices of which clients paid suppliers, as they are now. */
const readInvoices = async ({ db }: SignedCall, parts: readonly SupplierPart[]): Promise<Invoice[]> => {
  const ids = [...new Set(parts.flatMap(({ invoice_id }) => (invoice_id ? [invoice_id] : [])))];
  const found = await withoutScope(db).getMany(
    ids.map((id) => ({ def: Invoices, key: { id } })),
    true,
  );
  return found.filter((invoice) => invoice !== undefined);
};
/**
 * What deletes a payment that was recorded in error: it leaves the lists, its bookings are owed for again, and what it posted is taken back today.
 * One of which a supplier gave something back is `supplier_payment.is_returned`.
 */
export const planSupplierDeletion = async (call: SignedCall, id: SupplierPaymentId): Promise<Result<Write[]>> => {
  const { actor, db, deps } = call;
  const [payment, books] = await Promise.all([db.get(SupplierPayments, { id }, true), readOwnBooks(call)]);
  if (!payment || payment.deleted_at) return refuseRequest('record.missing');
  const kept = await readSupplierMoney(call, payment.parts);
  const { kind, currency, parts } = payment;
  const field = kind === 'client_to_supplier' ? 'paid_by_clients' : 'paid';
  const isGone = ({ trip_id, booking_id, amount }: SupplierPart) => {
    const paid = kept.get(trip_id)?.[field]?.[booking_id];
    if (kind === 'supplier_to_company') return paid !== undefined && paid.currency !== currency;
    // What came back was worked out with all that was paid.
    return !paid || paid.currency !== currency || paid.amount < amount || (paid.returned ?? 0) > 0;
  };
  const gone = parts.find(isGone);
  if (gone) {
    const now = await db.get(SupplierPayments, { id }, true);
    if (now?.deleted_at) return refuseRequest('record.missing');
    return refuse('supplier_payment.is_returned', { params: { title: gone.title } });
  }
  const posted = postSupplierPayment(
    call,
    payment,
    { source: `supplier.payment_deleted:${id}`, lines: reverseAmounts(toSupplierLines(payment)) },
    { day: getCompanyToday(actor, deps.now()), books },
  );
  if (!posted.ok) return posted;
  const saved = db.save(SupplierPayments, payment, { ...payment, deleted_at: deps.now() });
  return ok([
    saved,
    ...saveSupplierMoney(call, payment, kept, -1),
    ...saveShares(call, payment, kind === 'client_to_supplier' ? await readInvoices(call, parts) : [], -1),
    ...posted.value,
  ]);
};

/** Deletes a payment that was recorded in error. */
export const deleteSupplierPayment = (
  call: SignedCall,
  id: SupplierPaymentId,
): Promise<Result<{ status: 'success' }>> =>
  retryOnConflict(async () => {
    const planned = await planSupplierDeletion(call, id);
    return planned.ok ? call.commit({ writes: planned.value, answer: { status: 'success' as const } }) : planned;
  });
