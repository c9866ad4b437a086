import * as z from 'zod';
import { BookingId, TripId } from '../../../base/ids';
import { countOf } from '../../../base/plural';
import { defineAnnounced } from '../../live/public';
import { bookingEvent, toBooking } from '../trip-announcements';

export const bookingAdded = bookingEvent('booking.added', {}, (f) => `${f.actor} added ${f.title}`);
export const bookingDeleted = bookingEvent('booking.deleted', {}, (f) => `${f.actor} deleted ${f.title}`);
export const bookingCancelled = bookingEvent('booking.cancelled', {}, (f) => `${f.actor} cancelled ${f.title}`);
export const bookingCancellationChanged = bookingEvent(
  'booking.cancellation_changed',
  {},
  (f) => `${f.actor} changed the cancellation of ${f.title}`,
);
export const bookingRestored = bookingEvent(
  'booking.restored',
  {},
  (f) => `${f.actor} took the cancellation of ${f.title} back`,
);
export const bookingBroughtBack = bookingEvent('booking.brought_back', {}, (f) => `${f.actor} brought ${f.title} back`);
export const bookingPlaced = bookingEvent('booking.placed', {}, (f) => `${f.actor} put ${f.title} on a day`);
export const bookingSplitSet = bookingEvent(
  'booking.commission_split_set',
  {},
  (f) => `${f.actor} set the commission split of ${f.title}`,
);
const WHERE = {
  /** Changed in a table of the company's bookings, of which the company's other tables hear too. */
  in_company_table: z.boolean().optional(),
};
export const bookingChanged = defineAnnounced(
  'booking.changed',
  { trip_id: TripId, id: BookingId, title: z.string(), ...WHERE },
  (f) => {
    const said = toBooking(f, `${f.actor} changed ${f.title}`);
    return f.in_company_table ? { ...said, channels: [...said.channels, `company.${f.company_id}`] } : said;
  },
);

/** What happens to several bookings of a trip at once names the first of them; `id` is the trip where there is none. */
const several = { trip_id: TripId, id: z.union([BookingId, TripId]), count: z.int() };
const inTrip = { ...several, trip_name: z.string() };
export const bookingsImported = defineAnnounced('bookings.imported', several, (f) =>
  toBooking(f, `${f.actor} imported ${countOf(f.count, 'booking')}`),
);
export const bookingsPutBack = defineAnnounced('bookings.put_back', several, (f) =>
  toBooking(f, `${f.actor} put ${f.count} bookings back`),
);
export const bookingsChanged = defineAnnounced('bookings.changed', inTrip, (f) =>
  toBooking(f, `${f.actor} changed ${f.count} bookings of ${f.trip_name}`),
);
export const bookingsCopied = defineAnnounced('bookings.copied', inTrip, (f) =>
  toBooking(f, `${f.actor} copied ${f.count} bookings into ${f.trip_name}`),
);
export const bookingsDeleted = defineAnnounced('bookings.deleted', inTrip, (f) =>
  toBooking(f, `${f.actor} deleted ${f.count} bookings of ${f.trip_name}`),
);
