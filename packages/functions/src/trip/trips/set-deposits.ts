import { changeTrip } from '@wayline/core/areas/trip/trips/people/change-trip';
import { tripEvents } from '@wayline/core/areas/trip/trips/trip.events';
import { tripsContracts } from '@wayline/core/areas/trip/trips/trips.contract';
import { endpoint } from '../../kernel/endpoint';

/** Deposits stand in the order in which they are due. */
export const handler = endpoint(tripsContracts['trips.deposits'], ({ input: { id, version, trip_deposits }, ...by }) =>
  changeTrip(by, {
    id,
    version,
    event: tripEvents.deposits_set,
    changes: { trip_deposits: trip_deposits.toSorted((a, b) => a.due_date.localeCompare(b.due_date)) },
  }),
);
