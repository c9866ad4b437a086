import { record } from '../../../store/record';
import { inTrip } from '../trips/trip.partition';
import { DayEvent } from './event';
import { dayEventEvents } from './itinerary.events';

export const DayEvents = record({
  name: 'day_event',
  schema: DayEvent,
  key: ['trip_id', 'id'],
  partition: (k) => inTrip(k.trip_id),
  sort: (k) => ['DAYEVENT', k.id],
  label: ({ event_title }) => event_title,
  unaudited: ['trip_id'],
  facts: dayEventEvents,
});
