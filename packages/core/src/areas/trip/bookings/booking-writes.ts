import type { Write, Writes } from '../../../store/write';
import type { Booking } from './booking';
import { Bookings } from './booking.records';
import { openDeadlines } from './booking-deadline';
import { BookingDeadlines } from './booking-deadline.records';

/**
 * The deadlines of a booking from one state to another; a booking without any, or whose deadlines stay as they are, writes nothing. Where one
 * changes all are written, because an earlier version may have written none.
 */
const deadlinesFollow = (w: Writes, before: Booking | undefined, after: Booking | undefined): Write[] => {
  const [had, has] = [before ? openDeadlines(before) : [], after ? openDeadlines(after) : []];
  if (JSON.stringify(had) === JSON.stringify(has)) return [];
  const kept = new Set(has.map(({ kind }) => kind));
  return [
    ...has.map((deadline) => w.put(BookingDeadlines, deadline)),
    ...had.filter(({ kind }) => !kept.has(kind)).map((deadline) => w.deleteIfExists(BookingDeadlines, deadline)),
  ];
};

/** A booking comes into its trip, with its deadlines; the trip and the bookings table count it elsewhere. */
export const insertBooking = (w: Writes, booking: Booking): Write[] => [
  w.insert(Bookings, booking),
  ...deadlinesFollow(w, undefined, booking),
];

/** A changed booking; its deadlines follow. Refused as stale when somebody has changed it since it was read. */
export const updateBooking = (w: Writes, before: Booking, after: Booking): Write[] => [
  w.change(Bookings, before, after),
  ...deadlinesFollow(w, before, after),
];

/** A booking leaves its trip as it was read, with its deadlines. */
export const deleteBooking = (w: Writes, booking: Booking): Write[] => [
  w.deleteIfUnchanged(Bookings, booking, ['version']),
  ...deadlinesFollow(w, booking, undefined),
];

/** The deadlines of a booking that was written before they stood in a list; refused where they do, or where somebody saves it meanwhile. */
export const backfillDeadlines = (w: Writes, booking: Booking): Write[] => {
  const deadlines = openDeadlines(booking).map((deadline) => w.insert(BookingDeadlines, deadline));
  return deadlines.length > 0 ? [w.checkUnchanged(Bookings, booking, ['version']), ...deadlines] : [];
};
