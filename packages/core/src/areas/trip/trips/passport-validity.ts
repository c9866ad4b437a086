import { addMonths } from '../../../base/add-months';

/** Most countries let nobody in whose passport ends within six months of the stay. */
const MONTHS_NEEDED = 6;

export type PassportFault = 'expired_by_trip_end' | 'within_six_months';
type Days = { passport_expires: string | undefined; trip_ends: string | undefined };

/**
 * What is wrong with how long a passport is good for, by the last day of the trip; undefined when nothing is, or when one of the days
 * is not known. Days are `YYYY-MM-DD`.
 */
export const passportFault = ({ passport_expires, trip_ends }: Days): PassportFault | undefined => {
  if (!passport_expires || !trip_ends) return undefined;
  if (passport_expires <= trip_ends) return 'expired_by_trip_end';
  return passport_expires < addMonths(trip_ends, MONTHS_NEEDED) ? 'within_six_months' : undefined;
};
