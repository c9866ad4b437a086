import { minutesBetween } from '../../../base/zoned-time';
import type { Leg } from '../bookings/booking';

type End = { timezone?: string | undefined };
type Zoned = Pick<Leg, 'start_timezone' | 'end_timezone'> & { from?: End; to?: End };
/** The zones at the ends of a leg: the leg's own, else those of its places. */
export const legZones = ({ start_timezone, end_timezone, from, to }: Zoned): { start?: string; end?: string } => ({
  start: start_timezone ?? from?.timezone,
  end: end_timezone ?? to?.timezone,
});

/** How long a leg takes, in minutes; undefined unless both ends have a time and a zone and the end comes last. Source: R-TRIP-031. */
export const legMinutes = (leg: Leg): number | undefined => {
  const { start_date, start_time, end_time } = leg;
  const { start, end } = legZones(leg);
  if (!start_time || !end_time || !start || !end) return undefined;
  const minutes = minutesBetween(
    { date: start_date, time: start_time, zone: start },
    { date: leg.end_date ?? start_date, time: end_time, zone: end },
  );
  return minutes >= 0 ? minutes : undefined;
};
