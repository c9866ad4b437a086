import { refuse } from '@wayline/core/kernel/result';
import { getRecord } from '@wayline/core/store/read';
import { writesFor } from '@wayline/core/store/write';
import { cancelTrip } from '@wayline/core/trips/lifecycle/trip-life';
import { lifecycleContracts } from '@wayline/core/trips/lifecycle.contract';
import { Trips, tripChange } from '@wayline/core/trips/trip.records';
import { decideAgain } from '../kernel/decide-again';
import { endpoint } from '../kernel/endpoint';
import { changed } from './lifecycle/change-trips';
import { tripEvent } from './trip-event';

/** Cancels a trip; bookings, prices and people stay. Source: R-TRIP-108, R-TRIP-153. */
export const handler = endpoint(lifecycleContracts['trips.cancel'], ({ input, actor, deps, commit }) =>
  decideAgain(async () => {
    const before = await getRecord(deps.table, actor.company_id, Trips, { id: input.id });
    if (!before) return refuse('record.missing');
    const now = deps.now();
    const cancelled = cancelTrip(before, input.note, now);
    if (!cancelled.ok) return cancelled;
    const trip = changed(cancelled.value, {}, now);
    return commit({
      writes: tripChange(writesFor(deps.table, actor.company_id), before, trip),
      audit: { subject: trip.id, action: 'trip.cancelled', changes: { note: input.note, was: before.trip_status } },
      event: tripEvent(actor, trip.id, `${actor.name} cancelled ${trip.trip_name}`),
      answer: { trip },
    });
  }),
);
