import { afterAll, describe, expect, it, vi } from 'vitest';

// The product is loaded anew once counting has begun: what another file ran before would hide its loops.
const counter = await vi.hoisted(async () => {
  vi.resetModules();
  return (await import('../../../testing/count-steps')).startCounting();
});
afterAll(counter.stop);
const { Accommodation } = await import('../bookings/parts/stay');
const { PriceDetail } = await import('./price-detail');
const { RoomType } = await import('./room-type');

/** Refusing takes 6,000 at most; working out what is refused here, millions. */
const MOST_STEPS = 20_000;
const base_fare = 30_000;
const priced = { room_type_prices: { base_fare } };

describe('figures of a price that is refused', () => {
  it.each([{ room_count: 1_000_000 }, { room_count: 1e21 }, { nights: 1_000_000 }, { rooms: [{ nights: 1_000_000 }] }])(
    'are not worked out: %j',
    async (wrong) => {
      const read = () => RoomType.safeParse({ ...priced, ...wrong });
      expect(read().success).toBe(false);
      expect(await counter.stepsOf(read)).toBeLessThan(MOST_STEPS);
    },
  );

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

  it('is refused before its nights are priced when no record could hold them', async () => {
    const sent = roomTypes(50, 500, 370);
    expect(Accommodation.safeParse(sent).error?.issues.map(({ path }) => path.join('.'))).toEqual(['room_types']);
    expect(await counter.stepsOf(() => Accommodation.safeParse(sent))).toBeLessThan(MOST_STEPS);
    const night_by_night = { ...days, room_types: [{ ...priced, rooms: [{ nights: 370 }], room_count: 1 }] };
    expect(Accommodation.safeParse(night_by_night).success).toBe(true);
  });

  it('is taken with 500 rooms for two weeks', () => {
    expect(Accommodation.safeParse(roomTypes(1, 500, 14)).success).toBe(true);
  });
});
