import { refuse } from '../../../../base/result';
import { Day } from '../../../../base/values';
import type { Booking } from '../../bookings/booking';
import type { DayEvent } from '../../itinerary/event';
import type { TripDates } from '../trip-dates';
import { changedBy } from './apply-move';
import type { DateMove } from './date-move';
import { findScheduledSpan } from './unscheduled';

type Known = { id: string; version: number };
const unlikeOf = (seen: readonly Known[], standing: readonly (Known & { title: string })[], gone: string): string[] => {
  const versions = new Map(seen.map(({ id, version }) => [id, version]));
  const changed = standing.filter(({ id, version }) => versions.get(id) !== version).map(({ title }) => title);
  const there = new Set(standing.map(({ id }) => id));
  return [...changed, ...seen.filter(({ id }) => !there.has(id)).map(() => gone)];
};
type Seen = { seen?: readonly Known[] | undefined; seen_events?: readonly Known[] | undefined };
type Standing = { bookings: readonly Booking[]; events: readonly DayEvent[] };

/** What is not as somebody saw it when they decided: changed, added, or gone since. What they do not name was not looked at. */
export const unlike = ({ seen, seen_events }: Seen, { bookings, events }: Standing): string[] => [
  ...(seen ? unlikeOf(seen, bookings, 'a deleted booking') : []),
  ...(seen_events
    ? unlikeOf(
        seen_events,
        events.map(({ id, version, event_title: title }) => ({ id, version, title })),
        'a removed event',
      )
    : []),
];

const isLost = (day: string) => !Day.safeParse(day).success;

/** Bookings and events that a move would take out of the years that days can have, by title. */
export const outOfCalendar = (move: DateMove, standing: Standing, now: string): string[] => {
  const { bookings, events } = changedBy(move, { ...standing, reminders: [] }, now);
  return [
    ...bookings.flatMap(({ after }) => {
      const span = findScheduledSpan(after);
      return span && [span.first, span.last].some(isLost) ? [after.title] : [];
    }),
    ...events.flatMap(({ after }) => (isLost(after.startDate) ? [after.event_title] : [])),
  ];
};

/**
 * What a finished move set that is no longer so: the trip's days, or where one of its bookings or events stands. An event that was
 * removed since stands nowhere and hinders nobody: unlike a booking, it cannot be brought back first.
 */
export const movedSince = (move: DateMove, trip: TripDates, { bookings, events }: Standing): string[] => {
  const { start_date, end_date } = move.after;
  const days = new Map<string, string>(events.map(({ id, startDate }) => [id, startDate]));
  const byId = new Map<string, Booking>(bookings.map((b) => [b.id, b]));
  const elsewhere = move.bookings.filter(({ id, from, to }) => {
    const booking = byId.get(id);
    if (!booking) return true;
    if (!from && !to) return !booking.unscheduled_from;
    return to
      ? booking.unscheduled_from !== undefined || findScheduledSpan(booking)?.first !== to
      : !booking.unscheduled_from;
  });
  return [
    ...(trip.start_date !== start_date || trip.end_date !== end_date ? ['the trip dates'] : []),
    ...elsewhere.map(({ title }) => title),
    ...move.events.filter(({ id, to }) => (days.get(id) ?? to) !== to).map(({ title }) => title),
  ];
};

/** The refusal of new days of a trip on which a part of it would leave the calendar. */
export const refuseDateOutOfRange = (title: string) =>
  refuse('request.invalid', {
    issues: [{ path: 'start_date', message: `${title} would fall outside the years 1900 to 2199.` }],
  });
