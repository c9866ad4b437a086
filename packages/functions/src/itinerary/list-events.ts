import { readDayEvent } from '@wayline/core/itinerary/event';
import { DayEvents } from '@wayline/core/itinerary/event.records';
import { itineraryContracts } from '@wayline/core/itinerary/itinerary.contract';
import { ok, refuse } from '@wayline/core/kernel/result';
import { readPartition } from '@wayline/core/store/read';
import { inTrip } from '@wayline/core/trips/trip.partition';
import { Trips } from '@wayline/core/trips/trip.records';
import { endpoint } from '../kernel/endpoint';

export const handler = endpoint(itineraryContracts['book.events.list'], async ({ input, actor, deps }) => {
  const kinds = { trips: Trips, events: DayEvents };
  const { trips, events } = await readPartition(deps.table, actor.company_id, inTrip(input.trip_id), kinds);
  const [trip] = trips;
  if (!trip) return refuse('record.missing');
  return ok({ events: events.map((event) => readDayEvent(event, trip.start_date)) });
});
