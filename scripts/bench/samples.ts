import type { Booking } from '@wayline/core/areas/trip/bookings/booking';
import type { Traveler } from '@wayline/core/areas/trip/trips/traveler';
import type { Trip } from '@wayline/core/areas/trip/trips/trip';
import { addDays } from '@wayline/core/base/days';
import type { NewId, TripId, UserId } from '@wayline/core/base/ids';

const WRITTEN = '2026-03-01T09:30:00.000Z';
const NOTE =
  'Prefers aisle seats and a quiet room. Late check-in agreed with the front desk; breakfast is part of the rate.';

/** Trips of about 0.8 KB. Codes have one width, so that a company's size changes no row's bytes. */
export const sampleTrip = (newId: NewId, user_id: UserId, i: number): Trip => {
  const start_date = addDays('2027-01-04', i % 300);
  return {
    id: newId('trip'),
    code: `T-${String(100_000 + i)}`,
    user_id,
    creator_name: 'Adrian Moss',
    collaborators: [],
    places: [],
    trip_data_mapper: {},
    trip_deposits: [],
    organization_name: 'Harbour & Vale Travel',
    advisor_name: 'Olivia Vale',
    lead_traveler: 'Amelia Hartwell',
    trip_pax: 4,
    trip_reservations: 30,
    created_at: WRITTEN,
    updated_at: WRITTEN,
    version: 1,
    trip_name: 'Hartwell family, Tuscany and the coast',
    start_date,
    end_date: addDays(start_date, 13),
    trip_sub_type: 'Customized',
    trip_group_kind: 'Individual',
    trip_status: 'PROPOSAL',
    trip_destinations: ['Florence', 'Siena', 'Cinque Terre'],
    tags: ['family', 'repeat'],
    note: NOTE,
  };
};

const typeParts = (i: number, day: string): Partial<Booking> & Pick<Booking, 'booking_type'> => {
  const place = { name: 'Florence Santa Maria Novella', timezone: 'Europe/Rome', source: 'manual' };
  const parts = [
    {
      booking_type: 'Accommodation' as const,
      accommodation: { checkin_date: day, checkout_date: addDays(day, 2), checkin_time: '15:00' },
    },
    {
      booking_type: 'Rail' as const,
      transportations: [
        {
          from: place,
          to: { ...place, name: 'Siena' },
          start_date: day,
          start_time: '09:12',
          end_date: day,
          end_time: '10:40',
          seat: '7A',
        },
      ],
    },
    { booking_type: 'Dining' as const, general_booking: { start_date: day, start_time: '19:30' } },
  ];
  return parts[i % parts.length] as (typeof parts)[number];
};

/** Bookings of about 0.8 KB, spread over a fortnight, or on a day of one's own choice. */
export const sampleBooking = (newId: NewId, trip_id: TripId, i: number, day = i % 14): Booking => ({
  ...typeParts(i, addDays('2027-01-04', day)),
  id: newId('booking'),
  trip_id,
  title: `Reservation ${String(1_000 + i)}`,
  supplier_name: 'Villa San Michele',
  confirmation_id: `LH${100_000 + i}`,
  reservation_status: 'Booked',
  payment_status: 'deposit_paid',
  traveler_ids: [newId('traveler'), newId('traveler')],
  guest_names: [],
  places: [{ name: 'Fiesole', formatted_address: 'Via Doccia 4, 50014 Fiesole FI, Italy', source: 'manual' }],
  price_detail: { price_per_person: 'Total Price', total_price: 128_000, currency: 'EUR' },
  note: NOTE,
  source: 'manual',
  created_at: WRITTEN,
  updated_at: WRITTEN,
  version: 1,
});

export const sampleTraveler = (newId: NewId, trip_id: TripId, i: number): Traveler => ({
  id: newId('traveler'),
  trip_id,
  first_name: `Traveler${i}`,
  last_name: 'Hartwell',
  email: `t${i}@hartwell.test`,
  has_passport: false,
  client_type: 'not_determined',
  is_traveler: true,
  status: 'inquired',
  trip_traveler_status: 'active',
  created_at: WRITTEN,
  invoice_totals: [],
  available_credit: [],
  version: 1,
});
