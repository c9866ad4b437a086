import * as z from 'zod';
import { BookingId, TripId } from '../../../base/ids';
import { Day, Money } from '../../../base/values';
import { BOOKING_DEADLINES, BookingDeadline } from '../bookings/booking-deadline';

/** What a deadline is of: a field of a booking, or the rest of a trip's price. */
export const DEADLINE_KINDS = [...BOOKING_DEADLINES, 'final_payment'] as const;

/** The booking that a deadline is of; a final payment is of the trip. */
const DueBooking = BookingDeadline.pick({ booking_type: true, title: true }).extend({ id: BookingId });

/** A deadline as it is shown: what it is, of which booking and trip, and its day. */
export const DueDeadline = z.object({
  kind: z.enum(DEADLINE_KINDS),
  day: Day,
  trip_id: TripId,
  trip_name: z.string(),
  code: z.string(),
  booking: DueBooking.optional(),
  amount: Money.optional(),
});
export type DueDeadline = z.infer<typeof DueDeadline>;
