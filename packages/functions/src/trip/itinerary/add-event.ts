import { MAX_EVENTS, readDayEvent } from '@wayline/core/areas/trip/itinerary/event';
import { DayEvents } from '@wayline/core/areas/trip/itinerary/event.records';
import { itineraryContracts } from '@wayline/core/areas/trip/itinerary/itinerary.contract';
import { dayEventEvents } from '@wayline/core/areas/trip/itinerary/itinerary.events';
import { inTrip } from '@wayline/core/areas/trip/trips/trip.partition';
import { Trips } from '@wayline/core/areas/trip/trips/trip.records';
import { refuse } from '@wayline/core/base/result';
import { inTurn } from '@wayline/core/store/in-turn';
import { endpoint } from '../../kernel/endpoint';

export const handler = endpoint(
  itineraryContracts['trips.itinerary.daily-events.create'],
  ({ input, db, deps, commit }) =>
    inTurn({ db, deps }, `events ${input.trip_id}`, async (turn) => {
      const { trip_id } = input;
      const kinds = { trips: Trips, events: DayEvents };
      const { trips, events } = await db.readPartition(inTrip(trip_id), kinds, { consistent: true });
      const [trip] = trips;
      if (!trip) return refuse('record.missing');
      if (events.length >= MAX_EVENTS) return refuse('event.too_many', { params: { limit: String(MAX_EVENTS) } });
      const now = deps.now();
      const event = { ...input, id: deps.newId('day_event'), created_at: now, updated_at: now, version: 1 };
      return commit({
        writes: [turn, db.insert(DayEvents, event)],
        audit: {
          subject: trip_id,
          changes: { event: event.id, event_title: event.event_title },
        },
        events: [dayEventEvents.created({ ...event, trip_id })],
        answer: { event: readDayEvent(event, trip.start_date) },
      });
    }),
);
