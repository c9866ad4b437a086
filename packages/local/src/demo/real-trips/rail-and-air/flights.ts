import { byHead, whole } from '../prices';
import type { Part, Planned } from '../real-trip';
import { airport, leg, place } from '../ways';

const JFK = airport('JFK');
const LHR = airport('LHR');
const FCO = airport('FCO');
const PANCRAS = place(
  'St. Pancras London, Autograph Collection',
  'Euston Road, London NW1 2AR, United Kingdom',
  'Europe/London',
);
const ARTEMIDE = place('Hotel Artemide', 'Via Nazionale 22, 00184 Rome, Italy', 'Europe/Rome');

/** Parents at either end of the row, children between them, the baby in a bassinet before her mother. */
const passengersOf = ({ everybody, idOf }: Planned, row: number) => {
  const wishes = [
    { seat: 'D', seat_wish: 'A' },
    { seat: 'G', seat_wish: 'B' },
    { seat: 'E', seat_wish: '9', meal: 'CHML' },
    { seat: 'F', seat_wish: '9', meal: 'CHML' },
    { seat: undefined, seat_wish: 'I', meal: 'BBML' },
  ] as const;
  return everybody.map((name, i) => {
    const { seat, ...wish } = wishes[i] ?? {};
    return {
      name,
      traveler_id: idOf(name),
      ...wish,
      ...(seat && { seats: [{ leg: 0, service_class: 'Economy/Coach' as const, seat: `${row}${seat}` }] }),
    };
  });
};

const fare = byHead(
  'USD',
  [
    { type: 'adult', count: 2, price: 61200 },
    { type: 'child', count: 2, price: 45900 },
    { type: 'infant', count: 1, price: 6120 },
  ],
  [['Airport tax', 14275]],
);

const flight = {
  booking_type: 'Flights',
  sub_type: 'Commercial Flight',
  reservation_status: 'Booked',
  payment_status: 'paid',
  supplier_status: 'confirmed_by_supplier',
  price_detail: fare,
} as const;

/** New York to London through the night by BA112, at 18:30 (British Airways, 2024), and home from Rome by AZ608, 10:40 to 14:25 (Alitalia, 2020). */
export const flights: Part = (trip) => [
  {
    ...flight,
    title: 'New York to London',
    supplier_name: 'British Airways',
    confirmation_id: 'DEMO-1120',
    traveler_names: [...trip.everybody],
    passengers: passengersOf(trip, 24),
    flight_detail: { flight_type: 'commercial', baggage: '1 x 23 kg each, a folding stroller to the gate' },
    destinations: [
      leg([JFK, trip.day(0), '18:30'], [LHR, trip.day(1), '06:30'], {
        carrier: 'British Airways',
        carrier_code: 'BA',
        number: '112',
        cabin: 'Economy',
      }),
    ],
  },
  {
    ...flight,
    title: 'Rome to New York',
    supplier_name: 'ITA Airways',
    confirmation_id: 'DEMO-6080',
    traveler_names: [...trip.everybody],
    passengers: passengersOf(trip, 18),
    flight_detail: { flight_type: 'commercial', baggage: '1 x 23 kg each' },
    destinations: [
      leg([FCO, trip.day(13), '10:40'], [JFK, trip.day(13), '14:25'], {
        carrier: 'ITA Airways',
        carrier_code: 'AZ',
        number: '608',
        cabin: 'Economy',
      }),
    ],
  },
];

const car = { booking_type: 'Transportation', sub_type: 'Car Service', reservation_status: 'Booked' } as const;
const seats = { ground_transport: 'car_service', vehicle: 'Van with a baby seat and two child seats' } as const;

export const cars: Part = ({ day, everybody }) => [
  {
    ...car,
    title: 'Heathrow to St. Pancras',
    supplier_name: 'Addison Lee',
    confirmation_id: 'DEMO-3401',
    traveler_names: [...everybody],
    transport_detail: { ...seats, pickup_details: 'Terminal 5, arrivals, by the information desk.' },
    transportations: [leg([LHR, day(1), '07:45'], [PANCRAS, day(1), '09:00'])],
    price_detail: whole(11800, 'GBP'),
  },
  {
    ...car,
    title: 'Hotel to Fiumicino',
    supplier_name: 'Roma Limo Service',
    confirmation_id: 'DEMO-3402',
    traveler_names: [...everybody],
    transport_detail: seats,
    transportations: [leg([ARTEMIDE, day(13), '07:00'], [FCO, day(13), '07:45'])],
    price_detail: whole(8500, 'EUR'),
  },
];
