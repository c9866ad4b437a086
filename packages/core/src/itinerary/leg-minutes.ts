import type { Leg } from '../bookings/booking';
import { minutesBetween } from '../kernel/zoned-time';

/** How long a leg takes, in minutes; undefined unless both ends have a time and a zone and the end comes last. Source: R-TRIP-031. */
export const legMinutes = (leg: Leg): number | undefined => {
  const { start_date, start_time, end_time } = leg;
  const zone = leg.start_timezone ?? leg.from.timezone;
  const endZone = leg.end_timezone ?? leg.to.timezone;
  if (!start_time || !end_time || !zone || !endZone) return undefined;
  const minutes = minutesBetween(
    { date: start_date, time: start_time, zone },
    { date: leg.end_date ?? start_date, time: end_time, zone: endZone },
  );
  return minutes >= 0 ? minutes : undefined;
};
