import * as z from 'zod';
import { BookingId, TripId } from '../../../base/ids';
import { defineEvent, defineEvents } from '../../../store/domain-event';

/** `in_company_table` where it was changed in a table of the company's bookings, of which the others hear too. */
const BOOKING = { trip_id: TripId, id: BookingId, title: z.string(), in_company_table: z.boolean().optional() };
export const bookingEvents = defineEvents('booking', BOOKING, [
  'added',
  'changed',
  'deleted',
  'brought_back',
  'placed',
  'cancelled',
  'cancellation_changed',
  'restored',
  'commission_split_set',
]);
/** What happens to several at once names the first of them, or the trip where there is none; `trip_name` where it is told. */
const BOOKINGS = {
  trip_id: TripId,
  id: z.union([BookingId, TripId]),
  count: z.int(),
  trip_name: z.string().optional(),
};
export const bookingsEvents = defineEvents('bookings', BOOKINGS, [
  'imported',
  'put_back',
  'changed',
  'copied',
  'supplier_linked',
  'deleted',
]);
/** `name` is that of the booking, or of the trip whose split it was. */
export const splitDeleted = defineEvent('commission_split.deleted', {
  trip_id: TripId,
  booking_id: BookingId.optional(),
  name: z.string(),
});
