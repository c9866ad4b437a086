import { inRooms } from '../prices';
import type { Booked, Part, Planned } from '../real-trip';
import { place } from '../ways';

type Stay = {
  name: string;
  address: string;
  zone: string;
  from: number;
  nights: number;
  stars: '4' | '5';
  times: [checkin: string, checkout: string];
  currency: string;
  /** For both rooms and all nights, minor units; tax for each room. */
  rate: number;
  tax: [name: string, amount: number];
  confirmation_id: string;
  cancel_days_before: number;
  info: string;
};

/** Five houses and their hours, taken from the pages of the hotels (2024); rates are invented. */
const STAYS: readonly Stay[] = [
  {
    name: 'St. Pancras London, Autograph Collection',
    address: 'Euston Road, London NW1 2AR, United Kingdom',
    zone: 'Europe/London',
    from: 1,
    nights: 2,
    stars: '5',
    times: ['15:00', '11:00'],
    currency: 'GBP',
    rate: 71800,
    tax: ['VAT', 0],
    confirmation_id: 'DEMO-2301',
    cancel_days_before: 1,
    info: 'Rooms are booked from the night before, for a 9 AM arrival. Crib in the first room.',
  },
  {
    name: 'Citadines Saint-Germain-des-Prés Paris',
    address: '53 ter quai des Grands Augustins, 75006 Paris, France',
    zone: 'Europe/Paris',
    from: 3,
    nights: 3,
    stars: '4',
    times: ['15:00', '12:00'],
    currency: 'EUR',
    rate: 87000,
    tax: ['City tax', 4860],
    confirmation_id: 'DEMO-2302',
    cancel_days_before: 3,
    info: 'Two studios on one floor, both with a kitchenette.',
  },
  {
    name: 'Hotel Schweizerhof Luzern',
    address: 'Schweizerhofquai 3, 6004 Luzern, Switzerland',
    zone: 'Europe/Zurich',
    from: 6,
    nights: 2,
    stars: '5',
    times: ['15:00', '12:00'],
    currency: 'CHF',
    rate: 92000,
    tax: ['City tax', 1520],
    confirmation_id: 'DEMO-2303',
    cancel_days_before: 2,
    info: 'Lake view. You get the Lucerne guest card for buses at check-in.',
  },
  {
    name: 'Hotel Brunelleschi',
    address: 'Piazza Santa Elisabetta 3, 50122 Florence, Italy',
    zone: 'Europe/Rome',
    from: 8,
    nights: 3,
    stars: '4',
    times: ['15:00', '12:00'],
    currency: 'EUR',
    rate: 111000,
    tax: ['City tax', 4200],
    confirmation_id: 'DEMO-2304',
    cancel_days_before: 5,
    info: 'No cars in the old town; the porter meets you on Via dei Calzaiuoli.',
  },
  {
    name: 'Hotel Artemide',
    address: 'Via Nazionale 22, 00184 Rome, Italy',
    zone: 'Europe/Rome',
    from: 11,
    nights: 2,
    stars: '4',
    // The flight home leaves before the usual hour of noon.
    times: ['14:00', '07:00'],
    currency: 'EUR',
    rate: 78000,
    tax: ['City tax', 3000],
    confirmation_id: 'DEMO-2305',
    cancel_days_before: 3,
    info: 'Breakfast from 6:30 AM; breakfast boxes ready at 6:45 AM on the last day.',
  },
];

/** Mother, baby and son in one room, father and daughter next door. */
const ROOMS = [
  { room_type: 'Double', room_type_master_id: 3, who: [1, 3, 4] },
  { room_type: 'Twin', room_type_master_id: 2, who: [0, 2] },
];

const booked = (stay: Stay, { day, everybody, idOf }: Planned): Booked => {
  const { name, from, nights, currency, rate, tax, times } = stay;
  const dates = { checkin_date: day(from), checkout_date: day(from + nights) };
  const { room_types, price_detail } = inRooms(
    currency,
    ROOMS.map(({ who, ...room }) => ({
      ...room,
      member_capacity: 3,
      occupied_members: who.length,
      room_count: 1,
      nights,
      hotel_checkin: times[0],
      hotel_checkout: times[1],
      room_type_prices: {
        base_fare: rate,
        currency,
        rate_type: 'Commissionable' as const,
        ...(tax[1] > 0 && { tax: [{ name: tax[0], mode: 'amount' as const, amount: tax[1] }] }),
        commission: { mode: 'percentage' as const, percentage: '10' },
      },
      rooms: [
        {
          ...dates,
          nights,
          guests: who.map((i) => ({ name: everybody[i] ?? '', traveller_ids: [idOf(everybody[i] ?? '')] })),
        },
      ],
    })),
  );
  return {
    booking_type: 'Accommodation',
    sub_type: 'Hotel',
    title: name,
    supplier_name: name,
    confirmation_id: stay.confirmation_id,
    reservation_status: 'Booked',
    payment_status: 'guaranteed_pay_at_supplier',
    traveler_names: [...everybody],
    accommodation: {
      ...dates,
      checkin_time: times[0],
      checkout_time: times[1],
      stars: stay.stars,
      board: 'Bed and breakfast',
      room_types,
    },
    places: [place(name, stay.address, stay.zone)],
    ...(price_detail && { price_detail }),
    cancellation_deadline: day(from - stay.cancel_days_before),
    additional_info: stay.info,
  };
};

export const stays: Part = (trip) => STAYS.map((stay) => booked(stay, trip));
