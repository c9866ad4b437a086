import { BOOKING_TYPES, type BookingType } from '../../../base/booking-types';
import { daysBetween, eachDay, isDay } from '../../../base/days';
import { secondsOfDay } from '../../../base/times';
import type { Booking } from '../bookings/booking';
import { bookingEntries } from './booking-entries';
import { bookingSpan } from './booking-span';
import { byTime, checkOutsFirst, type Ranked } from './check-out-order';
import type { DayEntry } from './day-entry';
import { type DayEvent, eventSeconds } from './event';

/**
 * A day of a trip: `day` counts from 1 on the trip's first day. A day before the first (`day` 0 and less) or after the last is there
 * only for its entries and says so in `outside`.
 */
export type ItineraryDay = {
  date: string;
  day: number;
  outside?: 'before' | 'after';
  entries: DayEntry[];
  /** What stands among the entries without being booked; missing where there is none. */
  events?: DayEvent[];
};
export type AssembledTrip = { days: ItineraryDay[]; unscheduled: Booking[] };
export type TripToAssemble = {
  start_date?: string;
  end_date?: string;
  bookings: readonly Booking[];
  events?: readonly DayEvent[];
};

/** The longest trip whose empty days are written out; of a longer one only days with entries are shown. */
export const MOST_DAYS = 400;

/** Creation order, which decides where times are equal. Source: G-113. */
const byCreation = (a: Booking, b: Booking) =>
  a.created_at < b.created_at ? -1 : a.created_at > b.created_at ? 1 : a.id < b.id ? -1 : a.id > b.id ? 1 : 0;

/** The events of each day, by time and then by creation. Source: R-TRIP-021. */
const eventsByDay = (events: readonly DayEvent[]) => {
  const onDay = new Map<string, DayEvent[]>();
  const inOrder = [...events].sort((a, b) => eventSeconds(a) - eventSeconds(b) || (a.id < b.id ? -1 : 1));
  for (const event of inOrder) {
    const there = onDay.get(event.startDate);
    if (there) there.push(event);
    else onDay.set(event.startDate, [event]);
  }
  return onDay;
};

const rankOf = (entry: DayEntry, { day_order = UNORDERED }: Booking) => (entry.time ? UNORDERED : day_order);
const UNORDERED = Number.MAX_SAFE_INTEGER;

const spanOf = (start: string | undefined, end: string | undefined, dates: readonly string[]) => {
  if (start && end && end >= start) return { first: start, last: end };
  const sorted = [...dates].sort();
  const first = start ?? sorted[0] ?? end;
  const last = end ?? sorted.at(-1) ?? start;
  if (!first || !last) return undefined;
  return { first, last: last < first ? first : last };
};

/**
 * A trip's bookings and events as days. Without trip dates the bookings' own days make the trip. A booking outside of the trip's dates adds its
 * days before or after; one without a usable day is `unscheduled`: none is lost. The order of `bookings` plays no part.
 * Source: R-TRIP-019..030 (G-109, G-112, G-113).
 */
export const assembleDays = ({ start_date, end_date, bookings, events = [] }: TripToAssemble): AssembledTrip => {
  const onDay = new Map<string, Ranked[]>();
  const unscheduled: Booking[] = [];
  for (const booking of [...bookings].sort(byCreation)) {
    const dated = bookingEntries(booking);
    if (dated.length === 0) unscheduled.push(booking);
    for (const { date, entry } of dated) {
      const ranked = { entry, booking, rank: rankOf(entry, booking) };
      const entries = onDay.get(date);
      if (entries) entries.push(ranked);
      else onDay.set(date, [ranked]);
    }
  }
  const start = isDay(start_date) ? start_date : undefined;
  const end = isDay(end_date) ? end_date : undefined;
  const eventsOn = eventsByDay(events);
  const used = [...onDay.keys(), ...eventsOn.keys()];
  const span = spanOf(start, end, used);
  if (!span) return { days: [], unscheduled };
  const { first, last } = span;
  const filled = daysBetween(first, last) < MOST_DAYS ? eachDay(first, last) : [];
  const dates = [...new Set([...filled, ...used])].sort();
  const days = dates.map((date): ItineraryDay => {
    const entries = checkOutsFirst((onDay.get(date) ?? []).sort(byTime)).map(({ entry }) => entry);
    const outside = date < first ? 'before' : date > last ? 'after' : undefined;
    const planned = eventsOn.get(date);
    return {
      date,
      day: daysBetween(first, date) + 1,
      ...(outside && { outside }),
      entries,
      ...(planned && { events: planned }),
    };
  });
  return { days, unscheduled };
};

export type Category = { category: BookingType; bookings: Booking[] };

type Placed = { booking: Booking; first: string; seconds: number };
const placed = (booking: Booking): Placed => {
  const span = bookingSpan(booking);
  return { booking, first: span?.first ?? '9999', seconds: secondsOfDay(span?.start_time) };
};
const byStart = (a: Placed, b: Placed) => {
  if (a.first !== b.first) return a.first < b.first ? -1 : 1;
  return a.seconds - b.seconds || byCreation(a.booking, b.booking);
};

/** The category view: the kinds that occur, in the order of the pickers, each with its bookings by start. Source: R-TRIP-015, R-TRIP-016. */
export const groupByCategory = (bookings: readonly Booking[]): Category[] => {
  const inOrder = bookings
    .map(placed)
    .sort(byStart)
    .map(({ booking }) => booking);
  const groups = BOOKING_TYPES.map((category) => ({
    category,
    bookings: inOrder.filter((b) => b.booking_type === category),
  }));
  return groups.filter((group) => group.bookings.length > 0);
};
