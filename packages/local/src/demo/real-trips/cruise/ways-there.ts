import { byHead, whole } from '../prices';
import type { Part } from '../real-trip';
import { airport, leg, place } from '../ways';

const JFK = airport('JFK');
const FCO = airport('FCO');
const ROME = 'Europe/Rome';
const HOTEL = place('NH Collection Roma Centro', 'Via dei Gracchi 324, 00192 Rome, Italy', ROME);
const PORT = place('Civitavecchia, cruise terminal', 'Porto di Civitavecchia, 00053 Civitavecchia, Italy', ROME);
const ITA = { carrier: 'ITA Airways', carrier_code: 'AZ', cabin: 'Economy Plus' };

const MEALS = [undefined, undefined, 'VGML', 'GFML'] as const;
const SEATS = ['11A', '11C', '12A', '12C'];

/** New York and Rome by AZ609 at 17:05, at 07:40 (Alitalia, 2020), and back by the afternoon flight, which leaves time to come from the port. */
export const flights: Part = ({ day, everybody, idOf }) => {
  const passengers = everybody.map((name, i) => ({
    name,
    traveler_id: idOf(name),
    ...(MEALS[i] && { meal: MEALS[i] }),
    seat_wish: i % 2 ? ('A' as const) : ('W' as const),
    ...(i === 1 && { special_requests: ['extra_legroom' as const] }),
    seats: [{ leg: 0, service_class: 'Economy Plus' as const, seat: SEATS[i] }],
  }));
  const shared = {
    booking_type: 'Flights' as const,
    sub_type: 'Commercial Flight',
    supplier_name: 'ITA Airways',
    reservation_status: 'Booked' as const,
    supplier_status: 'confirmed_by_supplier' as const,
    traveler_names: [...everybody],
    passengers,
    flight_detail: { flight_type: 'commercial' as const, baggage: '2 x 23 kg each' },
  };
  const fare = byHead(
    'USD',
    [{ type: 'adult', count: 4, price: 89000 }],
    [
      ['Airport tax', 16840],
      ['Security charge', 1120],
    ],
  );
  return [
    {
      ...shared,
      title: 'New York to Rome',
      confirmation_id: 'DEMO-6090',
      payment_status: 'paid',
      destinations: [leg([JFK, day(0), '17:05'], [FCO, day(1), '07:40'], { ...ITA, number: '609' })],
      price_detail: fare,
    },
    {
      ...shared,
      title: 'Rome to New York',
      confirmation_id: 'DEMO-6100',
      payment_status: 'paid',
      destinations: [leg([FCO, day(10), '14:55'], [JFK, day(10), '18:30'], { ...ITA, number: '610' })],
      price_detail: fare,
    },
  ];
};

const drive = { booking_type: 'Transportation', sub_type: 'Car Service', supplier_name: 'Roma Limo Service' } as const;
const van = { ground_transport: 'car_service', vehicle: 'Mercedes-Benz V-Class, six bags' } as const;

/** From the airport to the hotel, from there to the ship, and from the ship to the airport: an hour and a quarter each to the port. */
export const transfers: Part = ({ day, everybody }) => [
  {
    ...drive,
    title: 'Fiumicino to the hotel',
    confirmation_id: 'DEMO-3301',
    reservation_status: 'Booked',
    traveler_names: [...everybody],
    transport_detail: { ...van, pickup_details: 'Outside customs, Terminal 1, with a sign for “Nováková”.' },
    transportations: [leg([FCO, day(1), '08:40'], [HOTEL, day(1), '09:35'])],
    price_detail: whole(9800, 'EUR'),
  },
  {
    ...drive,
    title: 'Hotel to the ship',
    confirmation_id: 'DEMO-3302',
    reservation_status: 'Booked',
    traveler_names: [...everybody],
    transport_detail: { ...van, pickup_details: 'At the hotel entrance.' },
    transportations: [leg([HOTEL, day(2), '11:30'], [PORT, day(2), '12:45'])],
    price_detail: whole(19000, 'EUR'),
  },
  {
    ...drive,
    title: 'Ship to Fiumicino',
    confirmation_id: 'DEMO-3303',
    reservation_status: 'Booked',
    traveler_names: [...everybody],
    transport_detail: { ...van, pickup_details: 'At the pier 12 gate, past the luggage hall.' },
    transportations: [leg([PORT, day(10), '09:00'], [FCO, day(10), '10:05'])],
    price_detail: whole(19000, 'EUR'),
  },
];
