import { readDayEvent } from '@wayline/core/areas/trip/itinerary/event';
import { DayEvents } from '@wayline/core/areas/trip/itinerary/event.records';
import { itineraryContracts } from '@wayline/core/areas/trip/itinerary/itinerary.contract';
import { dayEventEvents } from '@wayline/core/areas/trip/itinerary/itinerary.events';
import { readInTrip } from '@wayline/core/areas/trip/trips/read-in-trip';
import { refuse } from '@wayline/core/base/result';
import { endpoint } from '../../kernel/endpoint';

export const handler = endpoint(
  itineraryContracts['trips.itinerary.daily-events.update'],
  async ({ input: { trip_id, event_id, version, ...changes }, db, deps, commit }) => {
    const read = await readInTrip(db, DayEvents, { trip_id, id: event_id });
    if (!read) return refuse('record.missing');
    const { found: before, trip } = read;
    if (before.version !== version) return refuse('record.stale', { current: before });
    const event = { ...before, ...changes, updated_at: deps.now(), version: version + 1 };
    return commit({
      writes: [db.change(DayEvents, before, event)],
      audit: { subject: trip_id, changes: { event: event_id, ...changes } },
      events: [dayEventEvents.changed(event)],
      answer: { event: readDayEvent(event, trip.start_date) },
    });
  },
);
