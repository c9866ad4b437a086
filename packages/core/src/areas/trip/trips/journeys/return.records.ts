import * as z from 'zod';
import { addDays } from '../../../../base/days';
import { TripId } from '../../../../base/ids';
import { Day, Instant } from '../../../../base/values';
import { record } from '../../../../store/record';
import type { Trip } from '../trip';

export const RETURNS = ['RETURNS'] as const;
/** After midnight wherever the travelers may be. */
const NIGHT = 'T12:00:00.000Z';

/** That a trip is over after a day: the night after it, the clients on it are known to have traveled. */
export const Return = z.object({
  trip_id: TripId,
  end_date: Day,
  /** When that is written into their profiles; empty once it is. */
  settle_at: Instant.optional(),
});
export type Return = z.infer<typeof Return>;

export const Returns = record({
  name: 'return',
  schema: Return,
  key: ['end_date', 'trip_id'],
  partition: () => RETURNS,
  sort: (k) => [k.end_date, k.trip_id],
  due: ({ settle_at }) => settle_at,
});

/** The last day of a trip that takes place, where it is known. */
export const getLastDay = ({ start_date, end_date, trip_status, is_example }: Trip): string | undefined =>
  trip_status === 'CANCELLED' || is_example ? undefined : (end_date ?? start_date);

/** When a trip returns; nothing for one without dates, one that is canceled and an example. */
export const toReturn = (trip: Trip): Return[] => {
  const end_date = getLastDay(trip);
  if (!end_date) return [];
  const night = `${addDays(end_date, 1)}${NIGHT}`;
  return [{ trip_id: trip.id, end_date, settle_at: night > trip.updated_at ? night : trip.updated_at }];
};
