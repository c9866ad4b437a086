import type { PriceEntry } from '@wayline/core/areas/trip/pricing/price-detail';
import { priceOfRooms } from '@wayline/core/areas/trip/pricing/price-of-rooms';
import { RoomType } from '@wayline/core/areas/trip/pricing/room-type';
import type * as z from 'zod';

type Rooms = z.input<typeof RoomType>[];

/** A price that was told as a whole, minor units. */
export const whole = (total_price: number, currency: string): PriceEntry => ({ total_price, currency });

/** A price by head before taxes, with the taxes of each head; the total follows from them. */
export const byHead = (
  currency: string,
  multi_prices: NonNullable<PriceEntry['multi_prices']>,
  taxes: readonly [name: string, amount: number][] = [],
): PriceEntry => ({
  price_per_person: 'Price Per Person',
  total_price: 0,
  currency,
  multi_prices,
  tax: taxes.map(([name, amount]) => ({ name, mode: 'amount', amount })),
});

/** The rooms of a stay with their price, which is the sum of theirs as the editor makes it. */
export const inRooms = (currency: string, rooms: Rooms) => ({
  room_types: rooms,
  price_detail: priceOfRooms(
    rooms.map((room) => RoomType.parse(room)),
    currency,
  ),
});
