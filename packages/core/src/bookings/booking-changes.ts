import type { CompanyId, TripId } from '../kernel/ids';
import type { Table } from '../store/client';
import type { Write } from '../store/write';
import { writesFor } from '../store/write';
import { Trips } from '../trips/trip.records';
import type { Booking } from './booking';
import { Bookings, ImportSources } from './booking.records';

/** Writes of bookings with what the trip's row counts of them, for one company. */
export const bookingChanges = (table: Table, company: CompanyId) => {
  const w = writesFor(table, company);
  const counted = (trip: TripId, by: number) =>
    w.adjust(Trips, { id: trip }, { add: { trip_reservations: by, 'row.trip_reservations': by } });
  return {
    /** New bookings of one trip; refused as `record.missing` when the trip is gone. */
    add: (trip: TripId, bookings: readonly Booking[]): Write[] => [
      ...bookings.map((b) => w.insert(Bookings, b)),
      ...(bookings.length ? [counted(trip, bookings.length)] : []),
    ],
    save: (before: Booking, after: Booking): Write => w.change(Bookings, before, after),
    remove: (trip: TripId, id: string): Write[] => [w.remove(Bookings, { trip_id: trip, id }), counted(trip, -1)],
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
