import * as z from 'zod';
import { BookingId, DayEventId, ReminderId } from '../../../../base/ids';
import { Day } from '../../../../base/values';

/**
 * What becomes of a trip's bookings and events when its days change: all of them move by whole days, only the trip's own days change, or
 * bookings that then lie outside of them wait without a day; an event is nothing without its day, and keeps it.
 */
export const DATE_MODES = ['move_all', 'days_only', 'tray_outside'] as const;
export type DateMode = (typeof DATE_MODES)[number];

const TripDays = z.object({ start_date: Day.optional(), end_date: Day.optional() });

/**
 * One change of a trip's days, whole enough to be taken back. Each booking says the first day it had and the one it gets; without
 * one it waited, or is to wait, without a day. `days` is by how many days bookings and events move.
 */
export const DateMove = z.object({
  before: TripDays,
  after: TripDays,
  days: z.int(),
  bookings: z.array(z.object({ id: BookingId, title: z.string(), from: Day.optional(), to: Day.optional() })),
  /** Events that move, each with its day before and after. */
  events: z.array(z.object({ id: DayEventId, title: z.string(), from: Day, to: Day })).default([]),
  /** Waiting reminders that would have been due already, or whose booking waits without a day: they no longer leave. */
  withdrawn: z.array(ReminderId),
  /** Reminders that an earlier move had withdrawn and that wait again. */
  woken: z.array(ReminderId),
});
export type DateMove = z.infer<typeof DateMove>;

/** The move that takes another one back. */
export const invertDateMove = ({ before, after, days, bookings, events, withdrawn, woken }: DateMove): DateMove => ({
  before: after,
  after: before,
  days: days === 0 ? 0 : -days,
  bookings: bookings.map(({ id, title, from, to }) => ({
    id,
    title,
    ...(to && { from: to }),
    ...(from && { to: from }),
  })),
  events: events.map(({ id, title, from, to }) => ({ id, title, from: to, to: from })),
  withdrawn: woken,
  woken: withdrawn,
});
