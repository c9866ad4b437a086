import type { TripId } from '../../../base/ids';
import { incrementListCount } from '../../../store/list-counter';
import { takeSerial } from '../../../store/serial';
import type { TenantDb } from '../../../store/tenant-db';
import type { Write, Writes } from '../../../store/write';
import { toTripOfBooking } from '../booking-lists/trip-of-booking';
import type { Trip } from '../trips/trip';
import { TripRows, Trips } from '../trips/trip.records';
import type { Booking } from './booking';
import { Bookings, ImportSources } from './booking.records';
import { openDeadlines } from './booking-deadline';
import { BookingDeadlines } from './booking-deadline.records';

/** So many bookings more or less in the figures of a trip and of the bookings table; refused as `record.missing` when the trip is gone. */
export const incrementBookings = (db: Writes, trip: TripId, by: number): Write[] => [
  db.updateIf(Trips, { id: trip }, { add: { trip_reservations: by, [TripRows.path('trip_reservations')]: by } }),
  incrementListCount(db, 'BOOKINGS', by),
];

export type NumberedBooking = Booking & { serial: number };
/** Bookings that are new in their company, each with a number of its own. */
export const numberBookings = async (db: TenantDb, bookings: readonly Booking[]): Promise<NumberedBooking[]> => {
  if (bookings.length === 0) return [];
  const last = await takeSerial(db, 'booking', bookings.length);
  return bookings.map((booking, i) => ({ ...booking, serial: last - bookings.length + 1 + i }));
};
/** One booking that is new in its company, with a number of its own. */
export const numberBooking = async (db: TenantDb, booking: Booking): Promise<NumberedBooking> => ({
  ...booking,
  serial: await takeSerial(db, 'booking'),
});

/** New bookings of one trip, with its figures. Where the trip was read, their rows show it at once, and otherwise a moment later. */
export const addBookings = (
  db: Writes,
  trip: Pick<Trip, 'id'> | Trip,
  bookings: readonly NumberedBooking[],
): Write[] => [
  ...bookings.map((booking) => db.insert(Bookings, booking, 'code' in trip ? toTripOfBooking(trip) : undefined)),
  ...(bookings.length > 0 ? incrementBookings(db, trip.id, bookings.length) : []),
];

/** What a booking was imported from, as of now. */
export const rememberImport = (db: Writes, booking: Booking, draft: unknown, saved_at: string): Write =>
  db.put(ImportSources, {
    trip_id: booking.trip_id,
    booking_id: booking.id,
    draft,
    saved_at,
    version: booking.version,
  });

/** The deadlines of a booking that was written before they stood in a list; refused where they do, or where somebody saves it meanwhile. */
export const backfillDeadlines = (db: Writes, booking: Booking): Write[] => {
  const deadlines = openDeadlines(booking).map((deadline) => db.insert(BookingDeadlines, deadline));
  return deadlines.length > 0 ? [db.checkUnchanged(Bookings, booking, ['version']), ...deadlines] : [];
};
