import { describe, expect, it } from 'vitest';
import { Accommodation } from '../bookings/parts/stay';
import { PriceDetail } from './price-detail';
import { RoomType } from './room-type';

const MOST_MS = 50;
const base_fare = 30_000;
const priced = { room_type_prices: { base_fare } };
const spent = (work: () => unknown) => {
  const from = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(from);
  return (user + system) / 1000;
};

describe('figures of a price that is refused', () => {
  it.each([
    { room_count: 50_000_000 },
    { room_count: 1e21 },
    { nights: 50_000_000 },
    { rooms: [{ nights: 50_000_000 }] },
  ])('are not worked out: %j', (wrong) => {
    const read = () => RoomType.safeParse({ ...priced, ...wrong });
    expect(read().success).toBe(false);
    expect(spent(read)).toBeLessThan(MOST_MS);
  });

  it('are not worked out of a text that is no percentage', () => {
    const commission = { mode: 'percentage', percentage: 'Probe' };
    const sent = PriceDetail.safeParse({ total_price: 0, currency: 'EUR', base_fare, commission });
    expect(sent.error?.issues.map(({ path }) => path.join('.'))).toEqual(['commission.percentage']);
  });
});

describe('a stay with many rooms for many nights', () => {
  const days = { checkin_date: '2031-05-01', checkout_date: '2031-05-04' };
  const roomTypes = (types: number, rooms: number, nights: number) => ({
    ...days,
    room_types: Array.from({ length: types }, () => ({
      ...priced,
      nights,
      rooms: Array.from({ length: rooms }, () => ({})),
    })),
  });

  it('is refused before its nights are priced when no record could hold them', () => {
    const sent = roomTypes(50, 500, 370);
    expect(Accommodation.safeParse(sent).error?.issues.map(({ path }) => path.join('.'))).toEqual(['room_types']);
    expect(spent(() => Accommodation.safeParse(sent))).toBeLessThan(MOST_MS);
    const night_by_night = { ...days, room_types: [{ ...priced, rooms: [{ nights: 370 }], room_count: 1 }] };
    expect(Accommodation.safeParse(night_by_night).success).toBe(true);
  });

  it('is taken with 500 rooms for two weeks', () => {
    expect(Accommodation.safeParse(roomTypes(1, 500, 14)).success).toBe(true);
  });
});
