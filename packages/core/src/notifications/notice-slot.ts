import { addDays } from '../kernel/days';
import { instantOf, localAt } from '../kernel/zoned-time';
import type { MailPace } from './kinds';

const MINUTE_MS = 60_000;

type When = { pace: Exclude<MailPace, 'never'>; now: string; zone: string; summary_time: string };

/**
 * The moment a mail about news of `now` leaves: at the end of the minute, so that what comes together is one mail, or at the user's next
 * summary. `summary_time` is a time of day in their zone; a summary's own moment belongs to the next one.
 */
export const noticeSlot = ({ pace, now, zone, summary_time }: When): string => {
  if (pace === 'at_once') return new Date((Math.floor(Date.parse(now) / MINUTE_MS) + 1) * MINUTE_MS).toISOString();
  const today = localAt(now, zone).date;
  const at = (date: string) => instantOf({ date, time: summary_time, zone });
  const first = at(today);
  return first > now ? first : at(addDays(today, 1));
};
