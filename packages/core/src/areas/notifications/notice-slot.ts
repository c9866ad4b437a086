import { addDays } from '../../base/days';
import { localAt, toInstant } from '../../base/zoned-time';
import type { NotificationKind } from '../live/public';
import type { MailPace } from './kinds';

const MINUTE_MS = 60_000;

type When = {
  pace: Exclude<MailPace, 'never'>;
  kind: NotificationKind;
  now: string;
  zone: string;
  summary_time: string;
};

/** How long news is gathered for one mail. A client answers booking by booking, so their advisor gets one mail in five minutes at most. */
const gatheredMs = (kind: NotificationKind) => (kind === 'itinerary_answered' ? 5 : 1) * MINUTE_MS;

/**
 * The moment a mail about news of `now` leaves: at the end of the minute or few, so that what comes together is one mail, or at the user's next
 * summary. `summary_time` is a time of day in their zone; a summary's own moment belongs to the next one.
 */
export const noticeSlot = ({ pace, kind, now, zone, summary_time }: When): string => {
  const step = gatheredMs(kind);
  if (pace === 'at_once') return new Date((Math.floor(Date.parse(now) / step) + 1) * step).toISOString();
  const today = localAt(now, zone).date;
  const at = (date: string) => toInstant({ date, time: summary_time, zone });
  const first = at(today);
  return first > now ? first : at(addDays(today, 1));
};
