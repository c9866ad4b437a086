import { readColleagues } from '@wayline/core/areas/trip/trips/people/colleagues';
import { peopleContracts } from '@wayline/core/areas/trip/trips/people.contract';
import { collaboratorCount } from '@wayline/core/areas/trip/trips/traveler-counts';
import { Trips } from '@wayline/core/areas/trip/trips/trip.records';
import { ok, refuse } from '@wayline/core/base/result';
import { endpoint } from '../../kernel/endpoint';

export const handler = endpoint(peopleContracts['trips.collaborators.list'], async ({ input, db }) => {
  const [trip, colleagues] = await Promise.all([db.get(Trips, { id: input.id }), readColleagues(db)]);
  if (!trip) return refuse('record.missing');
  return ok({
    collaborators: trip.collaborators,
    count: collaboratorCount(trip.collaborators),
    working_advisors: trip.working_advisors ?? [],
    colleagues,
    version: trip.version,
  });
});
