import { expect, it } from 'vitest';
import { ImportDraft } from '../../imports/import-draft';
import { booking, place } from '../itinerary/bookings.fixture';
import { PriceDetail } from '../pricing/price-detail';
import type { Booking } from './booking';
import { updatedByImport } from './updated-by-import';

const stay = booking('Accommodation', {
  title: 'Our favourite house',
  reservation_status: 'Paid',
  payment_status: 'paid',
  supplier_name: 'Casa Azul Hotels',
  traveler_names: ['Mina Okafor'],
  places: [place('Casa Azul', 'Europe/Lisbon')],
  client_note: 'Ring the bell.',
  price_detail: { price_per_person: 'Total Price', total_price: 48_000, currency: 'EUR' },
  accommodation: { checkin_date: '2027-05-02', checkout_date: '2027-05-04', room_description: 'Courtyard side' },
});
const after = (before: Booking, draft: ImportDraft) => updatedByImport(before, draft, '2027-01-01');
const confirmation = (rest: Partial<ImportDraft> = {}) =>
  ImportDraft.parse({
    kind: 'hotel',
    status: 'confirmed',
    travelers: [],
    places: [],
    start: '2027-05-03T15:00',
    end: '2027-05-06',
    source_format: 'icalendar',
    confidence: 'exact',
    spans: {},
    ...rest,
  });

it('takes what a newer confirmation tells, and leaves what it is silent about', () => {
  expect(after(stay, confirmation())).toEqual({
    ...stay,
    sub_type: 'Hotel',
    accommodation: {
      checkin_date: '2027-05-03',
      checkin_time: '15:00',
      checkout_date: '2027-05-06',
      room_description: 'Courtyard side',
    },
  });
  expect(after(stay, confirmation({ travelers: ['Ada Okafor'] })).traveler_names).toEqual(['Ada Okafor']);
});
it('takes a new total, and leaves a price alone that the advisor has worked out', () => {
  const told = confirmation({ price: { amount: '500.00', currency: 'EUR' } });
  expect(after(stay, told).price_detail).toMatchObject({ total_price: 50_000, currency: 'EUR' });
  const worked = PriceDetail.parse({
    ...stay.price_detail,
    base_fare: 40_000,
    markup: { mode: 'percentage', percentage: '20' },
  });
  expect(after({ ...stay, price_detail: worked }, told).price_detail).toEqual(worked);
});
it('confirms what was open, keeps what says more, and cancels what was cancelled', () => {
  const then = (reservation_status: Booking['reservation_status'], status: ImportDraft['status']) =>
    after({ ...stay, reservation_status }, confirmation({ status })).reservation_status;
  expect([then('On Hold', 'confirmed'), then('Paid', 'confirmed'), then('Cancelled', 'confirmed')]).toEqual([
    'Booked',
    'Paid',
    'Booked',
  ]);
  expect(then('Paid', 'cancelled')).toBe('Cancelled');
});

const leg = (from: string, to: string, start_date: string, number: string) => ({
  from: { ...place(from), iata_code: from },
  to: { ...place(to), iata_code: to },
  start_date,
  start_time: '21:40',
  start_timezone: 'America/New_York',
  end_time: '09:05',
  end_date: '2027-05-02',
  carrier_code: 'TP',
  number,
});
const flight = booking('Flights', {
  destinations: [leg('BOS', 'LIS', '2027-05-01', '216'), leg('LIS', 'BOS', '2027-05-09', '217')],
});
const pass = (departs: string) =>
  confirmation({
    kind: 'flight',
    source_format: 'boarding_pass',
    legs: [{ from: { iata_code: 'BOS' }, carrier_code: 'TP', number: '216', seat: '14C', departs }],
  });

it('adds what a boarding pass tells to its leg, and leaves its times and the other legs', () => {
  const [out, back] = flight.destinations ?? [];
  expect(after(flight, pass('2027-05-01')).destinations).toEqual([
    { ...out, from: { ...out?.from, source: 'import' }, seat: '14C' },
    back,
  ]);
});
it('drops the times of a leg that moved to another day', () => {
  const [out] = after(flight, pass('2027-05-03')).destinations ?? [];
  expect(out).toMatchObject({ start_date: '2027-05-03', number: '216', to: { iata_code: 'LIS' } });
  expect([out?.start_time, out?.end_date, out?.end_time]).toEqual([undefined, undefined, undefined]);
});
it('takes the legs of a whole confirmation as they are', () => {
  const whole = confirmation({
    kind: 'flight',
    legs: [
      {
        from: { iata_code: 'BOS' },
        to: { iata_code: 'OPO' },
        carrier_code: 'TP',
        number: '218',
        departs: '2027-05-01T20:00',
      },
    ],
  });
  expect(after(flight, whole).destinations?.map(({ number, start_time }) => [number, start_time])).toEqual([
    ['218', '20:00'],
  ]);
});
