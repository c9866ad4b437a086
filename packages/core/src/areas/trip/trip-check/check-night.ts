import { addDays } from '../../../base/days';

/** So many days before a trip departs it is looked at every night. */
export const CHECKED_DAYS_BEFORE = 60;
/** The hours in which trips are checked, UTC: late evening in America, before work in Europe. */
const FIRST_HOUR = 3;
const HOURS = 5;

/** A minute of the night that is a trip's own, so that all of them together keep nothing else waiting. */
const minuteOf = (trip_id: string): number => {
  let sum = 0;
  for (const letter of trip_id) sum = (sum * 31 + letter.charCodeAt(0)) % (HOURS * 60);
  return sum;
};
const nightOf = (day: string, trip_id: string): string => {
  const minute = minuteOf(trip_id);
  const clock = [FIRST_HOUR + Math.floor(minute / 60), minute % 60].map((n) => String(n).padStart(2, '0'));
  return `${day}T${clock.join(':')}:00.000Z`;
};

/** When a trip is checked next after `now`: in its minute of the night, from 60 days before it departs until it does; undefined after. */
export const nextCheck = (trip: { trip_id: string; start_date: string }, now: string): string | undefined => {
  const opens = addDays(trip.start_date, -CHECKED_DAYS_BEFORE);
  const today = now.slice(0, 10);
  const day = opens > today ? opens : today;
  const at = nightOf(day, trip.trip_id);
  const next = at > now ? at : nightOf(addDays(day, 1), trip.trip_id);
  return next.slice(0, 10) <= trip.start_date ? next : undefined;
};
