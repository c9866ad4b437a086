import { DayEvents } from '@wayline/core/areas/trip/itinerary/event.records';
import { itineraryContracts } from '@wayline/core/areas/trip/itinerary/itinerary.contract';
import { dayEventEvents } from '@wayline/core/areas/trip/itinerary/itinerary.events';
import { readInTrip } from '@wayline/core/areas/trip/trips/read-in-trip';
import { refuse } from '@wayline/core/base/result';
import { writesFor } from '@wayline/core/store/write';
import { endpoint } from '../../kernel/endpoint';

export const handler = endpoint(
  itineraryContracts['trips.itinerary.daily-events.delete'],
  async ({ input: { trip_id, event_id }, actor, deps, commit }) => {
    const read = await readInTrip(deps.table, actor.company_id, DayEvents, { trip_id, id: event_id });
    if (!read) return refuse('record.missing');
    const { event_title } = read.found;
    return commit({
      writes: [writesFor(deps.table, actor.company_id).remove(DayEvents, { trip_id, id: event_id })],
      audit: { subject: trip_id, changes: { event: event_id, event_title } },
      events: [dayEventEvents.deleted(read.found)],
      answer: { status: 'success' as const },
    });
  },
);
