import { addDays, isDay } from '../../../base/days';
import { minutesBetween } from '../../../base/zoned-time';
import { legZones } from '../itinerary/leg-minutes';
import type { BookingDraft, CruiseDay, Leg } from './booking';

export type BookingIssue = { path: string; message: string };
export const LEG_REVERSED = 'This leg arrives before it departs. Check the dates and times.';
export const SPAN_REVERSED = 'That end is before the start. Pick a later one.';
const PORT_REVERSED = 'The ship departs before it arrives. Check the port times.';
const DAYS_UNORDERED = 'These cruise days are out of order. Sort them by date.';

export type LegTimes = Pick<
  Leg,
  'start_date' | 'start_time' | 'start_timezone' | 'end_date' | 'end_time' | 'end_timezone'
> & {
  from?: { timezone?: string | undefined };
  to?: { timezone?: string | undefined };
};

/**
 * Whether a leg arrives before it leaves, by the clocks of both ends where their zones are known. Without them a plane may land the day
 * before, over the date line, and earlier by the clock of where it lands.
 */
export const isArrivalBeforeDeparture = (leg: LegTimes): boolean => {
  const { start_date, start_time, end_time } = leg;
  const end_date = leg.end_date ?? start_date;
  const { start, end } = legZones(leg);
  if (!isDay(start_date) || !isDay(end_date)) return false;
  if (end_date < addDays(start_date, -1)) return true;
  if (!start_time || !end_time || !start || !end) return false;
  return (
    minutesBetween({ date: start_date, time: start_time, zone: start }, { date: end_date, time: end_time, zone: end }) <
    0
  );
};

/** Whether a span on one place's clock ends before it begins. */
export const endsBeforeItBegins = (span: {
  start_date?: string | undefined;
  start_time?: string | undefined;
  end_date?: string | undefined;
  end_time?: string | undefined;
}): boolean => {
  const { start_date = '', start_time, end_date = start_date, end_time } = span;
  if (end_date !== start_date) return end_date < start_date;
  return Boolean(start_time && end_time && end_time < start_time);
};

const portIssues = (days: readonly CruiseDay[]): BookingIssue[] =>
  days.flatMap((day, i) => {
    const before = days[i - 1];
    const issues: BookingIssue[] = [];
    if (before && day.date < before.date) issues.push({ path: `cruise_days.${i}.date`, message: DAYS_UNORDERED });
    if (day.day > 1 && day.arrival_time && day.departure_time && day.departure_time < day.arrival_time)
      issues.push({ path: `cruise_days.${i}.departure_time`, message: PORT_REVERSED });
    return issues;
  });

const legIssues = (name: 'destinations' | 'transportations', legs: readonly Leg[] = []): BookingIssue[] =>
  legs.flatMap((leg, i) =>
    isArrivalBeforeDeparture(leg) ? [{ path: `${name}.${i}.end_date`, message: LEG_REVERSED }] : [],
  );

type Checked = Partial<Pick<BookingDraft, 'destinations' | 'transportations' | 'cruise_days' | 'general_booking'>>;
/** What cannot be of the days and times an advisor sends, at the fields where it stands. Imports and old records are taken as they are. */
export const bookingIssues = ({
  destinations,
  transportations,
  cruise_days,
  general_booking,
}: Checked): BookingIssue[] => [
  ...legIssues('destinations', destinations),
  ...legIssues('transportations', transportations),
  ...portIssues(cruise_days ?? []),
  ...(general_booking && endsBeforeItBegins(general_booking)
    ? [{ path: 'general_booking.end_date', message: SPAN_REVERSED }]
    : []),
];

/** The issues a change brings with it: what was so before, such as an imported leg, does not keep a booking from being moved. */
export const newIssues = (before: Checked, changes: Checked): BookingIssue[] => {
  const known = new Set(bookingIssues(before).map(({ path }) => path));
  return bookingIssues(changes).filter(({ path }) => !known.has(path));
};
