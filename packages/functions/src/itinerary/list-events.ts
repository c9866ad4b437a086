import { readDayEvent } from '@wayline/core/itinerary/event';
import { itineraryContracts } from '@wayline/core/itinerary/itinerary.contract';
import { ok, refuse } from '@wayline/core/kernel/result';
import { readTrip } from '@wayline/core/trips/whole-trip';
import { endpoint } from '../kernel/endpoint';

export const handler = endpoint(itineraryContracts['book.events.list'], async ({ input, actor, deps }) => {
  const whole = await readTrip(deps.table, actor.company_id, input.trip_id);
  if (!whole) return refuse('record.missing');
  return ok({ events: whole.events.map((event) => readDayEvent(event, whole.trip.start_date)) });
});
