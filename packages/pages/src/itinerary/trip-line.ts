import type { PublishedItinerary } from '@wayline/core/itinerary/published';
import { daysBetween } from '@wayline/core/kernel/days';
import { dayRange } from '../format/day-text';

/** The trip in one line: when, how long, where. */
export const tripLine = ({ start_date, end_date, destinations }: PublishedItinerary): string[] => {
  const count = start_date && end_date ? daysBetween(start_date, end_date) + 1 : 0;
  return [dayRange(start_date, end_date), count > 1 ? `${count} days` : '', destinations.join(', ')].filter(Boolean);
};

/** Names as a sentence has them: Anna, Paul and Mia. */
export const nameList = (names: readonly string[]): string => new Intl.ListFormat('en-US').format(names);
