import type { RoomType } from '@wayline/core/areas/trip/pricing/room-type';
import type * as z from 'zod';
import { inRooms } from '../prices';
import type { Part, Planned } from '../real-trip';
import { place } from '../ways';
import { IN_BLOCK, SPEAKERS, STAYING_ON } from './people';

type RoomInput = z.input<typeof RoomType>;
const HOTEL = 'Tivoli Oriente Lisboa Hotel';
export const TIVOLI = place(HOTEL, 'Avenida Dom João II 27, 1990-083 Lisboa, Portugal', 'Europe/Lisbon');
/** What Lisbon takes of each guest and night, at most for seven (Câmara Municipal de Lisboa, 2024). */
const CITY_TAX = 400;
const KINDS = {
  Twin: { room_type_master_id: 2, beds: 2, night: 15800 },
  Double: { room_type_master_id: 3, beds: 2, night: 15800 },
  Single: { room_type_master_id: 1, beds: 1, night: 13900 },
} as const;
type Nights = { from: number; until: number };

/** Rooms of one kind for people in the order of the list, each room with its nights and its guests. */
const roomsFor = (
  { day, idOf }: Planned,
  kind: keyof typeof KINDS,
  people: readonly string[],
  { from, until }: Nights,
): RoomInput => {
  const { room_type_master_id, beds, night } = KINDS[kind];
  const nights = until - from;
  const dates = { checkin_date: day(from), checkout_date: day(until) };
  const room_count = people.length / beds;
  return {
    room_type: kind,
    room_type_master_id,
    member_capacity: beds,
    occupied_members: beds,
    room_count,
    nights,
    hotel_checkin: '15:00',
    hotel_checkout: '12:00',
    room_type_prices: {
      base_fare: night * nights,
      currency: 'EUR',
      rate_type: 'Commissionable',
      tax: [{ name: 'City tax', mode: 'amount', amount: CITY_TAX * beds * nights }],
      commission: { mode: 'percentage', percentage: '8' },
    },
    rooms: Array.from({ length: room_count }, (_, room) => ({
      ...dates,
      checkin_day: from + 1,
      checkout_day: until + 1,
      nights,
      guests: people.slice(room * beds, (room + 1) * beds).map((name) => ({
        name,
        traveller_ids: [idOf(name)],
        dates,
        nights,
        breakfast_coupon_count: nights,
      })),
    })),
  };
};

const house = {
  booking_type: 'Accommodation',
  sub_type: 'Hotel',
  supplier_name: HOTEL,
  reservation_status: 'Booked',
  payment_status: 'deposit_paid',
  supplier_status: 'confirmed_by_supplier',
} as const;
const hours = { checkin_time: '15:00', checkout_time: '12:00', stars: '4', board: 'Bed and breakfast' } as const;

/**
 * A block of rooms for three nights, and those with nights of their own. Terms of the house for groups: free until 90 days before, then 15
 * percent of the rooms may be given back until 60, and 10 percent until 30 days before (Tivoli Oriente on cvent.com).
 */
export const rooms: Part = (trip) => {
  const { day } = trip;
  const block = inRooms('EUR', [
    roomsFor(trip, 'Twin', IN_BLOCK.slice(0, 26), { from: 1, until: 4 }),
    roomsFor(trip, 'Double', IN_BLOCK.slice(26, 32), { from: 1, until: 4 }),
    roomsFor(trip, 'Single', IN_BLOCK.slice(32), { from: 1, until: 4 }),
  ]);
  const own = inRooms('EUR', [
    roomsFor(trip, 'Single', SPEAKERS, { from: 0, until: 4 }),
    roomsFor(trip, 'Twin', STAYING_ON.slice(0, 2), { from: 1, until: 5 }),
    roomsFor(trip, 'Double', STAYING_ON.slice(2), { from: 1, until: 5 }),
  ]);
  const terms =
    'Up to 90 days before: free. Up to 60 days: up to 15% of the rooms. Up to 30 days: up to 10%. After that, every room is charged.';
  return [
    {
      ...house,
      places: [TIVOLI],
      title: 'Tivoli Oriente, room block',
      confirmation_id: 'DEMO-2401',
      traveler_names: IN_BLOCK,
      accommodation: { ...hours, checkin_date: day(1), checkout_date: day(4), room_types: block.room_types },
      ...(block.price_detail && { price_detail: block.price_detail }),
      payment_due_date: day(-45),
      cancellation_deadline: day(-90),
      additional_info: terms,
      headcount: IN_BLOCK.length,
    },
    {
      ...house,
      places: [TIVOLI],
      title: 'Tivoli Oriente, speakers and longer stays',
      confirmation_id: 'DEMO-2402',
      traveler_names: [...SPEAKERS, ...STAYING_ON],
      accommodation: { ...hours, checkin_date: day(0), checkout_date: day(5), room_types: own.room_types },
      ...(own.price_detail && { price_detail: own.price_detail }),
      payment_due_date: day(-45),
      cancellation_deadline: day(-90),
      additional_info: terms,
      headcount: SPEAKERS.length + STAYING_ON.length,
    },
  ];
};
