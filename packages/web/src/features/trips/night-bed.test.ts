import { assembleDays } from '@wayline/core/itinerary/assemble-days';
import { expect, it } from 'vitest';
import { aBooking } from '../../testing/a-booking';
import { needsBed } from './night-bed';

const [FIRST, SECOND] = ['2027-03-05', '2027-03-06'];
const dayWith = (differs: object) => {
  const [day] = assembleDays({ start_date: FIRST, end_date: SECOND, bookings: [aBooking(differs)] }).days;
  if (!day) throw new Error('A trip with dates has days.');
  return day;
};
const leg = (end_date: string) => ({
  booking_type: 'Flights',
  destinations: [{ from: { name: 'Boston' }, to: { name: 'Lisbon' }, start_date: FIRST, end_date }],
});
const stay = { booking_type: 'Accommodation', accommodation: { checkin_date: FIRST, checkout_date: SECOND } };

it.each([
  ['a stay', stay, false],
  ['a cancelled stay', { ...stay, reservation_status: 'Cancelled' }, true],
  ['a flight over night', leg(SECOND), false],
  ['a flight that arrives the same day', leg(FIRST), true],
  ['a dinner', { general_booking: { start_date: FIRST } }, true],
  ['a cruise that leaves', { booking_type: 'Cruise', cruise_days: [{ day: 1, date: FIRST }] }, false],
])('a day with %s', (_what, booking, needs) => expect(needsBed(dayWith(booking), false)).toBe(needs));
it('the last day needs no bed', () => expect(needsBed(dayWith({}), true)).toBe(false));
