import type { ImportDraft } from '@wayline/core/areas/imports/import-draft';
import type { bookingsContracts } from '@wayline/core/areas/trip/bookings/bookings.contract';
import type { SamplesOf } from '../../sweeps/samples-of';

const reservation = {
  '@context': 'https://schema.org',
  '@type': 'FoodEstablishmentReservation',
  reservationNumber: 'OT12345',
  reservationStatus: 'https://schema.org/ReservationConfirmed',
  underName: { '@type': 'Person', name: 'Mina Okafor' },
  reservationFor: { '@type': 'FoodEstablishment', name: 'Trattoria da Mina', address: 'Via Roma 1, Amalfi' },
  startTime: '2031-05-03T19:30:00+02:00',
  partySize: 2,
};
/** A confirmation mail of a restaurant, with its markup. */
export const confirmation = (change: Record<string, unknown> = {}) =>
  Buffer.from(
    `<html><body><script type="application/ld+json">${JSON.stringify({ ...reservation, ...change })}</script></body></html>`,
  ).toString('base64');

const draft: ImportDraft = {
  kind: 'restaurant',
  status: 'confirmed',
  title: 'Trattoria da Mina',
  confirmation_id: 'OT12345',
  travelers: ['Mina Okafor'],
  start: '2031-05-03T19:30',
  start_timezone: 'Europe/Rome',
  places: [{ name: 'Trattoria da Mina', address: 'Via Roma 1, Amalfi' }],
  price: { amount: '120.50', currency: 'EUR' },
  source_format: 'schema_org_json_ld',
  confidence: 'exact',
  spans: { start: { part: 'body', start: 0, end: 4, text: '2031' } },
};

export const SAMPLES = {
  'book.bookings.get': (p) => ({ id: p.booking, trip_id: p.trip }),
  'book.bookings.create': (p) => ({
    trip_id: p.trip,
    booking_type: 'Flights',
    title: 'Naples and back',
    traveler_names: ['Mina Okafor'],
    destinations: [
      {
        from: { name: 'Oslo', iata_code: 'OSL', timezone: 'Europe/Oslo' },
        to: { name: 'Naples', iata_code: 'NAP' },
        start_date: '2031-05-01',
        start_time: '09:10',
        start_timezone: 'Europe/Oslo',
        end_date: '2031-05-01',
        end_time: '12:40',
        end_timezone: 'Europe/Rome',
        carrier_code: 'SK',
        number: '4711',
      },
    ],
    accommodation: { checkin_date: '2031-05-01', checkout_date: '2031-05-04', checkin_time: '15:00' },
    cruise_days: [{ day: 1, date: '2031-05-02', port: { name: 'Capri' }, arrival_time: '08:00' }],
    price_detail: { price_per_person: 'Total Price', total_price: 42_000, currency: 'EUR' },
    note: 'Window seats',
  }),
  'book.bookings.update': (p) => ({
    id: p.booking,
    trip_id: p.trip,
    version: 1,
    title: 'Dinner by the sea',
    general_booking: { start_date: '2031-05-04', start_time: '20:00' },
    was: { title: 'Dinner' },
  }),
  'book.bookings.delete': (p) => ({ id: p.booking, trip_id: p.trip }),
  'book.trip-bookings.get': (p) => ({ trip_id: p.trip }),
  'book.imports.preview': (p) => ({
    file_name: 'confirmation.html',
    content_base64: confirmation(),
    trip_id: p.trip,
  }),
  'book.imports.save': (p) => ({ trip_id: p.trip, drafts: [{ draft }] }),
} satisfies SamplesOf<typeof bookingsContracts>;
