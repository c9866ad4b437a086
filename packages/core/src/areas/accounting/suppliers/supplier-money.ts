import type { SignedCall } from '../../../access/signed-call';
import type { Result } from '../../../base/result';
import { sum } from '../../../base/sum';
import { withoutScope } from '../../../store/tenant-db';
import type { Write } from '../../../store/write';
import type { OpenBooks } from '../../ledger/public';
import type { Line } from '../balanced-postings';
import type { Invoice } from '../invoices/invoice';
import { invoiceEvents } from '../invoices/invoice.events';
import { Invoices, TripMoney } from '../invoices/invoice.records';
import { readClaims } from '../invoices/issue-invoice';
import { postPayment } from '../payments/post-payment';
import { addPaid } from './settled-part';
import type { SupplierPart, SupplierPayment } from './supplier-payment';
import { clientPaidLines, supplierPaidLines } from './supplier-postings';

/** What is paid of the bookings of some parts, by trip, whoever sees those. */
export const readSupplierMoney = (
  { db }: SignedCall,
  parts: readonly Pick<SupplierPart, 'trip_id'>[],
): Promise<ReadonlyMap<string, TripMoney>> =>
  readClaims(withoutScope(db), [...new Set(parts.map(({ trip_id }) => trip_id))]);

/** What a payment posts. What of it is whose is said for each booking, so that all that is known of one can be read from its lines. */
export const toSupplierLines = (payment: SupplierPayment): Line[] => {
  const { kind, currency, books, parts, id, transaction_type, account } = payment;
  const about = ({ booking_id, trip_id, advisor_id, supplier_id }: SupplierPart) => ({
    ...{ booking: booking_id, trip: trip_id, advisor: advisor_id, supplier: supplier_id },
  });
  const settled = ({ amount, settled_base: base }: SupplierPart) => ({ amount, base });
  if (kind === 'client_to_supplier')
    return clientPaidLines({
      currency,
      parts: parts.map((part) => ({
        ...{ about: about(part), settled: settled(part) },
        ...{ client: part.client_id ?? '', invoice: part.invoice_id ?? '' },
      })),
    });
  return supplierPaidLines(
    {
      ...{ currency, books, way: { payment: id, transaction_type, account } },
      parts: parts.map((part) => ({
        ...{ about: about(part), settled: settled(part) },
        moved: { amount: part.amount - part.commission_kept, base: part.base },
        commission: { amount: part.commission_kept, base: part.commission_base },
      })),
    },
    kind,
  );
};

type Entry = { source: string; lines: readonly Line[] };
/** The steps that post what becomes of a payment. */
export const postSupplierPayment = (
  call: SignedCall,
  payment: SupplierPayment,
  entry: Entry,
  on: { day: string; books: OpenBooks },
): Result<Write[]> =>
  postPayment(call, payment, [{ ...entry, memo: payment.confirmation_code ?? payment.supplier_name }], on);

/** The steps by which trips say what is paid of their bookings, with these parts more, or less where `sign` is -1. */
export const saveSupplierMoney = (
  { db }: SignedCall,
  { kind, currency, parts }: Pick<SupplierPayment, 'kind' | 'currency' | 'parts'>,
  kept: ReadonlyMap<string, TripMoney>,
  sign: 1 | -1,
): Write[] => {
  const field = kind === 'client_to_supplier' ? 'paid_by_clients' : 'paid';
  const toward = kind === 'supplier_to_company' ? -sign : sign;
  const trips = [...new Set(parts.map(({ trip_id }) => trip_id))];
  return trips.map((trip_id) => {
    const before = kept.get(trip_id);
    const paid = { ...before?.[field] };
    for (const { booking_id, amount, settled_base, ...part } of parts)
      if (part.trip_id === trip_id) {
        const after = addPaid(paid[booking_id], currency, {
          ...{ amount: toward * amount, base: toward * settled_base },
          returned: kind === 'supplier_to_company' ? sign * amount : 0,
          kept: toward * part.commission_kept,
        });
        if (after) paid[booking_id] = after;
        else delete paid[booking_id];
      }
    return before
      ? db.change(TripMoney, before, { ...before, [field]: paid })
      : db.insert(TripMoney, { trip_id, bookings: {}, [field]: paid, version: 1 });
  });
};

/** Invoices, as they were when their shares were looked at, with so much more, or less, of what clients paid at suppliers. */
export const saveShares = (
  { db }: SignedCall,
  { kind, parts }: Pick<SupplierPayment, 'kind' | 'parts'>,
  invoices: readonly Invoice[],
  sign: 1 | -1,
): Write[] => {
  if (kind !== 'client_to_supplier') return [];
  return [...new Map(invoices.map((invoice) => [invoice.id, invoice])).values()].map((invoice) => {
    const paid = (payer_id: string) =>
      sum(
        parts
          .filter((part) => part.invoice_id === invoice.id && part.payer_id === payer_id)
          .map(({ amount }) => amount),
      );
    const after: Invoice = {
      ...invoice,
      shares: invoice.shares.map((share) => ({
        ...share,
        paid_at_supplier: (share.paid_at_supplier ?? 0) + sign * paid(share.payer_id),
      })),
    };
    return db.save(Invoices, invoice, after, {
      as: sign === 1 ? invoiceEvents.paid : invoiceEvents.payment_detached,
    });
  });
};
