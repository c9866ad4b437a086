import { nextDepartures } from '@wayline/core/areas/trip/trips/next-departures';
import { TripRow } from '@wayline/core/areas/trip/trips/trip';
import { Trips } from '@wayline/core/areas/trip/trips/trip.records';
import { TRIP_INDEX } from '@wayline/core/areas/trip/trips/trip-search.index';
import type { Departing } from '@wayline/core/areas/trip/trips/trip-types';
import { tripsContracts } from '@wayline/core/areas/trip/trips/trips.contract';
import { ok } from '@wayline/core/base/result';
import { recordMatcher } from '@wayline/core/store/search/record-matcher';
import { searchList } from '@wayline/core/store/search/search-list';
import { type Call, endpoint } from '../../kernel/endpoint';

type Asked = Call<(typeof tripsContracts)['trips.list']>;
/** The next departures that the dashboard counts, in one page: they are few. */
const departingTrips = async (
  { actor, db, deps, input }: Pick<Asked, 'actor' | 'db' | 'deps' | 'input'>,
  which: Departing,
) => {
  const wanted = await nextDepartures(db, actor, deps.now().slice(0, 10));
  const keys = wanted[which].map((id) => ({ def: Trips, key: { id } }));
  const found = await db.getMany(keys);
  const isMeant = recordMatcher(TRIP_INDEX, input);
  const trips = found.flatMap((trip) => (trip && isMeant(trip) ? [TripRow.parse(trip)] : []));
  return ok({ trips, total: trips.length, filtered: trips.length });
};

/** Source: R-TRIP-038. */
export const handler = endpoint(tripsContracts['trips.list'], async ({ input, actor, db, deps }) => {
  if (input.departing) return departingTrips({ input, actor, db, deps }, input.departing);
  const { rows: trips, ...page } = await searchList(db, TRIP_INDEX, input);
  return ok({ trips, ...page });
});
