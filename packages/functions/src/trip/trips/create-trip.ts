import { mayCall } from '@wayline/core/access/access';
import { lifecycleContracts } from '@wayline/core/areas/trip/trips/lifecycle.contract';
import { tripEvents } from '@wayline/core/areas/trip/trips/trip.events';
import { Trips } from '@wayline/core/areas/trip/trips/trip.records';
import { checkTripDates } from '@wayline/core/areas/trip/trips/trip-dates';
import { tripsContracts } from '@wayline/core/areas/trip/trips/trips.contract';
import { takeSerial } from '@wayline/core/store/serial';
import { endpoint } from '../../kernel/endpoint';

/** Creates a trip under the next code of its company; one that is cancelled already needs what cancelling needs. Source: R-TRIP-153. */
export const handler = endpoint(tripsContracts['trips.create'], async ({ input, actor, db, deps, commit }) => {
  const dates = checkTripDates(input);
  if (!dates.ok) return dates;
  const cancels = mayCall(lifecycleContracts['trips.cancel'].access, actor);
  if (input.trip_status === 'CANCELLED' && !cancels.ok) return cancels;
  const number = await takeSerial(db, 'trip');
  const now = deps.now();
  const trip = {
    ...input,
    id: deps.newId('trip'),
    code: `T-${number}`,
    user_id: actor.user_id,
    creator_name: actor.name,
    advisor_name: actor.name,
    collaborators: [],
    organization_name: actor.company.company_name,
    trip_pax: 0,
    trip_reservations: 0,
    created_at: now,
    updated_at: now,
    version: 1,
  };
  return commit({
    writes: [db.insert(Trips, trip)],
    audit: { subject: trip.id },
    events: [tripEvents.created(trip)],
    answer: { trip },
  });
});
