import { daysBetween } from '../../../../base/days';
import type { Booking } from '../../bookings/booking';
import type { Timed } from '../../itinerary/booking-part';
import { bookingSpan } from '../../itinerary/booking-span';
import { shiftBooking } from '../../itinerary/shift-booking';

export const DAY_FIELDS = [
  'accommodation',
  'destinations',
  'transportations',
  'cruise_days',
  'general_booking',
] as const satisfies readonly (keyof Timed)[];

/** The first and last day a booking has or, while it waits without one, had; undefined when it never had any. */
export const findScheduledSpan = (booking: Booking) => {
  const { unscheduled_from: _, ...placed } = booking;
  return bookingSpan(placed);
};

/** Takes a booking off its days and keeps them; one that has none stays as it is. */
export const unscheduleBooking = (booking: Booking): Booking => {
  const from = findScheduledSpan(booking)?.first;
  return from && !booking.unscheduled_from ? { ...booking, unscheduled_from: from } : booking;
};

/** Puts a booking that waits back on its days. */
export const rescheduleBooking = ({ unscheduled_from: _, ...booking }: Booking): Booking => booking;

/** Puts a booking that waits on a day: the whole of it moves so that it begins there. */
export const scheduleOnDay = (booking: Booking, day: string): Booking => {
  const from = findScheduledSpan(booking)?.first;
  const placed = rescheduleBooking(booking);
  return from ? shiftBooking(placed, daysBetween(from, day)) : placed;
};

/** A changed booking: whoever gives it other days has put it back among the days. */
export const rescheduleIfDaysChanged = (before: Booking, after: Booking): Booking =>
  before.unscheduled_from && DAY_FIELDS.some((f) => JSON.stringify(before[f]) !== JSON.stringify(after[f]))
    ? rescheduleBooking(after)
    : after;
