import { bookingTravelers } from '@wayline/core/areas/trip/trips/people/booking-travelers';
import { peopleContracts } from '@wayline/core/areas/trip/trips/people.contract';
import { travelerCount } from '@wayline/core/areas/trip/trips/traveler-counts';
import { readTrip } from '@wayline/core/areas/trip/trips/whole-trip';
import { ok, refuse } from '@wayline/core/base/result';
import { endpoint } from '../../kernel/endpoint';

export const handler = endpoint(peopleContracts['trips.booking-travelers.list'], async ({ input, db }) => {
  const whole = await readTrip(db, input.trip_id);
  if (!whole) return refuse('record.missing');
  const list = bookingTravelers(whole.travelers, whole.bookings);
  return ok({ list, count: travelerCount(list, input.leave_out) });
});
