import type { PublishedItinerary } from '@wayline/core/areas/trip/itinerary/published';
import { daysBetween } from '@wayline/core/base/days';
import { dayRange } from '../format/day-text';

/** The trip in one line: when, how long, where. */
export const tripLine = ({ start_date, end_date, destinations }: PublishedItinerary): string[] => {
  const count = start_date && end_date ? daysBetween(start_date, end_date) + 1 : 0;
  return [dayRange(start_date, end_date), count > 1 ? `${count} days` : '', destinations.join(', ')].filter(Boolean);
};

/** More names than a cover has room for, and how many of them it then names. */
const MOST_NAMED = 6;
const FEW = 3;

/** Names as a sentence has them: Anna, Paul, and Mia; of a large group the first three, and how many others. */
export const nameList = (names: readonly string[]): string => {
  const listed = names.length > MOST_NAMED ? [...names.slice(0, FEW), `${names.length - FEW} others`] : names;
  return new Intl.ListFormat('en-US').format(listed);
};
