import * as z from 'zod';
import { BookingId, TripId } from '../../../base/ids';
import { countOf } from '../../../base/plural';
import { defineAnnounced, defineEvents } from '../../live/public';
import { inTrip, toBooking, toBookingAndCompany } from '../trip-announcements';

/** `in_company_table` where it was changed in a table of the company's bookings, of which the others hear too. */
const BOOKING = { trip_id: TripId, id: BookingId, title: z.string(), in_company_table: z.boolean().optional() };
export const bookingEvents = defineEvents(
  'booking',
  BOOKING,
  (f, title) => (f.in_company_table ? toBookingAndCompany : toBooking)(f, title),
  {
    added: (f) => `${f.actor} added ${f.title}`,
    changed: (f) => `${f.actor} changed ${f.title}`,
    deleted: (f) => `${f.actor} deleted ${f.title}`,
    brought_back: (f) => `${f.actor} restored ${f.title}`,
    placed: (f) => `${f.actor} scheduled ${f.title}`,
    cancelled: (f) => `${f.actor} canceled ${f.title}`,
    cancellation_changed: (f) => `${f.actor} changed the cancellation of ${f.title}`,
    restored: (f) => `${f.actor} undid the cancellation of ${f.title}`,
    commission_split_set: (f) => `${f.actor} set the commission split for ${f.title}`,
  },
);
/** What happens to several at once names the first of them, or the trip where there is none; `trip_name` where it is told. */
const BOOKINGS = {
  trip_id: TripId,
  id: z.union([BookingId, TripId]),
  count: z.int(),
  trip_name: z.string().optional(),
};
export const bookingsEvents = defineEvents('bookings', BOOKINGS, toBooking, {
  imported: (f) => `${f.actor} imported ${countOf(f.count, 'booking')}`,
  put_back: (f) => `${f.actor} restored ${f.count} bookings`,
  changed: (f) => `${f.actor} changed ${f.count} bookings in ${f.trip_name}`,
  copied: (f) => `${f.actor} copied ${f.count} bookings to ${f.trip_name}`,
  supplier_linked: (f) => `${f.actor} linked ${countOf(f.count, 'booking')} to a supplier profile`,
  deleted: (f) => `${f.actor} deleted ${f.count} bookings from ${f.trip_name}`,
});
/** `name` is that of the booking, or of the trip whose split it was. */
export const splitDeleted = defineAnnounced(
  'commission_split.deleted',
  { trip_id: TripId, booking_id: BookingId.optional(), name: z.string() },
  (f) => {
    const title = `${f.actor} deleted a commission split from ${f.name}`;
    return f.booking_id ? toBooking({ trip_id: f.trip_id, id: f.booking_id }, title) : inTrip(f, title);
  },
);
