import { TRIP_SCOPE } from '../../../access/trip-scope';
import type { BookingId, TripId } from '../../../base/ids';
import type { ValueOf } from '../../../store/record';
import { type TenantDb, withoutScope } from '../../../store/tenant-db';
import { type Booking, bookingSpan, getBookingDeadlines, readTrip, type Trips } from '../../trip/public';
import { isCanceled, toSupplierAmount } from '../invoices/billed-bookings';
import { ofTripMoney, TripMoney } from '../invoices/invoice.records';
import { readInvoice } from '../invoices/invoice-lines';
import { type Owed, type Payable, toOpenPayable, toOwed, type UninvoicedCost } from './payable';
import { SupplierPayments, TripSupplierPayments } from './supplier-payment.records';
import type { SupplierPaymentId } from './supplier-payment-id';

type Trip = ValueOf<typeof Trips>;
type Money = Pick<TripMoney, 'bookings' | 'paid' | 'paid_by_clients'> | undefined;

/**
 * What is owed for bookings of some trips, each by the invoice that it is on, as it stands in the books; of all of them, or of these. Whoever
 * sees a trip sees what is owed for it.
 */
export const readOwed = async (
  db: TenantDb,
  trips: readonly Money[],
  only?: readonly BookingId[],
): Promise<ReadonlyMap<BookingId, Owed>> => {
  const on = new Map(
    trips.flatMap((money) =>
      Object.entries(money?.bookings ?? {}).flatMap(([id, one]) =>
        one && (!only || only.includes(id as BookingId)) ? [[id as BookingId, one.invoice_id] as const] : [],
      ),
    ),
  );
  const open = withoutScope(db);
  const found = await Promise.all([...new Set(on.values())].map((id) => readInvoice(open, id, true)));
  const owed = found.flatMap((read) => (read ? [...toOwed(read)] : []));
  return new Map(owed.filter(([id, { invoice }]) => on.get(id) === invoice.id));
};

/** What was paid for a booking by now: by those who are to pay it, where that is known. */
export const getPaid = (money: Money, booking_id: BookingId, paid_to: Owed['paid_to'] | undefined) =>
  paid_to === 'supplier' ? money?.paid_by_clients?.[booking_id] : money?.paid?.[booking_id];

/** The supplier of a booking as people call it. */
export const getSupplierName = ({ supplier_name, title }: Pick<Booking, 'supplier_name' | 'title'>): string =>
  supplier_name?.trim() || title;

const toDue = (booking: Booking, issued: string): Pick<Payable, 'due_on' | 'due_by'> => {
  const { payment_due_date } = getBookingDeadlines(booking);
  if (payment_due_date) return { due_on: payment_due_date, due_by: 'supplier' };
  const first = bookingSpan(booking)?.first;
  return first ? { due_on: first, due_by: 'start' } : { due_on: issued, due_by: 'invoice' };
};

type OfTrip = { trip: Trip; bookings: readonly Booking[]; money: Money; owed: ReadonlyMap<BookingId, Owed> };
/** What is owed for the bookings of a trip that are on invoices. */
export const toPayables = ({ trip, bookings, money, owed }: OfTrip): Omit<Payable, 'version'>[] =>
  bookings.flatMap((booking) => {
    const of = owed.get(booking.id);
    if (!of) return [];
    const paid = getPaid(money, booking.id, of.paid_to);
    const { invoice } = of;
    return [
      {
        ...{ trip_id: trip.id, booking_id: booking.id, serial: booking.serial },
        ...{ booking_type: booking.booking_type, title: booking.title, confirmation_id: booking.confirmation_id },
        ...{ supplier_id: of.supplier_id, supplier_name: getSupplierName(booking) },
        ...{ invoice_id: invoice.id, invoice_no: invoice.formatted_invoice_number ?? '' },
        ...{ advisor_id: invoice.advisor_id, trip_code: trip.code, trip_name: trip.trip_name },
        ...{ member_ids: [...TRIP_SCOPE.membersOf(trip)], paid_to: of.paid_to, currency: of.currency },
        ...{ owed: of.amount, paid: paid?.amount ?? 0, left: toOpenPayable(of, paid).amount },
        ...toDue(booking, invoice.issue_date ?? ''),
        ...{ books: invoice.books ?? invoice.currency, owed_base: of.base, paid_base: paid?.base ?? 0 },
      },
    ];
  });

/** The bookings of a trip that no invoice bills yet: those that cost something, and those for which something was paid. */
export const toUninvoiced = ({ trip, bookings, money, owed }: OfTrip): UninvoicedCost[] =>
  bookings.flatMap((booking) => {
    const paid = money?.paid?.[booking.id];
    const cost = toSupplierAmount(booking);
    const is_canceled = isCanceled(booking);
    if (owed.has(booking.id) || !(paid || (cost && cost.amount > 0 && !is_canceled))) return [];
    return [
      {
        ...{ trip_id: trip.id, booking_id: booking.id, booking_type: booking.booking_type, title: booking.title },
        ...{ supplier_id: booking.supplier_id, supplier_name: getSupplierName(booking), is_canceled },
        ...{ paid: paid?.amount ?? 0, currency: paid?.currency ?? cost?.currency },
        ...(cost && { cost: cost.amount }),
        due_on: getBookingDeadlines(booking).payment_due_date,
      },
    ];
  });

/** A payment of several trips is seen by who sees the first of them. */
const onlySeen = async <T extends { id: SupplierPaymentId }>(db: TenantDb, rows: readonly T[]): Promise<T[]> => {
  if (!db.table.scope || rows.length === 0) return [...rows];
  const found = await db.getMany(rows.map(({ id }) => ({ def: SupplierPayments, key: { id } })));
  const ids = new Set(found.flatMap((payment) => (payment ? [payment.id] : [])));
  return rows.filter(({ id }) => ids.has(id));
};

/** The payables of a trip as they are at this moment, and its payments; undefined where the caller sees no such trip. */
export const readTripPayables = async (db: TenantDb, id: TripId) => {
  const kinds = { money: TripMoney, payments: TripSupplierPayments };
  const [whole, kept] = await Promise.all([
    readTrip(db, id, true),
    db.readPartition(ofTripMoney(id), kinds, { consistent: true }),
  ]);
  if (!whole) return undefined;
  const [money] = kept.money;
  const owed = await readOwed(db, [money]);
  const of = { ...whole, money, owed };
  const payments = await onlySeen(db, kept.payments.toReversed());
  return { payables: toPayables(of), not_invoiced: toUninvoiced(of), payments };
};
