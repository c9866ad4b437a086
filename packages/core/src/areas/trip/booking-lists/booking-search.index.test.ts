import { expect, it } from 'vitest';
import { NO_DAY_PLACE } from '../../../store/search/order-column';
import { listEntries, toPlace } from '../../../store/search/search-entries';
import { Booking } from '../bookings/booking';
import { BOOKING_INDEX } from './booking-search.index';

const booking = (differs: object = {}) =>
  Booking.parse({
    id: 'bkg_01ARZ3NDEKTSV4RRFFQ69G5FAV',
    trip_id: 'trp_01ARZ3NDEKTSV4RRFFQ69G5FAV',
    booking_type: 'Dining',
    title: 'Dîner au port',
    supplier_name: 'Chez Gino',
    serial: 1001,
    created_at: '2026-11-21T09:00:00.000Z',
    updated_at: '2026-11-21T09:00:00.000Z',
    version: 1,
    ...differs,
  });
const placeOf = (start_date?: string) =>
  toPlace(BOOKING_INDEX, booking(start_date ? { general_booking: { start_date } } : {}));

it('R-TRIP-042 a booking is found by the words of its title, supplier and number, and by each filter of the table', () => {
  expect([...listEntries(BOOKING_INDEX, booking({ confirmation_id: 'AB-12' }))].sort()).toEqual(
    [
      ...[':type:Dining', ':filed:Auxiliary', ':status:Researching', ':payment:unpaid'],
      ...['diner', 'au', 'port', 'chez', 'gino', 'ab', '12', 'ab12', '$supplier:chez', '$supplier:gino'],
    ].sort(),
  );
});

it('unconfirmed means without a number, unless it will not happen', () => {
  const isUnconfirmed = (differs: object) => listEntries(BOOKING_INDEX, booking(differs)).has(':unconfirmed');
  expect(isUnconfirmed({ reservation_status: 'Booked' })).toBe(true);
  expect(isUnconfirmed({ reservation_status: 'Booked', confirmation_id: 'A' })).toBe(false);
  expect(isUnconfirmed({ reservation_status: 'Cancelled' })).toBe(false);
});

it('a confirmation number is kept by its beginnings, as many begin alike', () => {
  const entries = listEntries(BOOKING_INDEX, booking({ confirmation_id: '3400012345' }));
  expect(['3400', '%head:3400012', '%whole:3400012345', '3400012345'].map((entry) => entries.has(entry))).toEqual([
    true,
    true,
    true,
    false,
  ]);
});

it('its place is its first day, before all of which stands what has none', () => {
  const days = [undefined, '1970-01-01', '2031-02-28', '2031-03-01', '2149-01-01'];
  const places = days.map(placeOf);
  expect(places).toEqual([...places].sort((a = 0, b = 0) => a - b));
  expect(new Set(places).size).toBe(days.length);
  expect(places[0]).toBe(NO_DAY_PLACE);
});
