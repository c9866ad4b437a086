import { refuse } from '@wayline/core/kernel/result';
import { getRecord } from '@wayline/core/store/read';
import { writesFor } from '@wayline/core/store/write';
import { Trips, tripChange } from '@wayline/core/trips/trip.records';
import { checkTripDates } from '@wayline/core/trips/trip-dates';
import { tripsContracts } from '@wayline/core/trips/trips.contract';
import { endpoint } from '../kernel/endpoint';
import { tripEvent } from './trip-event';

export const handler = endpoint(tripsContracts['trips.update'], async ({ input, actor, deps, commit }) => {
  const { id, version, ...changes } = input;
  const before = await getRecord(deps.table, actor.company_id, Trips, { id });
  if (!before) return refuse('record.missing');
  if (before.version !== version) return refuse('record.stale', { current: before });
  const after = { ...before, ...changes, updated_at: deps.now(), version: before.version + 1 };
  const dates = checkTripDates(after);
  if (!dates.ok) return dates;
  return commit({
    writes: tripChange(writesFor(deps.table, actor.company_id), before, after),
    audit: { subject: id, action: 'trip.changed', changes },
    event: tripEvent(actor, id, `${actor.name} changed ${after.trip_name}`),
    answer: { trip: after },
  });
});
