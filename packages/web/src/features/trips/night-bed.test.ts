import { Booking } from '@wayline/core/bookings/booking';
import { assembleDays } from '@wayline/core/itinerary/assemble-days';
import { expect, it } from 'vitest';
import { needsBed } from './night-bed';

const [FIRST, SECOND] = ['2027-03-05', '2027-03-06'];
const dayWith = (differs: object) => {
  const booking = Booking.parse({
    id: 'bkg_01ARZ3NDEKTSV4RRFFQ69G5FAV',
    trip_id: 'trp_01ARZ3NDEKTSV4RRFFQ69G5FAV',
    booking_type: 'Other',
    title: 'A booking',
    created_at: '2026-11-21T09:00:00.000Z',
    updated_at: '2026-11-21T09:00:00.000Z',
    version: 1,
    ...differs,
  });
  const [day] = assembleDays({ start_date: FIRST, end_date: SECOND, bookings: [booking] }).days;
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
