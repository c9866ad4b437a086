import { divideHalfUp } from '../../../base/decimals';
import { splitEvenly } from '../../../base/money-split';
import {
  calculatePriceFigures,
  countPricedPeople,
  isWorkedOut,
  largestShare,
  type PriceFigures,
} from './price-figures';
import type { Room, RoomType } from './room-type';

/** An amount shared among so many; the shares add up to it, the earlier ones taking the odd minor units. */
const evenly = (minor: number, among: number): number[] =>
  among < 1 ? [] : splitEvenly({ minor, currency: '' }, among).map((share) => share.minor);
const average = (minor: number, by: number) => Number(divideHalfUp(BigInt(minor), BigInt(Math.max(1, by))));

const pricedAsRooms = ({ room_type_prices, room_count, occupied_members, member_capacity }: RoomType) => ({
  ...room_type_prices,
  price_per_person: 'Price Per Room' as const,
  room_count,
  headcount: occupied_members * room_count,
  capacity: member_capacity * room_count,
});

/** The figures of all rooms of a type together, minor units of its currency. Source: R-TRIP-085 (G-195). */
export const roomTypeFigures = (type: RoomType): PriceFigures => calculatePriceFigures(pricedAsRooms(type));

/** A room with its share of what its type costs: by night, and by guest. Source: R-TRIP-086, R-TRIP-088. */
const settledRoom = (room: Room, total: number, nights: number): Room => {
  const stays = room.nights ?? nights;
  const shares = evenly(total, room.guests.length);
  return {
    ...room,
    nights: stays,
    totals: { total_price: total },
    price_per_nights: evenly(total, stays),
    guests: room.guests.map((guest, i) => {
      const price_totals = shares[i] ?? 0;
      return { ...guest, price_totals, avg_price: average(price_totals, guest.nights ?? stays) };
    }),
  };
};

/** A room type with every figure its parts make; without a base fare it has none. */
export const settledRoomType = (type: RoomType): RoomType => {
  const priced = pricedAsRooms(type);
  if (!isWorkedOut(priced)) return type;
  const { total_net_cost, total_commission_price, total_price, total_profit } = calculatePriceFigures(priced);
  const { nights = 0, room_count } = type;
  const perRoom = evenly(total_price, Math.max(room_count, type.rooms.length));
  return {
    ...type,
    room_type_prices: {
      ...type.room_type_prices,
      ...{ total_net_cost, total_commission_price, total_price, total_profit },
      total_price_per_person: largestShare(total_price, countPricedPeople(priced)),
    },
    avg_total_price: average(total_price, room_count * Math.max(1, nights)),
    rooms: type.rooms.map((room, i) => settledRoom(room, perRoom[i] ?? 0, nights)),
  };
};
