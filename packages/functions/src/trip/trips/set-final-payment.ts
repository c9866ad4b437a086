import { changeTrip } from '@wayline/core/areas/trip/trips/people/change-trip';
import { tripEvents } from '@wayline/core/areas/trip/trips/trip.events';
import { tripsContracts } from '@wayline/core/areas/trip/trips/trips.contract';
import { endpoint } from '../../kernel/endpoint';

export const handler = endpoint(
  tripsContracts['trips.final-payment-due-date'],
  ({ input: { id, version, trip_data_mapper }, ...by }) =>
    changeTrip(by, { id, version, event: tripEvents.final_payment_set, changes: { trip_data_mapper } }),
);
