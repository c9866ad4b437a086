import type * as z from 'zod';
import { TravelerId } from '../../../../base/ids';
import { TripRow } from '../trip';

/** A trip as the profile of a client lists it, and who they are on it. */
export const ClientTripRow = TripRow.pick({
  id: true,
  code: true,
  trip_name: true,
  start_date: true,
  end_date: true,
  trip_status: true,
  trip_destinations: true,
  trip_pax: true,
  advisor_name: true,
  archived_at: true,
}).extend({ traveler_id: TravelerId });
export type ClientTripRow = z.infer<typeof ClientTripRow>;

type Dated = Pick<ClientTripRow, 'start_date' | 'end_date'>;
const NO_DAY_YET = '9999';

/** The newest departure first; before it what has no day yet, because it is being planned. */
export const sortClientTrips = <T extends Dated & { code: string }>(trips: readonly T[]): T[] =>
  [...trips].sort(
    (a, b) =>
      (b.start_date ?? NO_DAY_YET).localeCompare(a.start_date ?? NO_DAY_YET) ||
      b.code.localeCompare(a.code, 'en', { numeric: true }),
  );

/** A trip is past from the day after its last one. */
export const isPastTrip = ({ start_date, end_date }: Dated, today: string): boolean => {
  const last = end_date ?? start_date;
  return last !== undefined && last < today;
};
