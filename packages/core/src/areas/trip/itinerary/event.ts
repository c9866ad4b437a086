import * as z from 'zod';
import { daysBetween, isDay } from '../../../base/days';
import { DayEventId, TripId } from '../../../base/ids';
import { secondsOfDay } from '../../../base/times';
import { ClockTime, Day, Instant, Name, Note, Version } from '../../../base/values';
import { Place } from '../bookings/parts/place';

/** What an advisor enters of a dated entry that is no booking, such as "Meet your guide". Field names as the spec has them. */
export const DayEventDraft = z.object({
  event_title: Name,
  startDate: Day,
  /** Empty where the event has no hour. */
  startTime: z.union([ClockTime, z.literal('')]).default(''),
  places: z.array(Place).max(5).default([]),
  note: Note.default(''),
});
export type DayEventDraft = z.infer<typeof DayEventDraft>;

export const DayEvent = DayEventDraft.extend({
  id: DayEventId,
  trip_id: TripId,
  created_at: Instant,
  updated_at: Instant,
  version: Version,
});
export type DayEvent = z.infer<typeof DayEvent>;

/** The events one trip can have. */
export const MAX_EVENTS = 200;

/** An event with the day of the trip it stands on, which moves with the trip's first day; missing while the trip has none. */
export const ReadDayEvent = DayEvent.extend({ startDay: z.int().optional() });
export type ReadDayEvent = z.infer<typeof ReadDayEvent>;

export const readDayEvent = (event: DayEvent, tripStart: string | undefined): ReadDayEvent => ({
  ...event,
  ...(isDay(tripStart) && { startDay: daysBetween(tripStart, event.startDate) + 1 }),
});

/** When in its day an event stands: like a booking, at 11:59 PM without an hour. Source: R-TRIP-021. */
export const eventSeconds = ({ startTime }: Pick<DayEvent, 'startTime'>): number =>
  secondsOfDay(startTime || undefined);
