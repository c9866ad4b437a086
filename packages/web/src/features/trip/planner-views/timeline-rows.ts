import type { Booking } from '@wayline/core/areas/trip/bookings/booking';
import { bookingSpan } from '@wayline/core/areas/trip/itinerary/booking-span';
import { daysBetween, isDay } from '@wayline/core/base/days';

type Span = { start_date?: string | undefined; end_date?: string | undefined };
/** A booking as a bar: where it begins and how long it is, in hundredths of the whole. */
export type TimelineRow = { booking: Booking; first: string; last: string; from: number; width: number };
export type TimelineShape = { first: string; last: string; days: number; rows: TimelineRow[] };

/** The bookings of a trip as bars over its days, by start; undefined while nothing has a day. */
export const buildTimeline = (trip: Span, bookings: readonly Booking[]): TimelineShape | undefined => {
  const spanned = bookings.flatMap((booking) => {
    const span = bookingSpan(booking);
    return span ? [{ booking, first: span.first, last: span.last < span.first ? span.first : span.last }] : [];
  });
  const edges = [...spanned.flatMap(({ first, last }) => [first, last]), trip.start_date, trip.end_date]
    .filter(isDay)
    .sort();
  const [first, last] = [edges[0], edges.at(-1)];
  if (!first || !last || spanned.length === 0) return undefined;
  const days = daysBetween(first, last) + 1;
  const rows = spanned
    .sort((a, b) => daysBetween(b.first, a.first) || daysBetween(a.last, b.last))
    .map((row) => ({
      ...row,
      from: (daysBetween(first, row.first) / days) * 100,
      width: ((daysBetween(row.first, row.last) + 1) / days) * 100,
    }));
  return { first, last, days, rows };
};
