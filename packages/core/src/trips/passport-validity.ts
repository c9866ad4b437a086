/** Most countries let nobody in whose passport ends within six months of the stay. */
const MONTHS_NEEDED = 6;

/** The same day some months later; where that month is shorter, its last day. */
const addMonths = (day: string, months: number): string => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  const then = new Date(Date.UTC(year, month - 1 + months, Math.min(date, last)));
  return then.toISOString().slice(0, 10);
};

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
