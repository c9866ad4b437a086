import { bookingAfter } from '../trips/dates/apply-move';
import type { DateMode } from '../trips/dates/date-move';
import { planDates } from '../trips/dates/plan-dates';
import type { TripDates } from '../trips/trip-dates';
import type { WholeTrip } from '../trips/whole-trip';

/** A trip as a change of its dates would leave it, for the check to look at before it is done. `now` is an instant. */
export const afterDates = (whole: WholeTrip, dates: TripDates, mode: DateMode, now: string): WholeTrip => {
  const { move } = planDates(whole, dates, mode, now);
  return {
    ...whole,
    trip: { ...whole.trip, ...move.after },
    bookings: whole.bookings.map((booking) => bookingAfter(booking, move)),
  };
};
