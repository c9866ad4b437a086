import { itineraryAudit } from '@wayline/core/areas/trip/history/history-audits';
import { itineraryContracts } from '@wayline/core/areas/trip/itinerary/itinerary.contract';
import { itineraryEvents } from '@wayline/core/areas/trip/itinerary/itinerary.events';
import { Itineraries } from '@wayline/core/areas/trip/itinerary/itinerary.records';
import { refuse } from '@wayline/core/base/result';
import { getRecord } from '@wayline/core/store/read';
import { writesFor } from '@wayline/core/store/write';
import { endpoint } from '../../kernel/endpoint';

export const handler = endpoint(itineraryContracts['trips.ti.update'], async ({ input, actor, deps, commit }) => {
  const { tripId, tiId, version, ...changes } = input;
  const before = await getRecord(deps.table, actor.company_id, Itineraries, { trip_id: tripId, id: tiId });
  if (!before) return refuse('record.missing');
  if (before.version !== version) return refuse('record.stale', { current: before });
  const itinerary = { ...before, ...changes, updated_at: deps.now(), version: before.version + 1 };
  return commit({
    writes: [writesFor(deps.table, actor.company_id).change(Itineraries, before, itinerary)],
    audit: { subject: tripId, ...itineraryAudit(itinerary, before) },
    events: [itineraryEvents.changed(itinerary)],
    answer: { itinerary },
  });
});
