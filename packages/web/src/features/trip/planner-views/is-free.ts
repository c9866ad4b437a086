import type { DayEntry } from '@wayline/core/areas/trip/itinerary/day-entry';

/** Whether the place of an entry within its day is for people to choose. Source: R-TRIP-020. */
export const isFree = (entry: DayEntry): boolean => !entry.time && entry.kind !== 'overnight';
