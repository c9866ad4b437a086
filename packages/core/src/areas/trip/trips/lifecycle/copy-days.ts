import { addDays, daysBetween } from '../../../../base/days';
import { Day } from '../../../../base/values';
import type { Booking } from '../../bookings/booking';
import { bookingSpan } from '../../itinerary/booking-span';
import type { DayEvent } from '../../itinerary/event';
import { findScheduledSpan } from '../dates/unscheduled';
import type { Trip } from '../trip';

type Dated = { trip: Trip; bookings: readonly Booking[]; events: readonly DayEvent[] };

/** The day a trip is counted from: its first, or that of what comes first on it. */
export const findFirstTripDay = ({ trip, bookings, events }: Dated): string | undefined =>
  trip.start_date ??
  bookings
    .flatMap((booking) => bookingSpan(booking)?.first ?? [])
    .concat(events.map(({ startDate }) => startDate))
    .sort()
    .at(0);

/** By how many days everything moves in a copy that is to begin on a day; not at all where none is given. */
export const copyShift = (source: Dated, start_date: string | undefined): number => {
  const first = findFirstTripDay(source);
  return start_date && first ? daysBetween(first, start_date) : 0;
};

/** What would leave the years that days can have in such a copy, by title. */
export const lostInCopy = (source: Dated, start_date: string | undefined): string[] => {
  const shift = copyShift(source, start_date);
  const isLost = (day: string | undefined) => day !== undefined && !Day.safeParse(addDays(day, shift)).success;
  const { trip, bookings, events } = source;
  return [
    ...(isLost(trip.end_date) ? [trip.trip_name] : []),
    ...bookings.flatMap((booking) => {
      const span = findScheduledSpan(booking);
      return isLost(span?.first) || isLost(span?.last) ? [booking.title] : [];
    }),
    ...events.flatMap(({ startDate, event_title }) => (isLost(startDate) ? [event_title] : [])),
  ];
};
