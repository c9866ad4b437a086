import { readDayEvent } from '@wayline/core/areas/trip/itinerary/event';
import { DayEvents } from '@wayline/core/areas/trip/itinerary/event.records';
import { itineraryContracts } from '@wayline/core/areas/trip/itinerary/itinerary.contract';
import { readInTrip } from '@wayline/core/areas/trip/trips/read-in-trip';
import { refuse } from '@wayline/core/base/result';
import { checkSeen } from '@wayline/core/store/check-seen';
import { endpoint } from '../../kernel/endpoint';

export const handler = endpoint(
  itineraryContracts['trips.itinerary.daily-events.update'],
  async ({ input: { trip_id, event_id, version, ...changes }, db, commit }) => {
    const read = await readInTrip(db, DayEvents, { trip_id, id: event_id });
    if (!read) return refuse('record.missing');
    const seen = checkSeen(read.found, version);
    if (!seen.ok) return seen;
    const saved = db.save(DayEvents, seen.value, { ...seen.value, ...changes });
    return commit({ writes: [saved], answer: { event: readDayEvent(saved.after, read.trip.start_date) } });
  },
);
