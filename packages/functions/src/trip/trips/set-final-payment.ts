import { peopleContracts } from '@wayline/core/areas/trip/trips/people.contract';
import { tripEvents } from '@wayline/core/areas/trip/trips/trip.events';
import { endpoint } from '../../kernel/endpoint';
import { changeTrip } from './people/change-trip';

export const handler = endpoint(
  peopleContracts['trips.final-payment-due-date'],
  ({ input: { id, version, trip_data_mapper }, ...by }) =>
    changeTrip(by, { id, version, event: tripEvents.final_payment_set, changes: { trip_data_mapper } }),
);
