import type { Booking } from '../../bookings/booking';
import { Day } from '../../kernel/values';
import type { TripDates } from '../trip-dates';
import { changedBy } from './apply-move';
import type { DateMove } from './date-move';
import { keptSpan } from './tray';

type Known = { id: string; version: number };
/** The bookings that are not what somebody saw when they decided: changed, added, or gone since. */
export const unlike = (seen: readonly Known[], bookings: readonly Booking[]): string[] => {
  const versions = new Map(seen.map(({ id, version }) => [id, version]));
  const changed = bookings.filter(({ id, version }) => versions.get(id) !== version).map(({ title }) => title);
  const there = new Set<string>(bookings.map(({ id }) => id));
  return [...changed, ...seen.filter(({ id }) => !there.has(id)).map(() => 'a booking that is gone')];
};

/** Bookings that a move would take out of the years that days can have, by title. */
export const outOfCalendar = (move: DateMove, bookings: readonly Booking[], now: string): string[] =>
  changedBy(move, { bookings, reminders: [] }, now).bookings.flatMap(({ after }) => {
    const span = keptSpan(after);
    return span && [span.first, span.last].some((day) => !Day.safeParse(day).success) ? [after.title] : [];
  });

/** What a finished move set that is no longer so: the trip's days, or where one of its bookings stands. */
export const movedSince = (move: DateMove, trip: TripDates, bookings: readonly Booking[]): string[] => {
  const { start_date, end_date } = move.after;
  const byId = new Map<string, Booking>(bookings.map((b) => [b.id, b]));
  const elsewhere = move.bookings.filter(({ id, from, to }) => {
    const booking = byId.get(id);
    if (!booking) return true;
    if (!from && !to) return !booking.unscheduled_from;
    return to ? booking.unscheduled_from !== undefined || keptSpan(booking)?.first !== to : !booking.unscheduled_from;
  });
  return [
    ...(trip.start_date !== start_date || trip.end_date !== end_date ? ['the dates of the trip'] : []),
    ...elsewhere.map(({ title }) => title),
  ];
};
