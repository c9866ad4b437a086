import type { RoomType } from './room-type';

/** What a new room type is before anybody says otherwise. Source: R-TRIP-076..080 (G-099). */
export const ROOM_DEFAULTS = {
  room_type: 'Double',
  room_type_master_id: 3,
  member_capacity: 3,
  occupied_members: 2,
  room_count: 1,
} as const;

/** Source: R-TRIP-081..083 (G-098); the currency is that of the booking where it is known. */
export const ROOM_PRICE_DEFAULTS = {
  currency: 'USD',
  exchange_rate: '1',
  measurement_unit: 'Headcount',
  rate_type: 'Net Rate',
} as const;

/** A new room type in a stay of so many nights. */
export const newRoomType = (currency: string, nights: number): RoomType => ({
  ...ROOM_DEFAULTS,
  nights,
  room_type_prices: { ...ROOM_PRICE_DEFAULTS, currency },
  rooms: [{ guests: [] }],
});
