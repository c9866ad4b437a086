import { TRIP_SCOPE } from '../../../access/trip-scope';
import type { BookingId, TripId } from '../../../base/ids';
import type { ValueOf } from '../../../store/record';
import { type TenantDb, withoutScope } from '../../../store/tenant-db';
import {
  type Booking,
  bookingSpan,
  getBookingDeadlines,
  getTripAdvisor,
  readTrip,
  type Trips,
} from '../../trip/public';
import { isCanceled, toSupplierAmount } from '../invoices/billed-bookings';
import { ofTripMoney, TripMoney } from '../invoices/invoice.records';
import { readInvoice } from '../invoices/invoice-lines';
import { type Owed, toOwed } from '../invoices/owed-bookings';
import { type Payable, toOpenPayable, type UninvoicedCost } from './payable';
import { Payables } from './payable.records';
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

const toDue = (booking: Booking, issued: string | undefined): Pick<Payable, 'due_on' | 'due_by'> => {
  const { payment_due_date } = getBookingDeadlines(booking);
  if (payment_due_date) return { due_on: payment_due_date, due_by: 'supplier' };
  const first = bookingSpan(booking)?.first;
  if (first) return { due_on: first, due_by: 'start' };
  return issued
    ? { due_on: issued, due_by: 'invoice' }
    : { due_on: booking.created_at.slice(0, 'YYYY-MM-DD'.length), due_by: 'booked' };
};

type Facts = Pick<
  Payable,
  'serial' | 'booking_type' | 'title' | 'confirmation_id' | 'supplier_id' | 'supplier_name' | 'due_on' | 'due_by'
>;
/** What is said of a booking; of one that was deleted, what was said before, or what its invoice calls it. */
const toFacts = (
  booking: Booking | undefined,
  of: Owed | undefined,
  before: Payable | undefined,
): Facts | undefined => {
  const issued = of?.invoice.issue_date;
  if (booking)
    return {
      ...{ serial: booking.serial, booking_type: booking.booking_type, title: booking.title },
      ...{ confirmation_id: booking.confirmation_id, supplier_id: booking.supplier_id ?? of?.supplier_id },
      ...{ supplier_name: getSupplierName(booking), ...toDue(booking, issued) },
    };
  if (before) {
    const { serial, booking_type, title, confirmation_id, supplier_id, supplier_name, due_on, due_by } = before;
    return { serial, booking_type, title, confirmation_id, supplier_id, supplier_name, due_on, due_by };
  }
  return (
    of && {
      ...{ booking_type: 'Other', title: of.title, supplier_id: of.supplier_id, supplier_name: of.title },
      ...{ due_on: issued ?? '', due_by: 'invoice' },
    }
  );
};

type OfTrip = { trip: Trip; bookings: readonly Booking[]; money: Money; owed: ReadonlyMap<BookingId, Owed> };
/**
 * What is owed for the bookings of a trip that are on invoices, and what suppliers have of others. `before` is what was kept of them, as of
 * one that was deleted since.
 */
export const toPayables = (
  { trip, bookings, money, owed }: OfTrip,
  before: readonly Payable[] = [],
): Omit<Payable, 'version'>[] => {
  const known = new Map(bookings.map((booking) => [booking.id, booking] as const));
  const paidFor = Object.entries(money?.paid ?? {}).flatMap(([id, paid]) =>
    paid && paid.amount > 0 ? [id as BookingId] : [],
  );
  return [...new Set([...owed.keys(), ...paidFor])].flatMap((id) => {
    const of = owed.get(id);
    const facts = toFacts(
      known.get(id),
      of,
      before.find(({ booking_id }) => booking_id === id),
    );
    const paid = getPaid(money, id, of?.paid_to);
    const currency = of?.currency ?? paid?.currency;
    if (!facts || !currency) return [];
    return [
      {
        ...{ trip_id: trip.id, booking_id: id, trip_code: trip.code, trip_name: trip.trip_name },
        ...{ member_ids: [...TRIP_SCOPE.membersOf(trip)], advisor_id: of?.invoice.advisor_id ?? getTripAdvisor(trip) },
        ...facts,
        ...{ invoice_id: of?.invoice.id, invoice_no: of?.invoice.formatted_invoice_number ?? '' },
        ...{ paid_to: of?.paid_to ?? 'agency', currency, owed: of?.amount ?? 0, paid: paid?.amount ?? 0 },
        left: toOpenPayable(of ?? { amount: 0, base: 0 }, paid).amount,
        ...{ owed_base: of?.base ?? 0, paid_base: paid?.base ?? 0 },
      },
    ];
  });
};

/** The bookings of a trip that no invoice bills yet: those that cost something, and those for which something was paid. */
export const toUninvoiced = ({ trip, bookings, money, owed }: OfTrip): UninvoicedCost[] =>
  bookings.flatMap((booking) => {
    const paid = money?.paid?.[booking.id];
    const cost = toSupplierAmount(booking);
    const is_canceled = isCanceled(booking);
    const isAny = (paid?.amount ?? 0) > 0 || (cost !== undefined && cost.amount > 0 && !is_canceled);
    if (owed.has(booking.id) || !isAny) return [];
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
  const kinds = { money: TripMoney, payments: TripSupplierPayments, before: Payables };
  const [whole, kept] = await Promise.all([
    readTrip(db, id, true),
    db.readPartition(ofTripMoney(id), kinds, { consistent: true }),
  ]);
  if (!whole) return undefined;
  const [money] = kept.money;
  const owed = await readOwed(db, [money]);
  const of = { ...whole, money, owed };
  const payments = await onlySeen(db, kept.payments.toReversed());
  return { kept: kept.before, payables: toPayables(of, kept.before), not_invoiced: toUninvoiced(of), payments };
};
