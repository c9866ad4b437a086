import type { Booking, Place } from '../bookings/booking';
import type { Traveler } from '../trips/traveler';
import type { Trip } from '../trips/trip';
import { assembleDays } from './assemble-days';
import { booking } from './bookings.fixture';
import type { ItineraryDocument } from './document';
import { ItineraryDraft } from './itinerary';
import { type ToPublish, toPublished } from './publish';

const somewhere = (name: string, more: Partial<Place> = {}): Place => ({ name, source: 'manual', ...more });
const jfk = somewhere('John F. Kennedy International Airport', { iata_code: 'JFK', timezone: 'America/New_York' });
const rome = 'Europe/Rome';
const fco = somewhere('Rome Fiumicino', { iata_code: 'FCO', timezone: rome });
const termini = somewhere('Roma Termini', {
  formatted_address: 'Piazza dei Cinquecento, 00185 Roma RM, Italy',
  timezone: rome,
});
const florence = somewhere('Firenze Santa Maria Novella', { timezone: rome });
const hotel = somewhere('Hotel Artemide', {
  formatted_address: 'Via Nazionale 22, 00184 Roma RM, Italy',
  phone_no: '+39 06 489911',
  timezone: rome,
});
const confirmed = { reservation_status: 'Booked' } as const;

const stays: Booking[] = [
  booking('Accommodation', {
    ...confirmed,
    id: 'bkg_hotel' as Booking['id'],
    title: 'Hotel Artemide',
    supplier_name: 'Hotel Artemide',
    confirmation_id: 'ART-88213',
    places: [hotel],
    accommodation: {
      checkin_date: '2027-03-21',
      checkin_time: '15:00',
      checkout_date: '2027-03-24',
      checkout_time: '11:00',
      room_description: 'Two Deluxe double rooms, quiet courtyard side',
    },
    client_note: 'Breakfast is included. The roof bar opens at six.',
    note: 'Commission 12 %, ask for Marco',
    price_detail: { price_per_person: 'Total Price', total_price: 184_500, currency: 'EUR' },
  }),
  booking('Accommodation', {
    ...confirmed,
    id: 'bkg_dan' as Booking['id'],
    title: 'מלון דן פנורמה',
    confirmation_id: 'DP 5521',
    places: [somewhere('מלון דן פנורמה', { formatted_address: 'רחוב הנביאים 107, חיפה' })],
    accommodation: { checkin_date: '2027-03-24', checkout_date: '2027-03-25' },
  }),
];

const moves: Booking[] = [
  booking('Flights', {
    ...confirmed,
    id: 'bkg_out' as Booking['id'],
    title: 'New York to Rome',
    confirmation_id: 'QX7K2M',
    destinations: [
      {
        from: jfk,
        to: fco,
        start_date: '2027-03-20',
        start_time: '18:05',
        end_date: '2027-03-21',
        end_time: '07:55',
        carrier: 'ITA Airways',
        carrier_code: 'AZ',
        number: '609',
        cabin: 'Premium economy',
        seat: '21A, 21C, 22A, 22C',
      },
    ],
    price_detail: { price_per_person: 'Total Price', total_price: 642_000, currency: 'USD' },
  }),
  booking('Transportation', {
    ...confirmed,
    id: 'bkg_car' as Booking['id'],
    title: 'Private transfer to the hotel',
    supplier_name: 'Roma Limousine',
    confirmation_id: 'RL-2091',
    transportations: [
      {
        from: fco,
        to: hotel,
        start_date: '2027-03-21',
        start_time: '08:45',
        end_time: '09:40',
        carrier: 'Mercedes V-Class',
      },
    ],
    client_note: 'Your driver waits past customs with a sign in your name.',
  }),
  booking('Rail', {
    ...confirmed,
    id: 'bkg_rail' as Booking['id'],
    title: 'Frecciarossa to Florence',
    confirmation_id: 'PNR 3KQ9LT',
    transportations: [
      {
        from: termini,
        to: florence,
        start_date: '2027-03-24',
        start_time: '12:10',
        end_time: '13:46',
        carrier: 'Trenitalia',
        carrier_code: 'FR',
        number: '9528',
        cabin: 'Business',
        seat: 'Coach 3, 7A to 7D',
      },
    ],
  }),
];

const port = (day: number, date: string, name?: string, arrival_time?: string, departure_time?: string) => ({
  day,
  date,
  arrival_time,
  departure_time,
  ...(name && { port: somewhere(name, { timezone: rome }) }),
});
const doings: Booking[] = [
  booking('Dining', {
    ...confirmed,
    id: 'bkg_dinner' as Booking['id'],
    title: 'Dinner at Armando al Pantheon',
    confirmation_id: 'Kowalski, 4',
    supplier_name: 'Armando al Pantheon',
    general_booking: { start_date: '2027-03-22', start_time: '20:00', end_time: '22:00' },
    places: [
      somewhere('Armando al Pantheon', {
        formatted_address: 'Salita dei Crescenzi 31, Roma',
        phone_no: '+39 06 6880 3034',
        timezone: rome,
      }),
    ],
  }),
  booking('Tours', {
    id: 'bkg_tour' as Booking['id'],
    title: 'Vatican Museums before opening hours with a private guide',
    reservation_status: 'Cancelled',
    general_booking: { start_date: '2027-03-22', start_time: '07:15' },
    confirmation_id: 'VM-00417',
  }),
  booking('Activity', {
    id: 'bkg_cook' as Booking['id'],
    title: 'A morning at the market and a cooking class in Trastevere',
    reservation_status: 'On Request',
    general_booking: { start_date: '2027-03-22', start_time: '09:30' },
    places: [somewhere('Campo de’ Fiori', { timezone: rome })],
  }),
  booking('Cruise', {
    ...confirmed,
    id: 'bkg_cruise' as Booking['id'],
    title: 'Aegean Dream',
    confirmation_id: 'AD-77120',
    supplier_name: 'Blue Line Cruises',
    cruise_days: [
      port(1, '2027-03-25', 'Livorno', undefined, '17:00'),
      port(2, '2027-03-26', 'Naples', '08:00', '18:30'),
      port(3, '2027-03-27'),
      port(4, '2027-03-28', 'Valletta', '07:00', '16:00'),
    ],
  }),
  booking('Other', {
    id: 'bkg_esim' as Booking['id'],
    title: 'Travel SIM for Italy',
    confirmation_id: 'SIM-4',
    client_note: 'Scan the code we mailed you once you land.',
  }),
  booking('Luxury', {
    id: 'bkg_surprise' as Booking['id'],
    title: 'Hidden surprise',
    general_booking: { start_date: '2027-03-23', start_time: '10:00' },
  }),
];

export const italyBookings: readonly Booking[] = [...stays, ...moves, ...doings];

const trip = {
  trip_name: 'The Kowalskis in Italy, spring 2027',
  code: 'T-1042',
  start_date: '2027-03-20',
  end_date: '2027-03-29',
  trip_destinations: ['Rome', 'Florence', 'Naples', 'Valletta'],
} as Trip;
const traveler = (first_name: string, more: Partial<Traveler> = {}) =>
  ({
    first_name,
    last_name: 'Kowalski',
    is_traveler: true,
    status: 'paid_in_full',
    trip_traveler_status: 'active',
    ...more,
  }) as Traveler;

const document = (n: number, name: string, size: number): ItineraryDocument => ({
  id: `fil_${String(n).padStart(26, '0')}` as ItineraryDocument['id'],
  trip_id: trip.id,
  itinerary_id: 'tin_italy' as ItineraryDocument['itinerary_id'],
  name,
  size,
  added_by: 'Laura Bennett',
  created_at: '2027-02-01T10:00:00.000Z',
});

/** A trip with one of everything a client may meet, for tests and for looking at. */
export const italyInput = (
  draft: Partial<ItineraryDraft> = {},
  bookings: readonly Booking[] = italyBookings,
): ToPublish => ({
  trip,
  travelers: [
    traveler('Anna'),
    traveler('Paul', { suffix: 'Jr.' }),
    traveler('Mia'),
    traveler('Secretary', { is_traveler: false }),
    traveler('Ill', { status: 'cancelled' }),
  ],
  bookings,
  itinerary: ItineraryDraft.parse({
    ti_name: 'Spring in Italy',
    hidden_booking_ids: ['bkg_surprise'],
    welcome_text:
      'Dear Anna, dear Paul,\n\nHere is everything for your ten days: who meets you where, and under which name. We are a call away at any hour.',
    important_notice:
      'Passports must be valid until September 30, 2027. Keep this page on your phone: it opens without a connection.',
    ...draft,
  }),
  advisor: { name: 'Laura Bennett', email: 'laura@bennett-travel.example', phone_no: '+1 212 555 0147' },
  company: { name: 'Bennett Travel Atelier', website: 'https://bennett-travel.example' },
  ...assembleDays({ start_date: trip.start_date, end_date: trip.end_date, bookings: [...bookings] }),
  documents: [
    document(1, 'Travel insurance policy.pdf', 248_000),
    document(2, 'Walking map of Florence.pdf', 1_930_000),
  ],
  version: 3,
  now: '2027-02-02T15:04:00.000Z',
});
export const italy = (draft?: Partial<ItineraryDraft>, bookings?: readonly Booking[]) =>
  toPublished(italyInput(draft, bookings));
