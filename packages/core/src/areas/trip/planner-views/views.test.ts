import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assembleDays } from '../itinerary/assemble-days';
import { anyBooking, booking } from '../itinerary/bookings.fixture';
import { type EnteredPrice, PriceDetail } from '../pricing/price-detail';
import { categoryView } from './category-view';
import { dayServices } from './day-services';
import { splitPrePost } from './pre-post';
import { priceDetails } from './price-details';

const trip = { start_date: '2026-05-01', end_date: '2026-05-05' };
const price = (total_price: number, currency = 'USD') => ({
  price_detail: { price_per_person: 'Total Price' as const, total_price, currency },
});
const on = (start_date: string, parts: object = {}) => booking('Dining', { general_booking: { start_date }, ...parts });
const stay = (checkin_date: string, checkout_date: string, parts: object = {}) =>
  booking('Accommodation', { accommodation: { checkin_date, checkout_date }, ...parts });

describe('before and after the trip', () => {
  it('R-TRIP-160 parts what is over before the first day and what begins after the last', () => {
    const [before, reaching, inside, open, after] = [
      on('2026-04-30'),
      stay('2026-04-29', '2026-05-01'),
      on('2026-05-05'),
      booking('Other'),
      on('2026-05-06'),
    ];
    expect(splitPrePost(trip, [after, open, inside, reaching, before])).toEqual({
      pre: [before],
      during: [open, inside, reaching],
      post: [after],
    });
  });
  it('R-TRIP-160 has neither while the trip has no dates', () => {
    const all = [on('2026-04-30'), on('2026-05-06')];
    expect(splitPrePost({}, all)).toEqual({ pre: [], during: all, post: [] });
  });
});

describe('the category view', () => {
  it('R-TRIP-015 R-TRIP-160 groups by kind with subtotals, before, of and after the trip', () => {
    const hotel = stay('2026-05-01', '2026-05-03', price(40_000));
    const other = stay('2026-05-03', '2026-05-05', price(10_000, 'EUR'));
    const gone = stay('2026-05-01', '2026-05-05', { ...price(99_000), reservation_status: 'Cancelled' });
    const dinner = on('2026-04-30', price(5_000));
    const view = categoryView(trip, [hotel, other, gone, dinner]);
    expect(
      view.sections.map(({ section, categories, totals }) => [section, categories.map((c) => c.category), totals]),
    ).toEqual([
      ['pre_trip', ['Dining'], [{ minor: 5_000, currency: 'USD' }]],
      [
        'trip',
        ['Accommodation'],
        [
          { minor: 40_000, currency: 'USD' },
          { minor: 10_000, currency: 'EUR' },
        ],
      ],
    ]);
    expect(view.sections[1]?.categories[0]?.bookings).toHaveLength(3);
    expect(view.totals).toContainEqual({ minor: 45_000, currency: 'USD' });
  });
  it('loses no booking, and its subtotals add up to its totals', () => {
    const priced = fc
      .tuple(anyBooking, fc.integer({ min: 0, max: 10_000 }), fc.constantFrom('USD', 'EUR'))
      .map(([b, total, currency]) => ({ ...b, ...price(total, currency) }));
    fc.assert(
      fc.property(fc.array(priced, { maxLength: 12 }), (all) => {
        const view = categoryView({ start_date: '2026-05-10', end_date: '2026-05-20' }, all);
        const groups = view.sections.flatMap(({ categories }) => categories);
        expect(groups.flatMap(({ bookings }) => bookings)).toHaveLength(all.length);
        for (const currency of ['USD', 'EUR']) {
          const sum = (amounts: readonly { minor: number; currency: string }[]) =>
            amounts.filter((a) => a.currency === currency).reduce((n, { minor }) => n + minor, 0);
          expect(sum(groups.flatMap(({ totals }) => totals))).toBe(sum(view.totals));
          expect(sum(view.sections.flatMap(({ totals }) => totals))).toBe(sum(view.totals));
        }
      }),
    );
  });
});

describe('day services', () => {
  const all = [on('2026-05-02'), on('2026-04-30')];
  it('R-TRIP-168 R-TRIP-159 numbers days from the trip, or from the day that is asked for', () => {
    const numbers = (actual_days: boolean, start_date?: string) =>
      dayServices(trip, all, { actual_days, start_date }).map(({ date, day }) => [date.slice(5), day]);
    expect(numbers(true, '2026-05-02').slice(0, 3)).toEqual([
      ['04-30', 0],
      ['05-01', 1],
      ['05-02', 2],
    ]);
    expect(numbers(false, '2026-05-02').slice(0, 3)).toEqual([
      ['04-30', -1],
      ['05-01', 0],
      ['05-02', 1],
    ]);
    expect(numbers(false)).toEqual(numbers(true));
  });
});

describe('price details', () => {
  it('R-TRIP-161 has the prices of each category for a package', () => {
    const hotel = stay('2026-05-01', '2026-05-03', price(10_001));
    const tour = booking('Tours', {
      ...price(9_000),
      guest_names: ['A', 'B', 'C'],
      reservation_status: 'Cancelled',
    });
    const bare = booking('Tours', { headcount: 4, capacity: 8 });
    const [stays, tours] = priceDetails([hotel, tour, bare], 2);
    expect(stays).toEqual({
      category: 'Accommodation',
      bookings: [
        {
          id: hotel.id,
          title: 'Accommodation',
          currency: 'USD',
          headcount: 2,
          capacity: 2,
          is_checked: true,
          is_sync: true,
          modal_type: 'Accommodation',
          package_price: { total_price: 10_001, per_person_price: 5_001 },
          saved_price: null,
        },
      ],
    });
    expect(tours?.bookings).toMatchObject([
      { headcount: 3, is_checked: false, package_price: { total_price: 9_000, per_person_price: 3_000 } },
      { headcount: 4, capacity: 8, currency: null, package_price: { total_price: 0, per_person_price: 0 } },
    ]);
  });

  const heads = (parts: Partial<EnteredPrice>, rest: object = {}, pax = 3) => {
    const price_detail = PriceDetail.parse({ total_price: 0, currency: 'EUR', ...parts });
    const [category] = priceDetails([booking('Tours', { ...rest, price_detail })], pax);
    const { headcount, package_price } = category?.bookings[0] ?? {};
    return [headcount, package_price?.per_person_price, package_price?.total_price];
  };
  it('R-TRIP-161 R-TRIP-123 tells of a price for three what one of them pays, not all of it three times', () => {
    expect(heads({ base_fare: 120_000 })).toEqual([3, 40_000, 120_000]);
    expect(heads({ base_fare: 120_000 }, { headcount: 4 })).toEqual([4, 30_000, 120_000]);
    expect(heads({ total_price: 120_000, price_per_person: 'Price Per Person' })).toEqual([3, 40_000, 120_000]);
  });
  it('R-TRIP-161 counts those a price names before those the booking does', () => {
    const byPerson = { price_per_person: 'Price Per Person', base_fare: 40_000 } as const;
    expect(heads({ ...byPerson, headcount: 3 }, { guest_names: ['A', 'B'] })).toEqual([3, 40_000, 120_000]);
    expect(heads(byPerson)).toEqual([1, 40_000, 40_000]);
    expect(heads({ total_price: 120_000, headcount: 3 }, {}, 5)).toEqual([3, 40_000, 120_000]);
  });
  it('R-TRIP-161 lets what each pays come to the price, but for the odd cents', () => {
    const any = { total: fc.nat(10_000_000), base: fc.boolean(), of: fc.integer({ min: 0, max: 40 }) };
    fc.assert(
      fc.property(fc.record({ ...any, modes: fc.constantFrom('Total Price', 'Price Per Person') }), (drawn) => {
        const mode = { price_per_person: drawn.modes, ...(drawn.base && { base_fare: drawn.total }) } as const;
        const [headcount = 0, each = 0, total = 0] = heads({ total_price: drawn.total, ...mode }, {}, drawn.of);
        expect(each * headcount).toBeGreaterThanOrEqual(total);
        expect(each * headcount - total).toBeLessThan(headcount);
      }),
    );
  });
});

describe('the order within a day', () => {
  const titles = (bookings: ReturnType<typeof on>[]) =>
    assembleDays({ ...trip, bookings }).days[1]?.entries.map(({ title }) => title);
  const at = (title: string, start_time?: string, day_order?: number) =>
    booking('Dining', {
      title,
      general_booking: { start_date: '2026-05-02', ...(start_time && { start_time }) },
      ...(day_order !== undefined && { day_order }),
    });
  it('R-TRIP-020 lets entries without a time stand in the order somebody gave them, behind those with a time', () => {
    expect(titles([at('new'), at('second', undefined, 1), at('first', undefined, 0), at('noon', '12:00', 9)])).toEqual([
      'noon',
      'first',
      'second',
      'new',
    ]);
  });
  it('R-TRIP-019 keeps entries with a time in the order of their times, whatever order they were given', () => {
    expect(titles([at('late', '20:00', 0), at('early', '08:00', 5)])).toEqual(['early', 'late']);
  });
});
