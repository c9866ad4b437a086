import { expect, it } from 'vitest';
import { ImportDraft } from '../imports/import-draft';
import { bookingFromDraft } from './booking-from-draft';

const draft = (rest: Partial<ImportDraft>) =>
  ImportDraft.parse({
    kind: 'hotel',
    status: 'confirmed',
    travelers: ['Mina Okafor'],
    places: [],
    source_format: 'icalendar',
    confidence: 'exact',
    spans: {},
    ...rest,
  });

it('makes a stay of a hotel, one night when the end is missing or not later', () => {
  const stay = draft({
    title: 'Casa Azul',
    start: '2027-05-02T15:00',
    end: '2027-05-02T11:00',
    places: [{ name: 'Casa Azul', address: 'Rua 1' }],
  });
  expect(bookingFromDraft(stay, '2027-01-01')).toMatchObject({
    booking_type: 'Accommodation',
    title: 'Casa Azul',
    accommodation: {
      checkin_date: '2027-05-02',
      checkin_time: '15:00',
      checkout_date: '2027-05-03',
      checkout_time: '11:00',
    },
  });
});

it('makes legs with the zones of both ends, and drops a zone that is none', () => {
  const flight = draft({
    kind: 'flight',
    start: '2027-05-01T21:40',
    legs: [
      {
        from: { iata_code: 'BOS' },
        to: { iata_code: 'LIS', name: 'Lisbon' },
        departs: '2027-05-01T21:40',
        arrives: '2027-05-02T09:05',
        departs_timezone: 'America/New_York',
        arrives_timezone: 'Nowhere/Land',
        carrier_code: 'TP',
        number: '216',
      },
    ],
  });
  const [leg] = bookingFromDraft(flight, '2027-01-01').destinations ?? [];
  expect(leg).toMatchObject({
    start_timezone: 'America/New_York',
    end_date: '2027-05-02',
    to: { name: 'Lisbon', iata_code: 'LIS' },
  });
  expect(leg?.end_timezone).toBeUndefined();
});

it('takes a price in the real minor units of its currency', () => {
  expect(
    bookingFromDraft(draft({ price: { amount: '123.40', currency: 'EUR' } }), '2027-01-01').price_detail?.total_price,
  ).toBe(12_340);
  expect(
    bookingFromDraft(draft({ price: { amount: '5000', currency: 'JPY' } }), '2027-01-01').price_detail?.total_price,
  ).toBe(5_000);
  expect(
    bookingFromDraft(draft({ price: { amount: 'many', currency: 'EUR' } }), '2027-01-01').price_detail,
  ).toBeUndefined();
});

it('keeps a cancelled booking, as cancelled', () => {
  expect(bookingFromDraft(draft({ status: 'cancelled', title: 'x' }), '2027-01-01').reservation_status).toBe(
    'Cancelled',
  );
});
