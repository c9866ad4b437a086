import { readClientProfile } from '@wayline/core/areas/clients/public';
import { checkPapers } from '@wayline/core/areas/trip/trip-check/check-papers';
import { papersContracts } from '@wayline/core/areas/trip/trip-check/papers.contract';
import { readPapers } from '@wayline/core/areas/trip/trip-check/read-papers';
import { isPastTrip } from '@wayline/core/areas/trip/trips/people/client-trips';
import { readTripsById } from '@wayline/core/areas/trip/trips/read-trips-by-id';
import { readTrip } from '@wayline/core/areas/trip/trips/whole-trip';
import { ok, refuse } from '@wayline/core/base/result';
import { endpoint } from '../../kernel/endpoint';

/** So many trips are looked at: the next ones. */
const MOST_TRIPS = 5;

export const handler = endpoint(papersContracts['trips.client-papers.list'], async ({ input, actor, db, deps }) => {
  const profile = await readClientProfile(db, input.client_id);
  if (!profile) return refuse('record.missing');
  const today = deps.now().slice(0, 10);
  const [trips, papers] = await Promise.all([
    readTripsById(db, profile.trip_links),
    readPapers(db, { travelers: [{ client_id: input.client_id }], user_id: actor.user_id, seesClients: true }),
  ]);
  const next = [...trips.values()]
    .filter((trip) => trip.start_date && !isPastTrip(trip, today))
    .sort((a, b) => (a.start_date ?? '').localeCompare(b.start_date ?? ''))
    .slice(0, MOST_TRIPS);
  const read = await Promise.all(next.map(({ id }) => readTrip(db, id)));
  return ok({
    trips: read.flatMap((whole) => {
      if (!whole) return [];
      const travelers = whole.travelers.filter(({ client_id }) => client_id === input.client_id);
      const { id, trip_name, start_date } = whole.trip;
      return [{ id, trip_name, start_date, findings: checkPapers({ ...whole, travelers, today }, papers) }];
    }),
  });
});
