import type { ItineraryDay } from '@wayline/core/areas/trip/itinerary/assemble-days';
import { addDays, daysBetween } from '@wayline/core/base/days';

/** A square of a calendar; `day` is there where the trip has one. */
export type Square = { date: string; inMonth: boolean; day?: ItineraryDay };
export type Month = { month: string; weeks: Square[][] };

/** A Sunday that weekdays are counted from. */
const SUNDAY = '2023-01-01';
const weekdayOf = (date: string) => ((daysBetween(SUNDAY, date) % 7) + 7) % 7;
const firstOf = (month: string) => `${month}-01`;
const nextMonth = (month: string) => addDays(firstOf(month), 31).slice(0, 7);
/** Months written out; a trip of years shows its first ones. */
const MOST_MONTHS = 24;

const weeksOf = (month: string, byDate: ReadonlyMap<string, ItineraryDay>): Square[][] => {
  const first = addDays(firstOf(month), -weekdayOf(firstOf(month)));
  const end = firstOf(nextMonth(month));
  const weeks: Square[][] = [];
  for (let start = first; start < end; start = addDays(start, 7)) {
    weeks.push(
      Array.from({ length: 7 }, (_, i) => {
        const date = addDays(start, i);
        const day = byDate.get(date);
        return { date, inMonth: date.startsWith(month), ...(day && { day }) };
      }),
    );
  }
  return weeks;
};

/** The months a trip touches, each in weeks from Sunday to Saturday. */
export const listTripMonths = (days: readonly ItineraryDay[]): Month[] => {
  const byDate = new Map(days.map((day) => [day.date, day]));
  const months = [...new Set(days.map(({ date }) => date.slice(0, 7)))].slice(0, MOST_MONTHS);
  return months.map((month) => ({ month, weeks: weeksOf(month, byDate) }));
};
