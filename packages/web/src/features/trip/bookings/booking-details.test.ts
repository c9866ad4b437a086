import { Booking } from '@wayline/core/areas/trip/bookings/booking';
import { describe, expect, it } from 'vitest';
import { aBooking as booking } from '../../../testing/a-booking';
import { toBookingCopy } from './booking-copy';
import { toBookingDraft } from './booking-draft';
import { toBookingForm } from './booking-form';
import { emptyPassenger } from './passenger-form';

const at = (name: string) => ({ name, source: 'manual' });
const leg = (seat?: string) => ({ from: at('Oslo'), to: at('Naples'), start_date: '2031-05-01', seat });
const MINA = `tvl_${'1'.repeat(26)}`;
const flight = booking({
  booking_type: 'Flights',
  destinations: [leg('2A'), leg('3C')],
  traveler_ids: [MINA],
  guest_names: ['Grandma'],
  passengers: [
    {
      name: 'Mina A.',
      traveler_id: MINA,
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
    expect(
      Booking.parse({ ...before, ...JSON.parse(JSON.stringify(toBookingDraft(toBookingForm(before, ''), before))) }),
    ).toEqual(before);
  });
  it('is sent empty where it was emptied, and left out of a new booking', () => {
    const form = {
      ...toBookingForm(tour, ''),
      payment_due_date: undefined,
      headcount: undefined,
      tags: '',
      includes: '',
    };
    const emptied = { service_detail: { guide_name: '' }, supplier_requests: { meals: ' ' } };
    expect(toBookingDraft({ ...form, ...emptied }, tour)).toMatchObject({
      payment_due_date: '',
      headcount: '',
      tags: [],
      service_detail: {},
      supplier_requests: {},
    });
    expect(JSON.stringify(toBookingDraft(toBookingForm(undefined, '2031-05-01')))).not.toMatch(
      /_detail|supplier_requests/,
    );
  });
});

describe('the passengers of a flight', () => {
  it('are who travels, beside whoever else is named; one taken away is not', () => {
    const form = toBookingForm(flight, '');
    const [jo, known] = [{ ...emptyPassenger(), name: 'Jo' }, `tvl_${'2'.repeat(26)}`];
    const draft = toBookingDraft({ ...form, passengers: [jo, emptyPassenger(known)] }, flight);
    expect([draft.traveler_ids, draft.guest_names]).toEqual([[known], ['Grandma', 'Jo']]);
  });
  it('sit where the legs say they sit', () => {
    const form = toBookingForm(flight, '');
    const [mina] = form.passengers;
    const jo = { ...emptyPassenger('Jo'), seats: [{ seat: '2B' }] };
    const draft = toBookingDraft({ ...form, passengers: mina ? [mina, jo] : [] }, flight);
    expect(draft.destinations?.map(({ seat }) => seat)).toEqual(['2A, 2B', '3C']);
  });
  it('have no seat on a leg that is no longer there', () => {
    const form = toBookingForm(flight, '');
    const draft = toBookingDraft({ ...form, legs: form.legs.slice(0, 1) }, flight);
    expect(draft.passengers?.[0]?.seats).toEqual([{ leg: 0, service_class: 'Business', seat: '2A' }]);
  });
});

describe('the days of a cruise', () => {
  it('are numbered by their dates, two ports of one day alike, and keep what is known of a port', () => {
    const form = toBookingForm(cruise, '');
    const extra = { date: '2031-05-04', port: 'Cefalù' };
    const days = toBookingDraft({ ...form, cruise_days: [...form.cruise_days, extra] }, cruise).cruise_days;
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
  const copy = JSON.stringify(toBookingCopy(ticketed));
  expect(['Mina', 'VGML', 'Business'].filter((kept) => !copy.includes(kept))).toEqual([]);
  expect(['117-1', 'X7PQ2K', 'X1', '2031-01-01'].filter((left) => copy.includes(left))).toEqual([]);
  expect(JSON.stringify(toBookingCopy(cruise))).toContain('Star Pride');
});
