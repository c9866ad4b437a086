import fc from 'fast-check';
import type { BookingType } from '../../../base/booking-types';
import { idMaker } from '../../../base/ids';
import type { Booking } from '../bookings/booking';

const newId = idMaker(
  () => 1_780_000_000_000,
  (n) => new Uint8Array(n),
);
const trip_id = newId('trip');

type Parts = Partial<Omit<Booking, 'booking_type'>>;
/** A booking of one kind, with what a test cares about; ids go up in the order of making. */
export const booking = (booking_type: BookingType, parts: Parts = {}): Booking => ({
  id: newId('booking'),
  trip_id,
  booking_type,
  title: booking_type,
  reservation_status: 'Booked',
  payment_status: 'unpaid',
  traveler_ids: [],
  guest_names: [],
  places: [],
  source: 'manual',
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
  version: 1,
  ...parts,
});
export const place = (name: string, timezone?: string) => ({ name, source: 'manual', ...(timezone && { timezone }) });

const day = fc.integer({ min: 1, max: 28 }).map((date) => `2026-05-${String(date).padStart(2, '0')}`);
const time = fc.option(
  fc.tuple(fc.nat(23), fc.nat(59)).map((parts) => parts.map((n) => String(n).padStart(2, '0')).join(':')),
  { nil: undefined },
);
const zone = fc.option(fc.constantFrom('America/New_York', 'Europe/Berlin', 'Asia/Tokyo'), { nil: undefined });
const leg = fc
  .record({
    start_date: day,
    end_date: day,
    start_time: time,
    end_time: time,
    start_timezone: zone,
    end_timezone: zone,
  })
  .map((parts) => ({ ...parts, from: place('A'), to: place('B') }));
const legs = fc.array(leg, { minLength: 1, maxLength: 4 });
const cruiseDay = fc.record({
  day: fc.integer({ min: 1, max: 5 }),
  date: day,
  arrival_time: time,
  departure_time: time,
});
const accommodation = fc.record({ checkin_date: day, checkout_date: day, checkin_time: time, checkout_time: time });
const general = fc.record({ start_date: day, end_date: day, start_time: time, end_time: time });
const created_at = fc.constantFrom('2026-01-01T00:00:00.000Z', '2026-01-02T00:00:00.000Z');

/** Any booking an advisor may have entered: every kind, stays that end before they begin, and bookings without a day. */
export const anyBooking: fc.Arbitrary<Booking> = fc.oneof(
  fc
    .tuple(accommodation, created_at)
    .map(([stay, made]) => booking('Accommodation', { accommodation: stay, created_at: made })),
  fc.tuple(legs, created_at).map(([destinations, made]) => booking('Flights', { destinations, created_at: made })),
  fc
    .tuple(fc.constantFrom('Transportation' as const, 'Rail' as const), legs)
    .map(([kind, transportations]) => booking(kind, { transportations })),
  fc.array(cruiseDay, { minLength: 1, maxLength: 6 }).map((cruise_days) => booking('Cruise', { cruise_days })),
  fc
    .tuple(fc.constantFrom('Dining' as const, 'Tours' as const), general)
    .map(([kind, general_booking]) => booking(kind, { general_booking })),
  fc.constantFrom('Other' as const, 'Flights' as const).map((kind) => booking(kind)),
);
