import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ImportDraft } from '../../imports/import-draft';
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

it('counts a price exactly, by the minor unit of its currency', () => {
  const priced = (amount: string, currency: string) =>
    bookingFromDraft(draft({ price: { amount, currency } }), '2027-01-01').price_detail?.total_price;
  expect(priced('1.005', 'EUR')).toBe(101);
  expect(priced('12.5', 'KWD')).toBe(12_500);
  expect(priced('9'.repeat(30), 'EUR')).toBeUndefined();
});

it('knows the zone of a place whose name runtimes do not agree on, and the zone of a house', () => {
  const stay = draft({ places: [{ name: 'Dwarika' }], start: '2027-05-02T15:00', start_timezone: 'Asia/Kathmandu' });
  expect(bookingFromDraft(stay, '2027-01-01').places[0]).toMatchObject({ name: 'Dwarika', timezone: 'Asia/Kathmandu' });
});

it('makes a booking of whatever a source says', () => {
  const text = fc.oneof(fc.string({ maxLength: 300 }), fc.constantFrom(' ', '9'.repeat(40), 'EUR', 'Europe/Rome'));
  const said = fc.option(text, { nil: undefined });
  const digits = (most: number, length: number) =>
    fc.integer({ min: 0, max: most }).map((n) => String(n).padStart(length, '0'));
  const time = fc
    .tuple(digits(9999, 4), digits(99, 2), digits(99, 2), digits(99, 2), digits(99, 2))
    .map(([y, m, d, h, min]) => `${y}-${m}-${d}T${h}:${min}`);
  const local = fc.option(time, { nil: undefined });
  const place = fc.record({ name: said, iata_code: said, address: said });
  const leg = fc.record({
    carrier: said,
    carrier_code: said,
    number: said,
    from: place,
    departs: local,
    arrives: local,
    departs_timezone: said,
    seat: said,
  });
  const any = fc.record({
    kind: fc.constantFrom('flight', 'hotel', 'rail', 'restaurant', 'cruise'),
    title: said,
    supplier: said,
    confirmation_id: said,
    travelers: fc.array(text),
    start: local,
    end: local,
    start_timezone: said,
    places: fc.array(place, { maxLength: 30 }),
    legs: fc.option(fc.array(leg, { maxLength: 30 }), { nil: undefined }),
    price: fc.option(fc.record({ amount: text, currency: text }), { nil: undefined }),
    phone: said,
  });
  fc.assert(
    fc.property(any, (said) => {
      expect(bookingFromDraft(draft(said as Partial<ImportDraft>), '2027-01-01').title).not.toBe('');
    }),
  );
});
