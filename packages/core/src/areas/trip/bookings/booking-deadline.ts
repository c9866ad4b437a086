import * as z from 'zod';
import { BOOKING_TYPES } from '../../../base/booking-types';
import { BookingId, TripId } from '../../../base/ids';
import { Day } from '../../../base/values';
import { isLive } from '../trip-check/checked-trip';
import { type Deadlines, getBookingDeadlines, isHeld, isSettled } from '../trip-check/deadlines';
import type { Booking } from './booking';
import { LongName } from './parts/long-name';

/** The fields of a booking that are a day by which something has to be done. */
export const BOOKING_DEADLINES = [
  'cancellation_deadline',
  'option_expires_on',
  'payment_due_date',
] as const satisfies readonly (keyof Deadlines)[];

/** One deadline of a booking, with what a list shows of the booking. `kind` is the field it comes from. */
export const BookingDeadline = z.object({
  kind: z.enum(BOOKING_DEADLINES),
  trip_id: TripId,
  booking_id: BookingId,
  booking_type: z.enum(BOOKING_TYPES),
  title: LongName,
  day: Day,
});
export type BookingDeadline = z.infer<typeof BookingDeadline>;

/**
 * The deadlines of a booking at which there is still something to do: none of one that will not take place, no option once it is booked, no
 * payment once it is settled. They are those that the trip check warns of (TC-10 to TC-14). Source: R-SHELL-260.
 */
export const openDeadlines = (booking: Booking): BookingDeadline[] => {
  if (!isLive(booking)) return [];
  const { cancellation_deadline, option_expires_on, payment_due_date } = getBookingDeadlines(booking);
  const open: Deadlines = {
    cancellation_deadline,
    option_expires_on: isHeld(booking) ? undefined : option_expires_on,
    payment_due_date: isSettled(booking) ? undefined : payment_due_date,
  };
  const { id: booking_id, trip_id, booking_type, title } = booking;
  return BOOKING_DEADLINES.flatMap((kind) => {
    const day = open[kind];
    return day ? [{ kind, trip_id, booking_id, booking_type, title, day }] : [];
  });
};
