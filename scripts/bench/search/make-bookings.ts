import { Booking } from '@wayline/core/areas/trip/bookings/booking';
import type { Trip } from '@wayline/core/areas/trip/trips/trip';
import { addDays } from '@wayline/core/base/days';
import type { NewId } from '@wayline/core/base/ids';
import { HEAD, PLACES, RARE, TAIL, tosses } from './make-trips';

const TYPES = [
  ['Flights', ['Flight to', 'Flights home from', 'Business class to'], 'Airways'],
  ['Accommodation', ['Suite at', 'Double room at', 'Villa near'], 'Hotel'],
  ['Transportation', ['Private transfer to', 'Car rental in'], 'Transfers'],
  ['Tours', ['Walking tour of', 'Day trip from', 'Museum tickets in'], 'Tours'],
  ['Dining', ['Dinner in', 'Cooking class in', 'Wine tasting near'], 'Restaurant'],
  ['Rail', ['Train to', 'Rail pass for'], 'Rail'],
] as const;
const STATUSES = ['Researching', 'Booked', 'Paid', 'Cancelled'] as const;
const PAYMENTS = ['unpaid', 'deposit_paid', 'paid'] as const;
const SUPPLIERS = 900;
/** The one booking of this name is near the end of the table. */
const RARE_PLACE = 321;
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LOCATOR_LETTERS = 6;
const FIRST_SERIAL = 1001;

/** Bookings of the trips of one company: few suppliers have most of them, and each confirmation has a code of its own. */
export function* searchedBookings(newId: NewId, trips: readonly Trip[], count: number): Generator<Booking> {
  const toss = tosses(11);
  const any = <T>(list: readonly T[]) => list[Math.floor(list.length * toss())] as T;
  const skewed = <T>(list: readonly T[]) => list[Math.floor(list.length * toss() ** 2.2)] as T;
  const suppliers = Array.from({ length: SUPPLIERS }, (_, i) => `${any(HEAD)}${any(TAIL)} ${i % 3 ? '' : any(PLACES)}`);
  const locator = () => Array.from({ length: LOCATOR_LETTERS }, () => any([...LETTERS])).join('');
  const code = (i: number) => {
    const kind = toss();
    // A reservation system's locator, the running number of a large supplier, or none yet.
    if (kind < 0.5) return locator();
    return kind < 0.8 ? String(34_000_000 + i * 97 + Math.floor(toss() * 90)) : undefined;
  };
  for (let i = 0; i < count; i += 1) {
    const trip = trips[Math.floor((i / count) * trips.length)] as Trip;
    const [booking_type, titles, suffix] = any(TYPES);
    const start_date = addDays(trip.start_date ?? '2025-01-01', Math.floor(toss() * 12));
    const legs = [{ from: { name: 'Home' }, to: { name: any(trip.trip_destinations) }, start_date }];
    const parts = {
      ...(booking_type === 'Accommodation' && {
        accommodation: { checkin_date: start_date, checkout_date: addDays(start_date, 3) },
      }),
      ...(booking_type === 'Flights' && { destinations: legs }),
      ...((booking_type === 'Transportation' || booking_type === 'Rail') && { transportations: legs }),
      ...((booking_type === 'Tours' || booking_type === 'Dining') && { general_booking: { start_date } }),
    };
    yield Booking.parse({
      ...parts,
      id: newId('booking'),
      trip_id: trip.id,
      serial: FIRST_SERIAL + i,
      booking_type,
      title: i === RARE_PLACE ? `Dinner with ${RARE}` : `${any(titles)} ${any(trip.trip_destinations)}`,
      supplier_name: `${skewed(suppliers)} ${suffix}`.replace('  ', ' '),
      confirmation_id: code(i),
      reservation_status: any(STATUSES),
      payment_status: any(PAYMENTS),
      created_at: trip.created_at,
      updated_at: trip.created_at,
      version: 1,
    });
  }
}
