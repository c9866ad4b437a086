import { readDayEvent } from '@wayline/core/areas/trip/itinerary/event';
import { DayEvents } from '@wayline/core/areas/trip/itinerary/event.records';
import { itineraryContracts } from '@wayline/core/areas/trip/itinerary/itinerary.contract';
import { inTrip } from '@wayline/core/areas/trip/trips/trip.partition';
import { Trips } from '@wayline/core/areas/trip/trips/trip.records';
import { ok, refuse } from '@wayline/core/base/result';
import { endpoint } from '../../kernel/endpoint';

export const handler = endpoint(itineraryContracts['book.events.list'], async ({ input, db }) => {
  const kinds = { trips: Trips, events: DayEvents };
  const { trips, events } = await db.readPartition(inTrip(input.trip_id), kinds);
  const [trip] = trips;
  if (!trip) return refuse('record.missing');
  return ok({ events: events.map((event) => readDayEvent(event, trip.start_date)) });
});
