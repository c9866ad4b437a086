import { inRooms, whole } from '../prices';
import type { Part } from '../real-trip';
import { place } from '../ways';

const ROME = 'Europe/Rome';
const ATHENS = 'Europe/Athens';
const COUPLES = [
  [0, 1],
  [2, 3],
] as const;

/** The night before the ship sails; hours and terms as the house gives them for flexible rates (NH Hotels, 2024). */
export const nightBefore: Part = ({ day, everybody, idOf }) => {
  const nights = { checkin_date: day(1), checkout_date: day(2) };
  const { room_types, price_detail } = inRooms('EUR', [
    {
      room_type: 'Double',
      room_type_master_id: 3,
      member_capacity: 2,
      occupied_members: 2,
      room_count: 2,
      nights: 1,
      hotel_checkin: '15:00',
      hotel_checkout: '12:00',
      room_type_prices: {
        base_fare: 24800,
        currency: 'EUR',
        rate_type: 'Commissionable',
        tax: [{ name: 'City tax', mode: 'amount', amount: 1500 }],
        commission: { mode: 'percentage', percentage: '10' },
      },
      rooms: COUPLES.map((pair) => ({
        ...nights,
        nights: 1,
        guests: pair.map((i) => ({ name: everybody[i] ?? '', traveller_ids: [idOf(everybody[i] ?? '')] })),
      })),
    },
  ]);
  return [
    {
      booking_type: 'Accommodation',
      sub_type: 'Hotel',
      title: 'NH Collection Roma Centro',
      supplier_name: 'NH Collection Roma Centro',
      confirmation_id: 'DEMO-2204',
      reservation_status: 'Booked',
      payment_status: 'guaranteed_pay_at_supplier',
      traveler_names: [...everybody],
      accommodation: {
        ...nights,
        checkin_time: '15:00',
        checkout_time: '12:00',
        stars: '4',
        board: 'Bed and breakfast',
        room_types,
      },
      places: [place('NH Collection Roma Centro', 'Via dei Gracchi 324, 00192 Rome, Italy', ROME)],
      ...(price_detail && { price_detail }),
      cancellation_deadline: day(-1),
      additional_info:
        'Early check-in requested; luggage storage from 9:30 AM. Free cancellation until 11:59 PM two days before.',
    },
    {
      booking_type: 'Dining',
      sub_type: 'Restaurant',
      title: 'Armando al Pantheon',
      supplier_name: 'Armando al Pantheon',
      confirmation_id: 'DEMO-1930',
      reservation_status: 'Booked',
      payment_status: 'pay_at_supplier',
      traveler_names: [...everybody],
      general_booking: { start_date: day(1), start_time: '19:30', end_date: day(1), end_time: '21:45' },
      service_detail: { reservation_name: 'Nováková', party_size: 4, dress_code: 'Smart casual' },
      places: [place('Armando al Pantheon', 'Salita dei Crescenzi 31, 00186 Rome, Italy', ROME)],
      additional_info: 'One guest is vegan, one is gluten-free; the kitchen knows.',
    },
  ];
};

const tour = { booking_type: 'Tours', sub_type: 'Private Tour', reservation_status: 'Booked' } as const;

/** What is done while the ship lies in port, always back an hour and a half before it sails. */
export const excursions: Part = ({ day, everybody }) => [
  {
    ...tour,
    title: 'Oia and the caldera by catamaran',
    supplier_name: 'Caldera Yachting',
    confirmation_id: 'DEMO-4101',
    traveler_names: [...everybody],
    general_booking: { start_date: day(4), start_time: '09:30', end_date: day(4), end_time: '14:30' },
    service_detail: { meeting_point: 'Old port, tender pier', duration: '5 hours' },
    places: [place('Ammoudi Bay', 'Oia, Thira 847 02, Greece', ATHENS)],
    price_detail: whole(78000, 'EUR'),
  },
  {
    ...tour,
    title: 'Ephesus and the Terrace Houses',
    supplier_name: 'Ephesus Deluxe Tours',
    confirmation_id: 'DEMO-4102',
    traveler_names: [...everybody],
    general_booking: { start_date: day(6), start_time: '08:30', end_date: day(6), end_time: '14:00' },
    service_detail: {
      meeting_point: 'Ege Port, after the exit',
      guide_name: 'Licensed guide, English',
      duration: '5.5 hours',
    },
    places: [place('Ephesus', 'Acarlar, Efes Harabeleri, 35920 Selçuk/İzmir, Türkiye', 'Europe/Istanbul')],
    price_detail: whole(46000, 'EUR'),
  },
  {
    booking_type: 'Activity',
    sub_type: 'Attraction',
    title: 'Acropolis and its museum 🏛️',
    supplier_name: 'Hellenic Ministry of Culture',
    confirmation_id: 'DEMO-4103',
    reservation_status: 'Booked',
    payment_status: 'paid',
    traveler_names: [...everybody],
    general_booking: { start_date: day(7), start_time: '08:00', end_date: day(7), end_time: '12:30' },
    service_detail: { meeting_point: 'South entrance, Dionysiou Areopagitou', party_size: 4 },
    places: [place('Acropolis of Athens', 'Athens 105 58, Greece', ATHENS)],
    price_detail: whole(16000, 'EUR'),
  },
  {
    ...tour,
    title: 'Pompeii with an archaeologist',
    supplier_name: 'Context Travel',
    confirmation_id: 'DEMO-4104',
    traveler_names: [...everybody],
    general_booking: { start_date: day(9), start_time: '09:00', end_date: day(9), end_time: '13:30' },
    service_detail: { meeting_point: 'Stazione Marittima, pier entrance', duration: '4.5 hours' },
    places: [place('Pompeii', 'Via Villa dei Misteri 2, 80045 Pompei, Italy', ROME)],
    price_detail: whole(52000, 'EUR'),
    tags: ['archaeology'],
  },
  {
    booking_type: 'Other',
    sub_type: 'Travel Insurance',
    title: 'Travel insurance for four',
    supplier_name: 'Allianz Partners',
    confirmation_id: 'DEMO-5001',
    reservation_status: 'Booked',
    payment_status: 'paid',
    traveler_names: [...everybody],
    general_booking: { start_date: day(0), end_date: day(10) },
    service_detail: { policy_number: 'DEMO-POLICY-1' },
    price_detail: whole(61200, 'USD'),
  },
];
