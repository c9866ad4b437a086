import type { BookingDraft } from '@wayline/core/areas/trip/bookings/booking';
import type { TripDraft } from '@wayline/core/areas/trip/trips/trip';
import type * as z from 'zod';

type Draft = z.input<typeof BookingDraft>;
export type DemoTrip = {
  trip: z.input<typeof TripDraft>;
  starts_in_days: number;
  nights: number;
  travelers: [string, string, string?][];
  bookings: (day: (offset: number) => string) => Draft[];
};

const airport = (name: string, iata_code: string, timezone: string) => ({ name, iata_code, timezone });
const BOSTON = airport('Boston Logan', 'BOS', 'America/New_York');
const LISBON = airport('Lisbon', 'LIS', 'Europe/Lisbon');
const NAPLES = airport('Naples', 'NAP', 'Europe/Rome');
const OSLO = airport('Oslo Gardermoen', 'OSL', 'Europe/Oslo');
const zones = { start_timezone: 'Europe/Oslo', end_timezone: 'Europe/Oslo' };

/** The rate that was agreed with the client: the one that the rates of the local product have. */
const EUROS_IN_DOLLARS = {
  ...{ exchange_rate: '1.0389', exchange_currency: 'USD', rate_locked: true },
  ...{ rate_date: '2024-12-31', rate_source: 'European Central Bank' },
};

/** Three trips as advisors sell them: a honeymoon with legs over night, a journey by rail and ship, and one that is still an idea. */
export const DEMO_TRIPS: readonly DemoTrip[] = [
  {
    trip: {
      trip_name: 'Amalfi in spring',
      trip_status: 'CONFIRMED',
      trip_destinations: ['Naples', 'Ravello', 'Capri'],
      tags: ['honeymoon'],
    },
    starts_in_days: 24,
    nights: 6,
    travelers: [
      ['Mina', 'Okafor', 'mina.okafor@clients.wayline.test'],
      ['Jonas', 'Lindqvist', 'jonas.lindqvist@clients.wayline.test'],
    ],
    bookings: (day) => [
      {
        booking_type: 'Flights',
        title: 'Boston to Naples',
        confirmation_id: 'QK7TLM',
        reservation_status: 'Booked',
        supplier_name: 'TAP Air Portugal',
        destinations: [
          {
            from: BOSTON,
            to: LISBON,
            start_date: day(0),
            start_time: '21:35',
            start_timezone: BOSTON.timezone,
            end_date: day(1),
            end_time: '09:00',
            end_timezone: LISBON.timezone,
            carrier: 'TAP Air Portugal',
            carrier_code: 'TP',
            number: '216',
            seat: '5A, 5B',
          },
          {
            from: LISBON,
            to: NAPLES,
            start_date: day(1),
            start_time: '11:20',
            start_timezone: LISBON.timezone,
            end_date: day(1),
            end_time: '15:10',
            end_timezone: NAPLES.timezone,
            carrier: 'TAP Air Portugal',
            carrier_code: 'TP',
            number: '852',
          },
        ],
      },
      {
        booking_type: 'Transportation',
        title: 'Private car to Ravello',
        reservation_status: 'Booked',
        sub_type: 'Car Service',
        supplier_name: 'Costiera Drivers',
        transportations: [
          {
            from: NAPLES,
            to: { name: 'Palazzo Miramare', formatted_address: 'Via San Giovanni del Toro, Ravello' },
            start_date: day(1),
            start_time: '15:45',
            end_date: day(1),
            end_time: '17:15',
          },
        ],
      },
      {
        booking_type: 'Accommodation',
        title: 'Palazzo Miramare',
        confirmation_id: 'PM-20418',
        reservation_status: 'Booked',
        accommodation: {
          checkin_date: day(1),
          checkin_time: '18:00',
          checkout_date: day(6),
          checkout_time: '11:00',
          room_description: 'Sea view double',
        },
        places: [
          {
            name: 'Palazzo Miramare',
            formatted_address: 'Via San Giovanni del Toro, 84010 Ravello',
            phone_no: '+39 089 555 0100',
            timezone: 'Europe/Rome',
          },
        ],
        price_detail: { total_price: 318_000, currency: 'EUR', ...EUROS_IN_DOLLARS },
      },
      {
        booking_type: 'Activity',
        title: 'Boat day to Capri',
        reservation_status: 'On Hold',
        general_booking: { start_date: day(3), start_time: '09:30', end_time: '17:00' },
        client_note: 'Bring a light jacket for the crossing.',
      },
      {
        booking_type: 'Dining',
        title: 'Dinner at Da Rosalia',
        reservation_status: 'Booked',
        general_booking: { start_date: day(4), start_time: '20:00' },
        places: [{ name: 'Da Rosalia', formatted_address: 'Piazza Duomo 4, Ravello' }],
      },
      {
        booking_type: 'Flights',
        title: 'Naples to Boston',
        confirmation_id: 'QK7TLM',
        reservation_status: 'Booked',
        supplier_name: 'TAP Air Portugal',
        destinations: [
          {
            from: NAPLES,
            to: LISBON,
            start_date: day(6),
            start_time: '09:15',
            start_timezone: NAPLES.timezone,
            end_date: day(6),
            end_time: '11:25',
            end_timezone: LISBON.timezone,
            carrier_code: 'TP',
            number: '851',
          },
          {
            from: LISBON,
            to: BOSTON,
            start_date: day(6),
            start_time: '17:05',
            start_timezone: LISBON.timezone,
            end_date: day(6),
            end_time: '19:55',
            end_timezone: BOSTON.timezone,
            carrier_code: 'TP',
            number: '217',
          },
        ],
      },
    ],
  },
  {
    trip: {
      trip_name: 'Norway by rail and ship',
      trip_status: 'PROPOSAL',
      trip_destinations: ['Oslo', 'Bergen', 'Tromsø'],
      tags: ['family'],
    },
    starts_in_days: 61,
    nights: 8,
    travelers: [
      ['Esther', 'Abara', 'esther.abara@clients.wayline.test'],
      ['Tobias', 'Abara'],
      ['Lily', 'Abara'],
      ['Noah', 'Abara'],
    ],
    bookings: (day) => [
      {
        booking_type: 'Accommodation',
        title: 'Hotel Karl Johan',
        reservation_status: 'Booked',
        accommodation: { checkin_date: day(0), checkin_time: '15:00', checkout_date: day(2), checkout_time: '11:00' },
        places: [{ name: 'Hotel Karl Johan', formatted_address: 'Karl Johans gate 33, Oslo', timezone: 'Europe/Oslo' }],
      },
      {
        booking_type: 'Rail',
        title: 'Oslo to Bergen',
        reservation_status: 'On Request',
        transportations: [
          {
            from: { name: 'Oslo S' },
            to: { name: 'Bergen stasjon' },
            start_date: day(2),
            start_time: '08:25',
            end_date: day(2),
            end_time: '15:12',
            carrier: 'Vy',
            number: '601',
            ...zones,
          },
        ],
      },
      {
        booking_type: 'Cruise',
        title: 'Coastal ship Bergen to Tromsø',
        reservation_status: 'Suggested',
        cruise_days: [
          { day: 1, date: day(3), port: { name: 'Bergen' }, departure_time: '20:30' },
          { day: 2, date: day(4), port: { name: 'Ålesund' }, arrival_time: '09:45', departure_time: '20:00' },
          { day: 3, date: day(5), port: { name: 'Trondheim' }, arrival_time: '09:45', departure_time: '12:45' },
          { day: 4, date: day(6), port: { name: 'Bodø' }, arrival_time: '13:05', departure_time: '15:20' },
          { day: 5, date: day(7), port: { name: 'Tromsø' }, arrival_time: '14:15' },
        ],
      },
      {
        booking_type: 'Flights',
        title: 'Tromsø to Oslo',
        reservation_status: 'Suggested',
        destinations: [
          {
            from: airport('Tromsø', 'TOS', 'Europe/Oslo'),
            to: OSLO,
            start_date: day(8),
            start_time: '12:10',
            end_date: day(8),
            end_time: '14:00',
            carrier: 'SAS',
            carrier_code: 'SK',
            number: '4415',
            ...zones,
          },
        ],
      },
    ],
  },
  {
    trip: { trip_name: 'Kyoto for two', trip_status: 'NEW REQUEST', trip_destinations: ['Kyoto'] },
    starts_in_days: 140,
    nights: 9,
    travelers: [
      ['Priya', 'Raman', 'priya.raman@clients.wayline.test'],
      ['Daniel', 'Roth'],
    ],
    bookings: () => [],
  },
];
