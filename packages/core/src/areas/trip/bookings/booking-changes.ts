import type { CompanyId, TripId } from '../../../base/ids';
import type { Table } from '../../../store/client';
import { incrementListCount } from '../../../store/list-counter';
import type { Write } from '../../../store/write';
import { writesFor } from '../../../store/write';
import { TripRows, Trips } from '../trips/trip.records';
import type { Booking } from './booking';
import { ImportSources } from './booking.records';
import { insertBooking, updateBooking } from './booking-writes';
import { findBookingSupplier, Suppliers } from './suppliers/supplier.records';

/** Writes of bookings with what the trip's row and the bookings table count of them, for one company. */
export const bookingChanges = (table: Table, company: CompanyId) => {
  const w = writesFor(table, company);
  const counted = (trip: TripId, by: number): Write[] => [
    w.updateIf(Trips, { id: trip }, { add: { trip_reservations: by, [TripRows.path('trip_reservations')]: by } }),
    incrementListCount(w, 'BOOKINGS', by),
  ];
  return {
    /** So many bookings more or less in the figures of the trip and of the table, for writes of several at once. */
    counted,
    /** New bookings of one trip; refused as `record.missing` when the trip is gone. */
    add: (trip: TripId, bookings: readonly Booking[]): Write[] => [
      ...bookings.flatMap((b) => insertBooking(w, b)),
      ...(bookings.length ? counted(trip, bookings.length) : []),
    ],
    save: (before: Booking, after: Booking): Write[] => updateBooking(w, before, after),
    /** The suppliers that new or changed bookings name, for the company to choose from again. */
    suppliers: (bookings: readonly Booking[]): Write[] => {
      const named = new Map(bookings.flatMap((b) => findBookingSupplier(b) ?? []).map((s) => [s.id, s]));
      return [...named.values()].map((supplier) => w.put(Suppliers, supplier));
    },
    /** What a booking was imported from, as of now. */
    source: (booking: Booking, draft: unknown, saved_at: string): Write =>
      w.put(ImportSources, {
        trip_id: booking.trip_id,
        booking_id: booking.id,
        draft,
        saved_at,
        version: booking.version,
      }),
  };
};
