import type { DayEntry } from './day-entry';

/** Whether the hour of an entry is the latest one: a room or a rental is given back by it, not at it. */
export const hourIsLatest = ({ kind }: { kind: DayEntry['kind'] | 'event' }): boolean =>
  kind === 'checkout' || kind === 'dropoff';
