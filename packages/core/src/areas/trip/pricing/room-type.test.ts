import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceOfRooms } from './price-of-rooms';
import { RoomType } from './room-type';
import { settledPrice } from './settled-price';

const priced = (rest: Record<string, unknown> = {}) =>
  RoomType.parse({
    nights: 3,
    room_count: 2,
    room_type_prices: {
      base_fare: 30_000,
      tax: [{ name: 'City tax', mode: 'percentage', percentage: '10' }],
      currency: 'EUR',
    },
    rooms: [
      { room_no: '204', guests: [{ name: 'Mina Okafor' }, { name: 'Jonas Okafor', nights: 2 }] },
      { comments: { internal: 'Upgrade likely', client: 'Sea view' } },
    ],
    ...rest,
  });

describe('a new room type', () => {
  const made = RoomType.parse({});
  it('R-TRIP-076 R-TRIP-077 is a Double, number 3 of the masters', () => {
    expect([made.room_type, made.room_type_master_id]).toEqual(['Double', 3]);
  });
  it('R-TRIP-078 R-TRIP-079 R-TRIP-080 sleeps three, has two, and is one room', () => {
    expect([made.member_capacity, made.occupied_members, made.room_count]).toEqual([3, 2, 1]);
  });
  it('R-TRIP-081 R-TRIP-082 is priced at the rate 1, by headcount, as a net rate', () => {
    expect(made.room_type_prices).toMatchObject({
      exchange_rate: '1',
      measurement_unit: 'Headcount',
      rate_type: 'Net Rate',
    });
    expect(made.room_type_prices.total_price).toBeUndefined();
  });
});

describe('a priced room type', () => {
  it('R-TRIP-085 has the figures of all its rooms, per person and per night', () => {
    const type = priced();
    expect(type.room_type_prices).toMatchObject({ total_net_cost: 66_000, total_price: 66_000, total_profit: 0 });
    expect(type.room_type_prices.total_price_per_person).toBe(16_500);
    expect(type.avg_total_price).toBe(11_000);
  });
  it('R-TRIP-086 R-TRIP-088 gives each room its nights and each guest a share', () => {
    const [room] = priced().rooms;
    expect(room).toMatchObject({ room_no: '204', nights: 3, price_per_nights: [11_000, 11_000, 11_000] });
    expect(room?.guests).toMatchObject([
      { price_totals: 16_500, avg_price: 5500 },
      { price_totals: 16_500, avg_price: 8250 },
    ]);
  });
  it('R-TRIP-084 refuses a tax that is neither a percentage nor an amount', () => {
    const tax = [{ name: 'City tax', mode: 'share', percentage: '10' }];
    expect(RoomType.safeParse({ room_type_prices: { base_fare: 1, tax } }).success).toBe(false);
  });
  it('adds up: rooms to the type, nights and guests to their room', () => {
    fc.assert(
      fc.property(
        fc.nat(10_000_000),
        fc.nat(999),
        fc.integer({ min: 1, max: 9 }),
        fc.integer({ min: 1, max: 30 }),
        (base_fare, processing_fee, count, nights) => {
          const rooms = Array.from({ length: count }, () => ({ guests: [{}, {}, {}] }));
          const type = priced({ nights, room_count: count, rooms, room_type_prices: { base_fare, processing_fee } });
          const sum = (all: readonly (number | undefined)[]) => all.reduce<number>((total, one = 0) => total + one, 0);
          expect(sum(type.rooms.map((room) => room.totals?.total_price))).toBe(type.room_type_prices.total_price);
          for (const room of type.rooms) {
            expect(sum(room.price_per_nights ?? [])).toBe(room.totals?.total_price);
            expect(sum(room.guests.map((guest) => guest.price_totals))).toBe(room.totals?.total_price);
          }
        },
      ),
    );
  });
});

describe('the rooms of a stay', () => {
  const parts = fc.record({
    base_fare: fc.nat(10_000_000),
    markup: fc.nat(999).map((n) => ({ mode: 'percentage' as const, percentage: String(n / 10) })),
    commission: fc.nat(99).map((n) => ({ mode: 'percentage' as const, percentage: String(n) })),
    resort_price: fc.nat(9999),
    resort_tax: fc.nat(99).map((n) => ({ mode: 'percentage' as const, percentage: String(n) })),
    rate_type: fc.constantFrom('Net Rate', 'Non-commissionable'),
  });
  it('are one price with the total, commission and profit of them all', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(parts, fc.nat(9)), { minLength: 1, maxLength: 5 }), (all) => {
        const types = all.map(([room_type_prices, room_count]) =>
          RoomType.parse({ room_count, room_type_prices: { ...room_type_prices, currency: 'EUR' } }),
        );
        const price = priceOfRooms(types, 'EUR');
        const settled = price && settledPrice(price);
        const sum = (name: 'total_price' | 'total_commission_price' | 'total_profit') =>
          types.reduce((total, type) => total + (type.room_type_prices[name] ?? 0), 0);
        expect(settled?.total_price).toBe(sum('total_price'));
        expect(settled?.total_commission_price).toBe(sum('total_commission_price'));
        expect(settled?.total_profit).toBe(sum('total_profit'));
      }),
    );
  });
  it('are none in another currency, and none before one is priced', () => {
    expect(priceOfRooms([priced()], 'USD')).toBeUndefined();
    expect(priceOfRooms([RoomType.parse({})], 'USD')).toBeUndefined();
  });
});
