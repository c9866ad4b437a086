import { changeTraveler } from '@wayline/core/areas/trip/trips/people/change-traveler';
import { cancelledTraveler } from '@wayline/core/areas/trip/trips/people/traveler-change';
import { peopleContracts } from '@wayline/core/areas/trip/trips/people.contract';
import { travelerEvents } from '@wayline/core/areas/trip/trips/trip.events';
import { endpoint } from '../../kernel/endpoint';

export const handler = endpoint(peopleContracts['trips.travelers.cancel'], ({ input, ...by }) =>
  changeTraveler(by, {
    ...input,
    event: travelerEvents.cancelled,
    change: (before) => cancelledTraveler(before, input.cancellation_notes),
  }),
);
