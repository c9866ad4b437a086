import type { CompanyId, TripId } from '../kernel/ids';
import type { Table } from '../store/client';
import { rowsCounted } from '../store/list-head';
import type { Write } from '../store/write';
import { writesFor } from '../store/write';
import { Trips } from '../trips/trip.records';
import type { Booking } from './booking';
import { ImportSources } from './booking.records';
import { bookingArrives, bookingChange } from './booking-writes';
import { Suppliers, supplierOf } from './suppliers/supplier.records';

/** Writes of bookings with what the trip's row and the bookings table count of them, for one company. */
export const bookingChanges = (table: Table, company: CompanyId) => {
  const w = writesFor(table, company);
  const counted = (trip: TripId, by: number): Write[] => [
    w.adjust(Trips, { id: trip }, { add: { trip_reservations: by, 'row.trip_reservations': by } }),
    rowsCounted(w, 'BOOKINGS', by),
  ];
  return {
    /** So many bookings more or less in the figures of the trip and of the table, for writes of several at once. */
    counted,
    /** New bookings of one trip; refused as `record.missing` when the trip is gone. */
    add: (trip: TripId, bookings: readonly Booking[]): Write[] => [
      ...bookings.flatMap((b) => bookingArrives(w, b)),
      ...(bookings.length ? counted(trip, bookings.length) : []),
    ],
    save: (before: Booking, after: Booking): Write[] => bookingChange(w, before, after),
    /** The suppliers that new or changed bookings name, for the company to choose from again. */
    suppliers: (bookings: readonly Booking[]): Write[] => {
      const named = new Map(bookings.flatMap((b) => supplierOf(b) ?? []).map((s) => [s.id, s]));
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
