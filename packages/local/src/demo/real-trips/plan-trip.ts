import { addDays } from '@wayline/core/base/days';
import type { TripId } from '@wayline/core/base/ids';
import { addPeople } from './add-people';
import { lockRates } from './lock-rates';
import type { RealTrip } from './real-trip';
import { nextDeparture } from './season';
import { setTerms } from './set-terms';
import { type Planners, shareWork } from './share-work';

/**
 * Plans a trip as it is done in the screens, one call after the other: the trip, its people, its bookings at the rates of the day, its
 * terms, who works on it, its checklist, and the client itinerary, which is published. `today` is a day.
 */
export const planTrip = async (planners: Planners, real: RealTrip, today: string): Promise<TripId> => {
  const { advisor } = planners;
  const first = nextDeparture(today, real.season);
  const day = (offset: number) => addDays(first, offset);
  const days = { start_date: first, end_date: day(real.nights) };
  const { trip } = await advisor('trips.create', { ...real.trip, ...days });
  const { everybody, idOf } = await addPeople(advisor, trip.id, real.people, days);
  const bookings = real.programme.flatMap((part) => part({ day, everybody, idOf }));
  for (const booking of await lockRates(advisor, bookings))
    await advisor('book.bookings.create', { ...booking, trip_id: trip.id });
  const version = await setTerms(advisor, trip, real, day);
  await shareWork(planners, { id: trip.id, version }, real);
  const { itinerary } = await advisor('trips.ti.create', { tripId: trip.id, ...real.itinerary });
  await advisor('trips.itinerary.publish', { tripId: trip.id, tiId: itinerary.id, version: itinerary.version });
  return trip.id;
};
