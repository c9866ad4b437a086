import { mayCall } from '@wayline/core/access/access';
import { lifecycleContracts } from '@wayline/core/areas/trip/trips/lifecycle.contract';
import { newTrip, toTripMaker } from '@wayline/core/areas/trip/trips/new-trip';
import { linkKnownClient } from '@wayline/core/areas/trip/trips/people/client-link';
import { findClientForTrip } from '@wayline/core/areas/trip/trips/people/find-client';
import { toLeadTraveler } from '@wayline/core/areas/trip/trips/people/lead-from-client';
import { tripEvents } from '@wayline/core/areas/trip/trips/trip.events';
import { Travelers, Trips } from '@wayline/core/areas/trip/trips/trip.records';
import { checkTripDates } from '@wayline/core/areas/trip/trips/trip-dates';
import { tripsContracts } from '@wayline/core/areas/trip/trips/trips.contract';
import { retryOnConflict } from '@wayline/core/store/retry-on-conflict';
import { takeSerial } from '@wayline/core/store/serial';
import { endpoint } from '../../kernel/endpoint';

/**
 * Creates a trip under the next code of its company; one that is cancelled already needs what cancelling needs. A client comes onto it as lead
 * traveler in the same transaction. Source: R-TRIP-153.
 */
export const handler = endpoint(tripsContracts['trips.create'], async ({ input, actor, db, deps, commit }) => {
  const { client_id, ...draft } = input;
  const dates = checkTripDates(draft);
  if (!dates.ok) return dates;
  const cancels = mayCall(lifecycleContracts['trips.cancel'].access, actor);
  if (draft.trip_status === 'CANCELLED' && !cancels.ok) return cancels;
  const id = deps.newId('trip');
  let number: number | undefined;
  return retryOnConflict(async () => {
    const found = client_id && (await findClientForTrip({ actor, db }, { client_id }));
    if (found && !found.ok) return found;
    number ??= await takeSerial(db, 'trip');
    const client = found?.value.client;
    const lead = found && toLeadTraveler(found.value, { id: deps.newId('traveler'), trip_id: id });
    const travelers = lead ? [lead] : [];
    const trip = db.insert(Trips, newTrip(draft, { ...toTripMaker(actor), id, number, travelers }));
    const linked = lead && client && linkKnownClient(db, lead, client, deps.now());
    return commit({
      writes: [trip, ...(lead ? [db.insert(Travelers, lead)] : []), ...(linked?.writes ?? [])],
      events: [tripEvents.created(trip.after), ...(linked?.events ?? [])],
      answer: { trip: trip.after },
    });
  });
});
