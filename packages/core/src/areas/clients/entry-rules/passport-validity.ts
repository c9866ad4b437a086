import { addMonths } from '../../../base/add-months';
import { formatDay } from '../../../base/days';

/** Most countries let no one in whose passport ends within so many months of the stay. */
export const DEFAULT_MONTHS = 6;

type PassportFault = 'expired_by_trip_end' | 'too_short';
type Days = {
  expires: string | undefined;
  trip_ends: string | undefined;
  /** How long it has to be valid after the trip. */
  months?: number;
};

/**
 * What is wrong with how long a passport is good for, by the last day of the trip; undefined when nothing is, or when one of the days
 * is not known. Days are `YYYY-MM-DD`.
 */
export const passportFault = ({ expires, trip_ends, months = DEFAULT_MONTHS }: Days): PassportFault | undefined => {
  if (!expires || !trip_ends) return undefined;
  if (expires <= trip_ends) return 'expired_by_trip_end';
  return expires < addMonths(trip_ends, months) ? 'too_short' : undefined;
};

type Told = { name: string; expires: string | undefined; today: string; months?: number };
/** The fault as one sentence or two; `name` is that of the holder. */
export const describePassportFault = (
  fault: PassportFault,
  { name, expires = '', today, months = DEFAULT_MONTHS }: Told,
): string => {
  const [its, day] = [`The passport of ${name}`, formatDay(expires)];
  if (fault === 'too_short')
    return `${its} expires on ${day}, less than ${months === 6 ? 'six' : months} months after the trip. Many countries won’t accept it.`;
  return expires < today
    ? `${its} expired on ${day}. It needs to be renewed.`
    : `${its} expires on ${day}, before the trip ends. It needs to be renewed.`;
};
