import type { ItineraryDay } from './assemble-days';
import type { DayEntry } from './day-entry';
import { type DayEvent, eventSeconds } from './event';

/** What stands in a day: an appearance of a booking, or an event. */
export type DayLine = { kind: 'entry'; entry: DayEntry } | { kind: 'event'; event: DayEvent };

const seconds = (line: DayLine) => (line.kind === 'event' ? eventSeconds(line.event) : line.entry.sec_time);

/** Bookings and events of a day in one order, by time; at the same time a booking stands before an event. Source: R-TRIP-021, R-TRIP-022. */
export const orderedDay = ({ entries, events = [] }: Pick<ItineraryDay, 'entries' | 'events'>): DayLine[] =>
  [
    ...entries.map((entry): DayLine => ({ kind: 'entry', entry })),
    ...events.map((event): DayLine => ({ kind: 'event', event })),
  ].sort((a, b) => seconds(a) - seconds(b));
