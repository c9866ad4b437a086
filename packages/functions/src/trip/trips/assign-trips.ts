import { Users } from '@wayline/core/access/people.records';
import { changeTrips } from '@wayline/core/areas/trip/trips/lifecycle/change-trips';
import { getTripAdvisor } from '@wayline/core/areas/trip/trips/lifecycle/trip-life';
import { lifecycleContracts } from '@wayline/core/areas/trip/trips/lifecycle.contract';
import { tripsAssigned } from '@wayline/core/areas/trip/trips/several-trips.events';
import { Trips } from '@wayline/core/areas/trip/trips/trip.records';
import { fullName } from '@wayline/core/base/full-name';
import { refuse } from '@wayline/core/base/result';
import { endpoint } from '../../kernel/endpoint';

/** Gives trips to an advisor; who created them stays. Refuses `record.missing` when the company has no such user. */
export const handler = endpoint(lifecycleContracts['trips.assign'], async (call) => {
  const { advisor_id } = call.input;
  const advisor = await call.db.get(Users, { id: advisor_id });
  if (!advisor?.is_active) return refuse('record.missing');
  const advisor_name = fullName(advisor);
  return changeTrips(call, {
    event: (trips) => tripsAssigned({ trips, advisor_id, advisor_name }),
    step: (db, trip) => {
      const advisor_before = getTripAdvisor(trip);
      if (advisor_before === advisor_id) return undefined;
      return { writes: [db.save(Trips, trip, { ...trip, advisor_id, advisor_name })], advisor_before };
    },
  });
});
