import { Booking } from '@wayline/core/areas/trip/bookings/booking';
import { describe, expect, it } from 'vitest';
import { aBooking as booking } from '../../../testing/a-booking';
import { toBookingDraft } from './booking-draft';
import { getTimesAsked, toBookingForm } from './booking-form';

const BOSTON = { name: 'Boston', iata_code: 'BOS', timezone: 'America/New_York', source: 'import' };
const LISBON = { name: 'Lisbon', iata_code: 'LIS', timezone: 'Europe/Lisbon', source: 'import' };
const NAPLES = { name: 'Naples', iata_code: 'NAP', timezone: 'Europe/Rome', source: 'import' };
const leg = (from: object, to: object, number: string) => ({
  from,
  to,
  start_date: '2027-03-05',
  start_timezone: 'Europe/London',
  end_date: '2027-03-05',
  end_timezone: 'Europe/London',
  carrier: 'TAP Air Portugal',
  carrier_code: 'TP',
  cabin: 'Business',
  number,
});
const flight = booking({
  booking_type: 'Flights',
  destinations: [leg(BOSTON, LISBON, '216'), leg(LISBON, NAPLES, '852')],
});
const stay = booking({
  booking_type: 'Accommodation',
  supplier_name: 'Miramare Group',
  confirmation_id: 'PM-20418',
  accommodation: { checkin_date: '2027-03-05', checkout_date: '2027-03-09', room_description: 'Sea view double' },
  places: [
    { name: 'Palazzo Miramare', phone_no: '+39 089 555 0100', timezone: 'Europe/Rome', source: 'manual' },
    { name: 'The beach club', source: 'manual' },
  ],
  price_detail: { price_per_person: 'Price Per Person', total_price: 318_000, currency: 'EUR' },
});

it('a stay that is missing begins as one, with its nights', () => {
  const form = toBookingForm(undefined, '2027-05-14', { booking_type: 'Accommodation', until: '2027-05-17' });
  expect(form).toMatchObject({ booking_type: 'Accommodation', start_date: '2027-05-14', end_date: '2027-05-17' });
});

describe('a booking that is opened and saved again', () => {
  it.each([
    ['a flight of two legs', flight],
    ['a stay', stay],
    ['a general booking', booking({ general_booking: { start_date: '2027-03-05', start_time: '20:00' } })],
    ['a cruise with its own days', booking({ booking_type: 'Cruise', cruise_days: [{ day: 1, date: '2027-03-05' }] })],
  ])('is the same booking: %s', (_kind, before) => {
    expect(
      Booking.parse({ ...before, ...JSON.parse(JSON.stringify(toBookingDraft(toBookingForm(before, ''), before))) }),
    ).toEqual(before);
  });
});

describe('a leg', () => {
  it('keeps its own zones and cabin when the leg before it is removed', () => {
    const form = toBookingForm(flight, '');
    const [, second] = form.legs;
    const draft = toBookingDraft({ ...form, legs: second ? [second] : [] }, flight);
    expect(draft.destinations).toEqual([flight.destinations?.[1]]);
  });
  it('loses the zone of a place that is another one now', () => {
    const form = toBookingForm(flight, '');
    const [first] = form.legs;
    const draft = toBookingDraft({ ...form, legs: first ? [{ ...first, to: 'Porto', to_code: 'opo' }] : [] }, flight);
    expect(draft.destinations?.[0]).toMatchObject({ from: BOSTON, to: { name: 'Porto', iata_code: 'OPO' } });
    expect(draft.destinations?.[0]?.end_timezone).toBeUndefined();
  });
});

it('sends a text that was emptied as empty, and a new booking without it', () => {
  const form = { ...toBookingForm(stay, ''), supplier_name: ' ', confirmation_id: '' };
  expect(toBookingDraft(form, stay)).toMatchObject({ supplier_name: '', confirmation_id: '' });
  expect(toBookingDraft(form).supplier_name).toBeUndefined();
});
it('asks each type for its own times', () => {
  expect((['Rail', 'Cruise', 'Dining'] as const).map(getTimesAsked)).toEqual(['legs', 'cruise', 'span']);
});
