import type { DayEntry } from '@wayline/core/areas/trip/itinerary/day-entry';

/** What tells the entries of one day apart. */
export const entryKey = (entry: DayEntry): string =>
  `${entry.booking_id}-${entry.kind}-${'leg_index' in entry ? entry.leg_index : ''}`;
