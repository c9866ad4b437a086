import { cancelledTraveler } from '@wayline/core/areas/trip/trips/people/traveler-change';
import { peopleContracts } from '@wayline/core/areas/trip/trips/people.contract';
import { endpoint } from '../../kernel/endpoint';
import { changeTraveler } from './people/change-traveler';

export const handler = endpoint(peopleContracts['trips.travelers.cancel'], ({ input, ...by }) =>
  changeTraveler(by, {
    ...input,
    action: 'traveler.cancelled',
    did: 'cancelled',
    change: (before) => cancelledTraveler(before, input.cancellation_notes),
  }),
);
