import { Booking } from '@wayline/core/bookings/booking';
import { describe, expect, it } from 'vitest';
import { aBooking as booking } from '../../testing/a-booking';
import { draftOf } from './booking-draft';
import { formOf } from './booking-form';
import { copyOf } from './copy-of';
import { emptyPassenger } from './passenger-form';

const at = (name: string) => ({ name, source: 'manual' });
const leg = (seat?: string) => ({ from: at('Oslo'), to: at('Naples'), start_date: '2031-05-01', seat });
const flight = booking({
  booking_type: 'Flights',
  destinations: [leg('2A'), leg('3C')],
  traveler_names: ['Grandma', 'Mina'],
  passengers: [
    {
      name: 'Mina',
      meal: 'VGML',
      special_requests: ['pet'],
      seats: [
        { leg: 0, service_class: 'Business', seat: '2A' },
        { leg: 1, seat: '3C' },
      ],
    },
  ],
  flight_detail: { record_locator: 'X7PQ2K' },
});
const cruise = booking({
  booking_type: 'Cruise',
  cruise_detail: { ship: 'Star Pride', deck_level: 'upper' },
  cruise_days: [
    { day: 1, date: '2031-05-02', port: { ...at('Naples'), timezone: 'Europe/Rome' }, departure_time: '18:00' },
    { day: 2, date: '2031-05-03' },
    { day: 3, date: '2031-05-04', port: at('Palermo'), arrival_time: '08:00' },
  ],
});
const tour = booking({
  booking_type: 'Tours',
  general_booking: { start_date: '2031-05-03' },
  service_detail: { guide_name: 'Rosa', party_size: 4 },
  supplier_requests: { medical_conditions: 'Uses a wheelchair', meals: 'Vegetarian' },
  headcount: 4,
  tags: ['sea', 'slow'],
  supplier_confirmations: ['R1', 'R2'],
  client_approval: 'asked',
  payment_due_date: '2031-01-01',
});

describe('what a type adds to a booking', () => {
  it.each([
    ['a flight with passengers', flight],
    ['a cruise with its days', cruise],
    ['a tour with a guide', tour],
  ])('is the same when it is opened and saved again: %s', (_what, before) => {
    expect(Booking.parse({ ...before, ...JSON.parse(JSON.stringify(draftOf(formOf(before, ''), before))) })).toEqual(
      before,
    );
  });
  it('is sent empty where it was emptied, and left out of a new booking', () => {
    const form = { ...formOf(tour, ''), payment_due_date: undefined, headcount: undefined, tags: '', includes: '' };
    const emptied = { service_detail: { guide_name: '' }, supplier_requests: { meals: ' ' } };
    expect(draftOf({ ...form, ...emptied }, tour)).toMatchObject({
      payment_due_date: '',
      headcount: '',
      tags: [],
      service_detail: {},
      supplier_requests: {},
    });
    expect(JSON.stringify(draftOf(formOf(undefined, '2031-05-01')))).not.toMatch(/_detail|supplier_requests/);
  });
});

describe('the passengers of a flight', () => {
  it('are who travels, beside whoever else is named; one taken away is not', () => {
    const form = formOf(flight, '');
    const draft = draftOf({ ...form, passengers: [emptyPassenger('Jo')] }, flight);
    expect(draft.traveler_names).toEqual(['Grandma', 'Jo']);
  });
  it('sit where the legs say they sit', () => {
    const form = formOf(flight, '');
    const [mina] = form.passengers;
    const jo = { ...emptyPassenger('Jo'), seats: [{ seat: '2B' }] };
    const draft = draftOf({ ...form, passengers: mina ? [mina, jo] : [] }, flight);
    expect(draft.destinations?.map(({ seat }) => seat)).toEqual(['2A, 2B', '3C']);
  });
  it('have no seat on a leg that is no longer there', () => {
    const form = formOf(flight, '');
    const draft = draftOf({ ...form, legs: form.legs.slice(0, 1) }, flight);
    expect(draft.passengers?.[0]?.seats).toEqual([{ leg: 0, service_class: 'Business', seat: '2A' }]);
  });
});

describe('the days of a cruise', () => {
  it('are numbered by their dates, two ports of one day alike, and keep what is known of a port', () => {
    const form = formOf(cruise, '');
    const extra = { date: '2031-05-04', port: 'Cefalù' };
    const days = draftOf({ ...form, cruise_days: [...form.cruise_days, extra] }, cruise).cruise_days;
    expect(days?.map(({ day }) => day)).toEqual([1, 2, 3, 3]);
    expect([days?.[0]?.port?.timezone, days?.[1]?.port, days?.[3]?.port?.source]).toEqual([
      'Europe/Rome',
      undefined,
      'manual',
    ]);
  });
});

it('a copy keeps the details and the passengers, and none of what the supplier has given out', () => {
  const ticketed = booking({
    ...flight,
    passengers: flight.passengers?.map((p) => ({ ...p, e_ticket_number: '117-1' })),
    confirmation_id: 'X1',
    payment_due_date: '2031-01-01',
  });
  const copy = JSON.stringify(copyOf(ticketed));
  expect(['Mina', 'VGML', 'Business'].filter((kept) => !copy.includes(kept))).toEqual([]);
  expect(['117-1', 'X7PQ2K', 'X1', '2031-01-01'].filter((left) => copy.includes(left))).toEqual([]);
  expect(JSON.stringify(copyOf(cruise))).toContain('Star Pride');
});
