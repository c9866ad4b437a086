import { randomUUID } from 'node:crypto';
import { type CallId, CONTRACTS, type Contracts } from '@wayline/core/contracts';
import type { ImportDraft } from '@wayline/core/imports/import-draft';
import type { InputOf } from '@wayline/core/kernel/contract';
import { EventId } from '@wayline/core/kernel/ids';
import type { Prepared } from './prepare';

const FIRST_EVENT = EventId.parse('evt_00000000000000000000000000');
const CODE = '123456';

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

const ti = (p: Prepared) => ({ tripId: p.trip, tiId: p.itinerary });

/** A valid input of every endpoint, about a prepared trip: what the sweeps vary. */
export const SAMPLES = {
  'users.login': (p) => ({ email: p.email, password: p.password }),
  'users.login.totp': (p) => ({ email: p.email, challenge_session: 'none', code: CODE }),
  'users.refresh': () => ({ refresh_token: 'none' }),
  'users.logout': () => ({ everywhere: false }),
  'users.sign-up': () => ({
    type: 'agency',
    company_name: 'New Horizons',
    first_name: 'Nora',
    last_name: 'Lind',
    email: `${randomUUID()}@new.wayline.test`,
    password: 'Wayline-demo-1',
  }),
  'users.sign-up.confirm': (p) => ({ email: p.email, code: CODE }),
  'users.resend-confirmation': (p) => ({ email: p.email }),
  'users.forgot-password': () => ({ email: 'nobody@new.wayline.test' }),
  'users.reset-password': () => ({ email: 'nobody@new.wayline.test', code: CODE, password: 'Wayline-demo-2' }),
  'users.current.get': () => ({}),
  'users.ui-preference.get': () => ({}),
  'users.settings.two-step-auth.begin': () => ({}),
  'users.settings.two-step-auth': () => ({ enabled: false }),
  'users.status.set': (p) => ({ userId: p.colleague, value: true }),
  'users.list': () => ({}),
  'public.token.create': () => ({ grant_type: 'client_credentials', client_id: 'somebody', client_secret: 'wrong' }),

  'trips.list': () => ({ per_page: 10, search: 'Prepared', status: 'NEW REQUEST' }),
  'trips.count': () => ({}),
  'trips.create': () => ({
    trip_name: 'Amalfi in spring',
    start_date: '2031-05-01',
    end_date: '2031-05-09',
    trip_destinations: ['Amalfi'],
    tags: ['spring'],
    note: 'Sea view',
  }),
  'trips.get': (p) => ({ id: p.trip }),
  'trips.update': (p) => ({ id: p.trip, version: 1, trip_name: 'Amalfi in autumn' }),
  'trips.start-date.set': (p) => ({ trip_id: p.trip, start_date: '2031-05-02', end_date: '2031-05-10' }),
  'trips.travelers.list': (p) => ({ id: p.trip }),
  'trips.travelers.create': (p) => ({
    trip_id: p.trip,
    first_name: 'Jo',
    last_name: 'Okafor',
    email: 'jo@wayline.test',
    dob: '1990-02-28',
    client_type: 'lead_client',
    passport_number: 'P1234567',
    passport_expires: '2033-01-01',
  }),
  'trips.travelers.delete': (p) => ({ trip: p.trip, traveler: p.traveler, force_remove: 1 }),
  'trips.travelers.passport': (p) => ({ trip: p.trip, traveler: p.traveler }),

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
  }),
  'book.bookings.delete': (p) => ({ id: p.booking, trip_id: p.trip }),
  'book.trip-bookings.get': (p) => ({ trip_id: p.trip }),
  'book.imports.preview': (p) => ({
    file_name: 'confirmation.html',
    content_base64: confirmation(),
    trip_id: p.trip,
  }),
  'book.imports.save': (p) => ({ trip_id: p.trip, drafts: [{ draft }] }),

  'trips.ti.create': (p) => ({ tripId: p.trip, ti_name: 'For the clients', welcome_text: 'Welcome' }),
  'trips.ti.update': (p) => ({ ...ti(p), version: p.itineraryVersion, ti_name: 'Renamed', show_prices: true }),
  'trips.ti.get': ti,
  'trips.itinerary.publish': (p) => ({ ...ti(p), version: p.itineraryVersion }),
  'trips.itinerary.share': (p) => ({ ...ti(p), email: 'guest@wayline.test', name: 'Mina', message: 'Enjoy' }),
  'trips.itinerary.share.revoke': (p) => ({ ...ti(p), shareId: p.shareId }),
  'trips.ti.published.get': ti,
  'trips.itinerary.pdf': ti,
  'public.ti.viewed': (p) => ({ url: p.shareToken }),
  'public.ti.calendar': (p) => ({ url: p.shareToken }),
  'public.ti.pdf': (p) => ({ url: p.shareToken }),
  'trips.ti.documents.upload': (p) => ({ ...ti(p), name: 'Visa form.pdf', size: 9 }),
  'trips.ti.documents.create': (p) => ({ ...ti(p), file_id: p.upload, name: 'Visa form.pdf' }),
  'trips.ti.documents.get': (p) => ({ ...ti(p), file_id: p.document }),
  'trips.ti.documents.delete': (p) => ({ ...ti(p), file_id: p.document }),
  'public.ti.document': (p) => ({ url: p.shareToken, file_id: p.document }),

  'messaging.reminders': (p) => ({
    trip_id: p.trip,
    booking_id: p.booking,
    timing: 'week before',
    to: ['guest@wayline.test'],
    timezone: 'Europe/Rome',
    message: 'Bring a jacket',
  }),
  'messaging.reminders.delete': (p) => ({ id: p.reminder, trip_id: p.trip }),
  'messaging.reminders.resend': (p) => ({ id: p.reminder, trip_id: p.trip }),
  'messaging.shares.resend': (p) => ({ id: p.shareId, trip_id: p.trip }),

  'misc.shell.get': () => ({}),
  'misc.notifications.seen': () => ({ id: FIRST_EVENT }),
  'misc.notifications.count': () => ({ type: 'getcount' }),
  'misc.events.since': () => ({ after: FIRST_EVENT }),
  'misc.dashboard.get': () => ({}),
  'misc.health.get': () => ({}),
} satisfies { [I in CallId]: (p: Prepared) => InputOf<Contracts[I]> };

/** The sample of one endpoint, for sweeps that loop over all of them. */
export const sampleOf = (id: CallId, prepared: Prepared): Record<string, unknown> =>
  (SAMPLES[id] as (p: Prepared) => Record<string, unknown>)(prepared);
export const CALL_IDS = Object.keys(CONTRACTS) as CallId[];
