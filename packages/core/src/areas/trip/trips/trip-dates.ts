import { daysBetween, isEmptyDate } from '../../../base/days';
import { formatMessage } from '../../../base/messages';
import { ok, type Result } from '../../../base/result';
import { refuse } from './errors';

/** The first and the last day of a trip, either of which may be open. */
export type TripDates = { start_date?: string; end_date?: string };

/**
 * The dates of a trip as they may be kept: an empty one is open, a start without an end stays. Refuses an end before the start
 * with `trip.dates_reversed`. Source: R-TRIP-128..132, spec 2 §5.
 */
export const checkTripDates = ({ start_date, end_date }: TripDates): Result<TripDates> => {
  const start = isEmptyDate(start_date) ? undefined : start_date;
  const end = isEmptyDate(end_date) ? undefined : end_date;
  if (start && end && end < start)
    return refuse('trip.dates_reversed', {
      issues: [{ path: 'end_date', message: formatMessage('trip.dates_reversed') }],
    });
  return ok({ ...(start && { start_date: start }), ...(end && { end_date: end }) });
};

/** The sentence that the dates of a form are refused with, undefined for good ones. */
export const tripDatesFault = (dates: TripDates): string | undefined =>
  checkTripDates(dates).ok ? undefined : formatMessage('trip.dates_reversed');

/** How long a trip is: five days have four nights. Undefined while a date is open. */
export const tripLength = ({ start_date, end_date }: TripDates): { days: number; nights: number } | undefined => {
  if (!start_date || !end_date || end_date < start_date) return undefined;
  const nights = daysBetween(start_date, end_date);
  return { days: nights + 1, nights };
};
