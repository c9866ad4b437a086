import { DayEvents } from '@wayline/core/areas/trip/itinerary/event.records';
import { itineraryContracts } from '@wayline/core/areas/trip/itinerary/itinerary.contract';
import { readInTrip } from '@wayline/core/areas/trip/trips/read-in-trip';
import { refuse } from '@wayline/core/base/result';
import { endpoint } from '../../kernel/endpoint';

export const handler = endpoint(
  itineraryContracts['trips.itinerary.daily-events.delete'],
  async ({ input: { trip_id, event_id }, db, commit }) => {
    const read = await readInTrip(db, DayEvents, { trip_id, id: event_id });
    if (!read) return refuse('record.missing');
    return commit({ writes: [db.delete(DayEvents, read.found)], answer: { status: 'success' as const } });
  },
);
