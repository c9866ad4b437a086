import { byHead, whole } from '../prices';
import type { Part, Planned } from '../real-trip';
import { airport, leg } from '../ways';
import { IN_BLOCK, SPEAKERS, STAYING_ON } from './people';
import { TIVOLI } from './rooms';

const LHR = airport('LHR');
const LIS = airport('LIS');
const TAP = { carrier: 'TAP Air Portugal', carrier_code: 'TP', cabin: 'Economy' };

const tickets = ({ idOf }: Planned, names: readonly string[]) => ({
  booking_type: 'Flights' as const,
  sub_type: 'Commercial Flight',
  supplier_name: 'TAP Air Portugal',
  reservation_status: 'Booked' as const,
  payment_status: 'deposit_paid' as const,
  supplier_status: 'confirmed_by_supplier' as const,
  traveler_names: [...names],
  headcount: names.length,
  passengers: names.map((name, i) => ({
    name,
    traveler_id: idOf(name),
    ...(i % 7 === 3 && { meal: 'VGML' as const }),
    ...(i % 11 === 5 && { meal: 'MOML' as const }),
  })),
  flight_detail: { flight_type: 'commercial' as const, baggage: '1 x 23 kg each' },
  price_detail: byHead('EUR', [{ type: 'adult', count: names.length, price: 10400 }], [['Airport tax', 5260]]),
});

/**
 * There by TP1351, the first of the day from Heathrow, back by the afternoon's TP1364 (both TAP Air Portugal; flightsandtimes.co.uk and
 * another passenger's report, 2024). The hours are those of a flight of 2 h 50 on one clock.
 */
export const flights: Part = (trip) => {
  const there = (n: number) => [
    leg([LHR, trip.day(n), '07:55'], [LIS, trip.day(n), '10:45'], { ...TAP, number: '1351' }),
  ];
  const back = (n: number) => [
    leg([LIS, trip.day(n), '16:05'], [LHR, trip.day(n), '18:55'], { ...TAP, number: '1364' }),
  ];
  const most = [...IN_BLOCK, ...STAYING_ON];
  return [
    {
      ...tickets(trip, SPEAKERS),
      title: 'London to Lisbon, speakers',
      confirmation_id: 'DEMO-1351',
      destinations: there(0),
    },
    { ...tickets(trip, most), title: 'London to Lisbon', confirmation_id: 'DEMO-1352', destinations: there(1) },
    {
      ...tickets(trip, [...IN_BLOCK, ...SPEAKERS]),
      title: 'Lisbon to London',
      confirmation_id: 'DEMO-1364',
      destinations: back(4),
    },
    {
      ...tickets(trip, STAYING_ON),
      title: 'Lisbon to London, a day later',
      confirmation_id: 'DEMO-1365',
      destinations: back(5),
    },
  ];
};

const coach = {
  booking_type: 'Transportation',
  sub_type: 'Coach',
  supplier_name: 'Barraqueiro Transportes',
  reservation_status: 'Booked',
  capacity: 49,
  transport_detail: { ground_transport: 'shuttle', vehicle: 'Coach, 49 seats, one driver' },
} as const;

export const coaches: Part = ({ day }) => [
  {
    ...coach,
    title: 'Coach to the hotel',
    confirmation_id: 'DEMO-3501',
    traveler_names: [...IN_BLOCK, ...STAYING_ON],
    transportations: [leg([LIS, day(1), '11:30'], [TIVOLI, day(1), '11:50'])],
    price_detail: whole(32000, 'EUR'),
  },
  {
    ...coach,
    title: 'Coach to the airport',
    confirmation_id: 'DEMO-3502',
    traveler_names: [...IN_BLOCK, ...SPEAKERS],
    transportations: [leg([TIVOLI, day(4), '13:15'], [LIS, day(4), '13:35'])],
    price_detail: whole(32000, 'EUR'),
  },
];
