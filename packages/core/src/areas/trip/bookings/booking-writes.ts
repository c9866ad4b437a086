import { takeSerial } from '../../../store/serial';
import type { TenantDb } from '../../../store/tenant-db';
import type { Draft, Write, Writes } from '../../../store/write';
import { toTripOfBooking } from '../booking-lists/trip-of-booking';
import type { Trip } from '../trips/trip';
import type { Booking } from './booking';
import { Bookings, ImportSources } from './booking.records';
import { openDeadlines } from './booking-deadline';
import { BookingDeadlines } from './booking-deadline.records';

/** A booking before it is first written. */
export type NewBooking = Draft<typeof Bookings>;
export type NumberedBooking = NewBooking & { serial: number };
/** Bookings that are new in their company, each with a number of its own. */
export const numberBookings = async (db: TenantDb, bookings: readonly NewBooking[]): Promise<NumberedBooking[]> => {
  if (bookings.length === 0) return [];
  const last = await takeSerial(db, 'booking', bookings.length);
  return bookings.map((booking, i) => ({ ...booking, serial: last - bookings.length + 1 + i }));
};
/** One booking that is new in its company, with a number of its own. */
export const numberBooking = async <B extends NewBooking>(
  db: TenantDb,
  booking: B,
): Promise<B & { serial: number }> => ({
  ...booking,
  serial: await takeSerial(db, 'booking'),
});

/** A new booking of a trip. Where the trip was read, the booking's row shows it at once, and otherwise a moment later. */
export const createBooking = (db: Writes, trip: Pick<Trip, 'id'> | Trip, booking: NumberedBooking) =>
  db.create(Bookings, booking, { shown: 'code' in trip ? toTripOfBooking(trip) : undefined });

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
