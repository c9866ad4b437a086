import { refuse } from '@wayline/core/kernel/result';
import { getRecord } from '@wayline/core/store/read';
import { writesFor } from '@wayline/core/store/write';
import { restoreTrip } from '@wayline/core/trips/lifecycle/trip-life';
import { lifecycleContracts } from '@wayline/core/trips/lifecycle.contract';
import { Trips, tripChange } from '@wayline/core/trips/trip.records';
import { decideAgain } from '../kernel/decide-again';
import { endpoint } from '../kernel/endpoint';
import { changed } from './lifecycle/change-trips';
import { tripEvent } from './trip-event';

/** Takes a cancellation back; the trip has the status again that it had. Source: R-TRIP-153. */
export const handler = endpoint(lifecycleContracts['trips.restore'], ({ input, actor, deps, commit }) =>
  decideAgain(async () => {
    const before = await getRecord(deps.table, actor.company_id, Trips, { id: input.id });
    if (!before) return refuse('record.missing');
    const restored = restoreTrip(before);
    if (!restored.ok) return restored;
    const trip = changed(restored.value, {}, deps.now());
    return commit({
      writes: tripChange(writesFor(deps.table, actor.company_id), before, trip),
      audit: { subject: trip.id, action: 'trip.restored', changes: { trip_status: trip.trip_status } },
      event: tripEvent(actor, trip.id, `${actor.name} restored ${trip.trip_name}`),
      answer: { trip },
    });
  }),
);
