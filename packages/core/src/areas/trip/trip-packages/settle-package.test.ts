import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Booking } from '../bookings/booking';
import { type LiveRow, liveRows } from './live-row';
import { madePackage, packageNow } from './made-package';
import { settlePackage } from './settle-package';
import { PackageDraft, type TripPackage } from './trip-package';

const NOW = '2026-11-21T09:00:00.000Z';
const TRIP = `trp_${'1'.repeat(26)}`;
const idOf = (n: number) => `bkg_${String(n).padStart(26, '0')}`;
const booking = (n: number, differs: object = {}) =>
  Booking.parse({
    ...{ id: idOf(n), trip_id: TRIP, booking_type: 'Dining', title: `Booking ${n}` },
    ...{ created_at: NOW, updated_at: NOW, version: 1 },
    price_detail: { total_price: 10_000, currency: 'EUR' },
    ...differs,
  });
const priced = (total_price: number, currency = 'EUR', rest: object = {}) => ({
  price_detail: { total_price, currency, ...rest },
});
const draft = (differs: object = {}) => PackageDraft.parse({ name: 'Amalfi', currency: 'EUR', ...differs });
const facts = {
  ...{ id: `pkg_${'1'.repeat(26)}`, trip_id: TRIP, created_at: NOW, updated_at: NOW, version: 1 },
} as unknown as Pick<TripPackage, 'id' | 'trip_id' | 'created_at' | 'updated_at' | 'version'>;
const saved = (differs: object, live: readonly LiveRow[], before?: TripPackage) => {
  const made = madePackage(draft(differs), facts, live, before?.booking_mappers);
  if (!made.ok) throw new Error(made.code);
  return { ...facts, ...made.value };
};
const all = (n: number, rest: object = {}) => Array.from({ length: n }, (_, i) => ({ id: idOf(i + 1), ...rest }));

describe('the bookings of a trip for a package', () => {
  it('R-TRIP-161 R-TRIP-094 have their price, headcount, capacity, and what they are made of', () => {
    const [row] = liveRows(
      [
        booking(1, {
          ...{ headcount: 2, capacity: 6 },
          ...priced(0, 'USD', {
            base_fare: 9000,
            markup: { mode: 'amount', amount: 1000 },
            exchange_rate: '0.9',
            exchange_currency: 'EUR',
          }),
        }),
      ],
      4,
    );
    expect(row).toMatchObject({
      ...{ id: idOf(1), title: 'Booking 1', modal_type: 'Dining', currency: 'USD', headcount: 2, capacity: 6 },
      ...{ is_checked: true, is_sync: true, exchange_rate: '0.9', exchange_currency: 'EUR' },
      package_price: { total_price: 10_000 },
      costs: { total_net_cost: 9000, markup_price: 1000 },
    });
  });
  it('R-TRIP-123 are shared by those they are for, whether the booking or its price says how many', () => {
    const parts = { base_fare: 9000, markup: { mode: 'amount', amount: 1000 } };
    const rows = liveRows(
      [
        booking(1, { headcount: 3, ...priced(0, 'EUR', parts) }),
        booking(2, priced(0, 'EUR', { price_per_person: 'Price Per Person', base_fare: 4000, headcount: 5 })),
        booking(3, { capacity: 4, ...priced(0, 'EUR', { ...parts, measurement_unit: 'Capacity' }) }),
        booking(4),
      ],
      0,
    );
    expect(rows.map(({ headcount, package_price }) => [headcount, package_price.per_person_price])).toEqual([
      [3, 3334],
      [5, 4000],
      [1, 2500],
      [1, 10_000],
    ]);
  });
  it('cost what they are sold for where nobody said more, so that no profit is invented', () => {
    const { figures } = settlePackage(draft({ booking_mappers: all(1) }), liveRows([booking(1)], 2));
    expect(figures).toMatchObject({ total_price: 10_000, total_profit_price: 0 });
  });
});

describe('a saved package', () => {
  it('R-TRIP-124 keeps the price of a synced booking, tells that it is stale, and follows one that is not synced', () => {
    const before = liveRows([booking(1), booking(2)], 2);
    const kept = saved({ booking_mappers: [{ id: idOf(1) }, { id: idOf(2), is_sync: false }] }, before);
    const after = liveRows([booking(1, priced(12_000)), booking(2, priced(13_000))], 2);
    const { rows, figures } = settlePackage(kept, after);
    expect(rows.map(({ is_stale }) => is_stale)).toEqual([true, false]);
    expect(figures.total_base_price).toBe(10_000 + 13_000);
    // What it costs is what it costs now, so the profit tells what the kept price costs the agency.
    expect(figures.total_profit_price).toBe(10_000 - 12_000);
    expect(packageNow(kept, after)).toMatchObject({ total_price: 23_000, saved_total_price: 20_000 });
  });
  it('keeps the headcount and the currency of a kept price with it', () => {
    const kept = saved({ price_type: 'price_per_person', booking_mappers: all(1) }, liveRows([booking(1)], 2));
    const after = liveRows([booking(1, { ...priced(30_000, 'USD'), headcount: 5 })], 2);
    const terms = { ...kept, rates: [{ currency: 'USD', exchange_rate: '2' }] };
    const { rows, figures } = settlePackage(terms, after);
    expect(rows[0]).toMatchObject({ currency: 'EUR', headcount: 2, is_stale: true });
    expect(figures).toMatchObject({ total_base_price: 10_000, total_base_profit: 10_000 - 60_000 });
  });
  it('lets a deleted booking fall out, and takes it up again when it is brought back', () => {
    const both = [booking(1), booking(2, priced(5000))];
    const kept = saved({ booking_mappers: all(2) }, liveRows(both, 2));
    const without = liveRows(both.slice(1), 2);
    expect(packageNow(kept, without)).toMatchObject({ total_price: 5000, booking_mappers: [{ id: idOf(2) }] });
    const again = saved({ name: 'Renamed', booking_mappers: [{ id: idOf(2) }] }, without, kept);
    expect(again.total_price).toBe(5000);
    expect(packageNow(again, liveRows(both, 2)).total_price).toBe(15_000);
  });
  it('R-TRIP-123 is what it was when its price type is changed and changed back', () => {
    const bookings = fc.array(
      fc.record({ total_price: fc.nat(5_000_000), headcount: fc.integer({ min: 1, max: 9 }), is_sync: fc.boolean() }),
      { maxLength: 30 },
    );
    fc.assert(
      fc.property(bookings, (drawn) => {
        const live = liveRows(
          drawn.map(({ total_price, headcount }, i) => booking(i + 1, { ...priced(total_price), headcount })),
          2,
        );
        const rows = drawn.map(({ is_sync }, i) => ({ id: idOf(i + 1), is_sync }));
        const first = saved({ booking_mappers: rows }, live);
        const by = madePackage({ ...first, price_type: 'price_per_person' }, facts, live);
        const back = by.ok && madePackage({ ...by.value, price_type: 'total_price' }, facts, live);
        expect(back).toEqual({ ok: true, value: first });
      }),
    );
  });
  it('R-TRIP-095 has the totals of its categories, in their order, and they add up to it', () => {
    const live = liveRows([booking(1), booking(2, { booking_type: 'Flights', ...priced(7000) })], 2);
    const kept = saved({ markup_pct: '10', booking_mappers: all(2) }, live);
    expect(kept.category_totals.map(({ category, total_price }) => [category, total_price])).toEqual([
      ['Flights', 7000],
      ['Dining', 10_000],
    ]);
    expect(kept).toMatchObject({ total_base_price: 17_000, markup_price: 1700, total_price: 18_700 });
    expect(kept.package_prices).toHaveLength(2);
  });
});

describe('a booking in another currency', () => {
  const live = liveRows([booking(1, priced(10_000, 'USD'))], 2);
  const rows = { booking_mappers: all(1) };
  it('counts at the rate of the package, which goes before what the booking says itself', () => {
    const own = liveRows([booking(1, priced(10_000, 'USD', { exchange_rate: '0.5', exchange_currency: 'EUR' }))], 2);
    expect(saved(rows, own).total_price).toBe(5000);
    expect(saved({ ...rows, rates: [{ currency: 'USD', exchange_rate: '0.9' }] }, own).total_price).toBe(9000);
  });
  it('is never counted one to one where nobody said what it is worth', () => {
    const { rows: settled, figures } = settlePackage(draft(rows), live);
    expect([settled[0]?.problem, figures.total_price]).toEqual(['no_rate', 0]);
    expect(madePackage(draft(rows), facts, live)).toMatchObject({
      ...{ ok: false, code: 'package.no_rate' },
      params: { from: 'USD', to: 'EUR' },
    });
  });
  it('is named when only what it costs now is in a currency without a rate', () => {
    const kept = saved(rows, liveRows([booking(1)], 2));
    expect(madePackage(kept, facts, live)).toMatchObject({ code: 'package.no_rate', params: { from: 'USD' } });
  });
});

it('refuses what is too large to be counted, and shows a package that became so without it', () => {
  const large = liveRows([booking(1, priced(9_000_000_000_000)), booking(2)], 2);
  expect(madePackage(draft({ booking_mappers: all(1) }), facts, large)).toMatchObject({ code: 'request.invalid' });
  const kept = saved({ booking_mappers: all(2, { is_sync: false }) }, liveRows([booking(1), booking(2)], 2));
  expect(packageNow(kept, large).total_price).toBe(10_000);
});
it('refuses a booking that is named twice, and commissions of more than the price', () => {
  expect(PackageDraft.safeParse({ ...draft(), booking_mappers: [...all(1), ...all(1)] }).success).toBe(false);
  expect(PackageDraft.safeParse({ ...draft(), commission_pct: '100.5' }).success).toBe(false);
});
