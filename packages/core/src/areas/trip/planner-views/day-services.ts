import { daysBetween, isDay } from '../../../base/days';
import type { Booking } from '../bookings/booking';
import { assembleDays, type ItineraryDay } from '../itinerary/assemble-days';
import type { TripSpan } from './pre-post';

/**
 * How days are numbered: with `actual_days` from the first day of the trip, otherwise from `start_date` where one is given, as for a part
 * of a trip that is shown by itself. Source: R-TRIP-159, R-TRIP-168 (G-115).
 */
export type DayCount = { actual_days: boolean; start_date?: string | undefined };

/** The days of a trip with their services; none is lost, and each says whether it is before or after the trip. Source: R-TRIP-168. */
export const dayServices = (
  { start_date, end_date }: TripSpan,
  bookings: readonly Booking[],
  count: DayCount,
): ItineraryDay[] => {
  const { days } = assembleDays({ ...(start_date && { start_date }), ...(end_date && { end_date }), bookings });
  const { start_date: from } = count;
  if (count.actual_days || !isDay(from)) return days;
  return days.map((day) => ({ ...day, day: daysBetween(from, day.date) + 1 }));
};
