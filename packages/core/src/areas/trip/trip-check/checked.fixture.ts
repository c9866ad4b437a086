import type { Booking, Leg } from '../bookings/booking';
import { booking } from '../itinerary/bookings.fixture';
import { Traveler } from '../trips/traveler';
import type { CheckedTrip } from './checked-trip';
import { checkTrip } from './trip-check';

/** A trip of the first five days of May, checked on the first of March. */
export const checked = (parts: Partial<CheckedTrip> = {}): CheckedTrip => ({
  trip: { start_date: '2026-05-01', end_date: '2026-05-05' },
  bookings: [],
  travelers: [],
  today: '2026-03-01',
  ...parts,
});
/** What one rule says of some bookings, and of whatever else differs. */
export const findingsOfRule = (rule: string, bookings: readonly Booking[], parts: Partial<CheckedTrip> = {}) =>
  checkTrip(checked({ bookings, ...parts })).filter((f) => f.rule === rule);

let made = 0;
export const traveler = (parts: object = {}) =>
  Traveler.parse({
    id: `tvl_01ARZ3NDEKTSV4RRFF${String(++made).padStart(8, '0')}`,
    trip_id: 'trp_01ARZ3NDEKTSV4RRFFQ69G5FAV',
    first_name: 'Mina',
    last_name: 'Okafor',
    created_at: '2026-01-01T00:00:00.000Z',
    version: 1,
    ...parts,
  });

export const stay = (checkin_date: string, checkout_date: string, parts: Partial<Booking> = {}) =>
  booking('Accommodation', { title: 'Hotel Luna', accommodation: { checkin_date, checkout_date }, ...parts });

/** `2026-05-01 09:00` as day and time. */
const at = (when: string) => when.split(' ') as [string, string?];
type Way = { from: string; leaves: string; to: string; arrives?: string; zones?: [string, string] };
export const leg = ({ from, leaves, to, arrives = leaves, zones }: Way): Leg => {
  const [start_date, start_time] = at(leaves);
  const [end_date, end_time] = at(arrives);
  return {
    from: { name: from, iata_code: from, source: 'manual' },
    to: { name: to, iata_code: to, source: 'manual' },
    start_date,
    end_date,
    ...(start_time && { start_time }),
    ...(end_time && { end_time }),
    ...(zones && { start_timezone: zones[0], end_timezone: zones[1] }),
  };
};
export const flight = (ways: readonly Way[], parts: Partial<Booking> = {}) =>
  booking('Flights', { title: 'The flight', destinations: ways.map(leg), ...parts });
export const event = (when: string, until?: string, parts: Partial<Booking> = {}) => {
  const [start_date, start_time] = at(when);
  const [end_date, end_time] = until ? at(until) : [];
  return booking('Activity', {
    title: 'The event',
    general_booking: {
      start_date,
      ...(start_time && { start_time }),
      ...(end_date && { end_date }),
      ...(end_time && { end_time }),
    },
    ...parts,
  });
};
