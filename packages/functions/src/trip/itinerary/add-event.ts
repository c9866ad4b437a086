import { refuse } from '@wayline/core/areas/trip/itinerary/errors';
import { MAX_EVENTS, readDayEvent } from '@wayline/core/areas/trip/itinerary/event';
import { DayEvents } from '@wayline/core/areas/trip/itinerary/event.records';
import { itineraryContracts } from '@wayline/core/areas/trip/itinerary/itinerary.contract';
import { inTrip } from '@wayline/core/areas/trip/trips/trip.partition';
import { Trips } from '@wayline/core/areas/trip/trips/trip.records';
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
      const created = db.create(DayEvents, { ...input, id: deps.newId('day_event') });
      return commit({ writes: [turn, created], answer: { event: readDayEvent(created.after, trip.start_date) } });
    }),
);
