import { assembleDays } from '@wayline/core/areas/trip/itinerary/assemble-days';
import type { NewId, TripId } from '@wayline/core/base/ids';
import { sampleBooking } from './samples';
import { takeTurns, timed } from './timing';

const BOOKINGS = 1_000;
const ROUNDS = 30;

/** A trip of 1,000 bookings made into days, beside reading the same bookings from JSON. */
export const measureDays = async (newId: NewId) => {
  const bookings = Array.from({ length: BOOKINGS }, (_, i) => sampleBooking(newId, 'trp_0' as TripId, i));
  const text = JSON.stringify(bookings);
  const trip = { start_date: '2027-01-04', end_date: '2027-01-17', bookings };
  const [days = 0, json = 0] = await takeTurns(ROUNDS, [
    () => timed(() => assembleDays(trip)),
    () => timed(() => JSON.parse(text)),
  ]);
  const entries = assembleDays(trip).days.reduce((sum, day) => sum + day.entries.length, 0);
  return { bookings: BOOKINGS, entries, days, json };
};
