import type { ItineraryDay } from '@wayline/core/itinerary/assemble-days';
import type { DayEntry } from '@wayline/core/itinerary/day-entry';

/** A stay, a way that goes on into the next day, or a day of a cruise that leaves or stays at sea. */
const isBed = (entry: DayEntry): boolean => {
  switch (entry.kind) {
    case 'checkin':
    case 'overnight':
    case 'departure':
    case 'port':
      return true;
    case 'leg':
      return entry.end_date !== undefined;
    default:
      return false;
  }
};

/** Whether the night after a day still needs a bed. The last day of the trip and days outside of it need none. */
export const needsBed = (day: ItineraryDay, isLast: boolean): boolean =>
  !isLast && !day.outside && !day.entries.some((entry) => isBed(entry) && !entry.is_cancelled);
