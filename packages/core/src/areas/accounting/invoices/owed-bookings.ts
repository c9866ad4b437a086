import type { BookingId } from '../../../base/ids';
import { ok, type Result } from '../../../base/result';
import { refuse } from '../errors';
import type { Worth } from '../worth';
import type { BookingMoney, TripMoney } from './invoice.records';
import type { ReadInvoice } from './invoice-lines';
import { toStandingPostings } from './standing-invoice';

/** What an issued invoice owes for one booking, as it stands in the books: to the supplier by the agency, or by clients. */
export type Owed = Worth & {
  invoice: ReadInvoice['invoice'];
  paid_to: BookingMoney['paid_to'];
  currency: string;
  supplier_id: BookingMoney['supplier_id'];
  title: string;
};
const OWED_ON = { agency: '2000', supplier: '2910' } as const;

type OfInvoice = Pick<ReadInvoice, 'invoice' | 'lines' | 'credit_notes'>;
/** What an invoice owes for each of its bookings, less what was credited. A draft and a canceled one owe nothing. Source: law 7. */
export const toOwed = (read: OfInvoice): ReadonlyMap<BookingId, Owed> => {
  const { invoice } = read;
  const owed = new Map<BookingId, Owed>();
  if (invoice.state !== 'issued') return owed;
  const standing = new Map<string, Worth>();
  for (const { account, amount, base_amount, dimensions } of toStandingPostings(read)) {
    const at = `${account} ${dimensions.booking}`;
    const before = standing.get(at) ?? { amount: 0, base: 0 };
    standing.set(at, { amount: before.amount - amount, base: before.base - base_amount });
  }
  for (const { bookings, paid_to } of read.lines)
    for (const { booking_id, supplier_id, supplier_currency, title } of bookings)
      owed.set(booking_id, {
        ...{ invoice, paid_to, supplier_id, title },
        currency: paid_to === 'supplier' ? invoice.currency : supplier_currency,
        ...(standing.get(`${OWED_ON[paid_to]} ${booking_id}`) ?? { amount: 0, base: 0 }),
      });
  return owed;
};

/**
 * Whether an invoice still bills what clients have paid at suppliers of its bookings: what they paid for one can’t become what they paid for
 * another. `invoice.paid_at_supplier` otherwise.
 */
export const keepsPaidAtSupplier = (
  before: OfInvoice,
  after: OfInvoice | undefined,
  claims: ReadonlyMap<string, TripMoney>,
): Result<undefined> => {
  const owed = after && toOwed(after);
  for (const { bookings } of before.lines)
    for (const { booking_id, trip_id } of bookings) {
      const paid = claims.get(trip_id)?.paid_by_clients?.[booking_id]?.amount ?? 0;
      const left = owed?.get(booking_id);
      if (paid > (left?.paid_to === 'supplier' ? left.amount : 0)) return refuse('invoice.paid_at_supplier');
    }
  return ok(undefined);
};
