import { changeTrip } from '@wayline/core/areas/trip/trips/people/change-trip';
import { peopleContracts } from '@wayline/core/areas/trip/trips/people.contract';
import { tripEvents } from '@wayline/core/areas/trip/trips/trip.events';
import { endpoint } from '../../kernel/endpoint';

export const handler = endpoint(
  peopleContracts['trips.final-payment-due-date'],
  ({ input: { id, version, trip_data_mapper }, ...by }) =>
    changeTrip(by, { id, version, event: tripEvents.final_payment_set, changes: { trip_data_mapper } }),
);
