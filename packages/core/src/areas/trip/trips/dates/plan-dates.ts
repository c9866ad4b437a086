import { addDays, daysBetween } from '../../../../base/days';
import type { BookingId, DayEventId, ReminderId } from '../../../../base/ids';
import { localAt } from '../../../../base/zoned-time';
import type { Booking } from '../../bookings/booking';
import type { DayEvent } from '../../itinerary/event';
import { hasOwnDay } from '../../reminders/reminder-follows';
import type { TripDates } from '../trip-dates';
import { changedBy, type Held, withLapses } from './apply-move';
import type { DateMode, DateMove } from './date-move';
import { findScheduledSpan } from './unscheduled';

type Whole = Held & { trip: TripDates };
export type PlannedBooking = {
  id: BookingId;
  title: string;
  from?: string;
  to?: string;
  /** Confirmed by the supplier: somebody has to call them. */
  call: boolean;
};
/** Without a second day it stays on its first, which then lies outside of the trip's. */
export type PlannedEvent = { id: DayEventId; title: string; from: string; to?: string };
/** The days on which a reminder would have left and will leave; without the second it no longer leaves. */
export type PlannedReminder = { id: ReminderId; booking_id: BookingId; from: string; to?: string };
/** What a change of a trip's days would do, to be read before it is done. */
export type DatesPlan = {
  move: DateMove;
  moving: PlannedBooking[];
  /** Bookings that keep their days and then lie outside of the trip's. */
  outside: PlannedBooking[];
  waiting: PlannedBooking[];
  movingEvents: PlannedEvent[];
  /** Events that then lie outside of the trip's days, in every mode: none waits without a day. */
  outsideEvents: PlannedEvent[];
  reminders: PlannedReminder[];
  /** Reminders of bookings that move which keep the day they name. */
  stayingReminders: PlannedReminder[];
};

const confirmed = (b: Booking) =>
  b.reservation_status !== 'Cancelled' && (b.supplier_status === 'confirmed_by_supplier' || Boolean(b.confirmation_id));

const daysOf = ({ start_date, end_date }: TripDates): TripDates => ({
  ...(start_date && { start_date }),
  ...(end_date && { end_date }),
});

const liesOutside = (span: { first: string; last: string }, { start_date, end_date }: TripDates) =>
  Boolean((start_date && span.first < start_date) || (end_date && span.last > end_date));

/** By how many days everything moves: as the trip's first day does or, while it has none, that of what comes first on it. */
const shiftOf = ({ trip, bookings, events }: Whole, after: TripDates): number => {
  const firsts = bookings.flatMap((b) => (b.unscheduled_from ? [] : (findScheduledSpan(b)?.first ?? [])));
  firsts.push(...events.map(({ startDate }) => startDate));
  const from = trip.start_date ?? firsts.sort()[0];
  return from && after.start_date ? daysBetween(from, after.start_date) : 0;
};

type Placed = { booking: Booking; first: string; last: string; waits: boolean };
const placedAmong = (bookings: readonly Booking[]): Placed[] =>
  bookings.flatMap((booking) => {
    const span = findScheduledSpan(booking);
    return span ? [{ booking, first: span.first, last: span.last, waits: Boolean(booking.unscheduled_from) }] : [];
  });
const shown = ({ booking: { id, title, ...rest }, first }: Placed, to?: string): PlannedBooking => ({
  id,
  title,
  from: first,
  ...(to && { to }),
  call: confirmed({ id, title, ...rest }),
});

const plannedEvents = (events: readonly DayEvent[], days: number): PlannedEvent[] =>
  events.map(({ id, event_title: title, startDate: from }) => ({
    id,
    title,
    from,
    ...(days !== 0 && { to: addDays(from, days) }),
  }));

/**
 * What a change of a trip's days does to everything on it. Prices, states and confirmations stay in every mode; `now` (an instant)
 * decides which reminders would have been due already.
 */
export const planDates = (whole: Whole, dates: TripDates, mode: DateMode, now: string): DatesPlan => {
  const after = daysOf(dates);
  const days = mode === 'move_all' ? shiftOf(whole, after) : 0;
  const placed = placedAmong(whole.bookings);
  const outside = placed.filter(
    ({ first, last, waits }) =>
      !waits && liesOutside({ first: addDays(first, days), last: addDays(last, days) }, after),
  );
  const moving = days === 0 ? [] : placed;
  const waiting = mode === 'tray_outside' ? outside : [];
  const toOf = ({ first, waits }: Placed) => (days === 0 || waits ? undefined : addDays(first, days));
  const bookings = [...moving, ...waiting].map((one): DateMove['bookings'][number] => {
    const to = toOf(one);
    return { id: one.booking.id, title: one.booking.title, ...(!one.waits && { from: one.first }), ...(to && { to }) };
  });
  const events = plannedEvents(whole.events, days);
  const movingEvents = events.flatMap(({ to, ...event }) => (to ? [{ ...event, to }] : []));
  const before = daysOf(whole.trip);
  const planned = { before, after, days, bookings, events: movingEvents, withdrawn: [], woken: [] };
  const move = withLapses(planned, whole, now);
  const { reminders } = changedBy(move, whole, now);
  const named = new Set<string>(bookings.map(({ id }) => id));
  return {
    move,
    moving: moving.filter(({ waits }) => !waits).map((one) => shown(one, toOf(one))),
    outside: mode === 'tray_outside' ? [] : outside.map((one) => shown(one, toOf(one))),
    waiting: waiting.map((one) => shown(one)),
    movingEvents,
    outsideEvents: events.filter(({ from, to = from }) => liesOutside({ first: to, last: to }, after)),
    reminders: reminders.map(({ before, after: then }) => ({
      id: before.id,
      booking_id: before.booking_id,
      from: localAt(before.due_at, before.timezone).date,
      ...(then.status === 'waiting' && { to: localAt(then.due_at, then.timezone).date }),
    })),
    stayingReminders: whole.reminders
      .filter((r) => r.status === 'waiting' && hasOwnDay(r) && named.has(r.booking_id))
      .map((r) => ({ id: r.id, booking_id: r.booking_id, from: localAt(r.due_at, r.timezone).date })),
  };
};
