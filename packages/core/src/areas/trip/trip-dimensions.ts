import { dimensionTarget } from '../ledger/public';
import { Bookings } from './bookings/booking.records';
import { Trips } from './trips/trip.records';

/** The trips and bookings that lines of journal entries name. A booking is found in its trip, so the line names that too. */
export const tripDimensions = [
  dimensionTarget('trip', Trips, {
    toKey: (id) => ({ id }),
    toNamed: ({ trip_name }) => ({ name: trip_name }),
  }),
  dimensionTarget('booking', Bookings, {
    toKey: (id, { trip }) => (trip ? { trip_id: trip, id } : undefined),
    toNamed: ({ title }) => ({ name: title }),
  }),
];
