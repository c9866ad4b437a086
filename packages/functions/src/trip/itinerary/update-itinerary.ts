import { itineraryContracts } from '@wayline/core/areas/trip/itinerary/itinerary.contract';
import { itineraryEvents } from '@wayline/core/areas/trip/itinerary/itinerary.events';
import { Itineraries } from '@wayline/core/areas/trip/itinerary/itinerary.records';
import { refuse } from '@wayline/core/base/result';
import { endpoint } from '../../kernel/endpoint';

export const handler = endpoint(itineraryContracts['trips.ti.update'], async ({ input, db, deps, commit }) => {
  const { tripId, tiId, version, ...changes } = input;
  const before = await db.get(Itineraries, { trip_id: tripId, id: tiId });
  if (!before) return refuse('record.missing');
  if (before.version !== version) return refuse('record.stale', { current: before });
  const itinerary = { ...before, ...changes, updated_at: deps.now(), version: before.version + 1 };
  return commit({
    writes: [db.change(Itineraries, before, itinerary)],
    audit: { subject: tripId },
    events: [itineraryEvents.changed(itinerary)],
    answer: { itinerary },
  });
});
