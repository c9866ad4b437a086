import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asItIs, converter } from './converter';
import { type CostedRow, categoryTotals, packageFigures, rowPrice, rowTotal } from './package-figures';
import { PackageBookingRow, TripPackage } from './trip-package';

const PERCENTAGES = { markup_pct: '10', partner_commission_pct: '5', commission_pct: '2.5' };
const EURO = { id: 'pkg_1', price_type: 'total_price', currency: 'EUR' } as const;
const BY_PERSON = { ...EURO, price_type: 'price_per_person' } as const;
const row = (rest: Partial<CostedRow> = {}): CostedRow => ({
  id: 'bkg_1',
  mapper_type: 'bookings',
  title: 'Palazzo Miramare',
  category: 'Accommodation',
  currency: 'EUR',
  toPackage: asItIs,
  headcount: 3,
  capacity: 4,
  is_checked: true,
  is_sync: false,
  package_price: { total_price: 100_000, per_person_price: 33_334 },
  costs: {
    total_net_cost: 91_000,
    markup_price: 9000,
    cushion_price: 0,
    processing_fee: 0,
    partner_commission_price: 3000,
    commission_price: 0,
    total_other_fee: 1000,
  },
  ...rest,
});
const saved = { total_price: 95_000, per_person_price: 31_667 };

describe('the price of a booking in a package', () => {
  it('R-TRIP-124 is the saved one with a package id, checked and synced', () => {
    expect(rowPrice(row({ is_sync: true, saved_price: saved }), 'pkg_1')).toBe(saved);
  });
  it('R-TRIP-125 is the current one without a package id', () => {
    const known = row({ is_sync: true, saved_price: saved });
    expect(rowPrice(known, undefined)).toBe(known.package_price);
  });
  it('R-TRIP-126 is the current one where it is not checked or not synced', () => {
    for (const rest of [
      { is_sync: false },
      { is_sync: true, is_checked: false },
      { is_sync: true, saved_price: undefined },
    ]) {
      const known = row({ saved_price: saved, ...rest });
      expect(rowPrice(known, 'pkg_1')).toBe(known.package_price);
    }
  });
  it('R-TRIP-123 becomes another with the price type: by the person, times the headcount', () => {
    expect(rowTotal(row(), 'total_price', 'pkg_1')).toBe(100_000);
    expect(rowTotal(row(), 'price_per_person', 'pkg_1')).toBe(100_002);
    const [total] = categoryTotals([row()], BY_PERSON);
    expect(total).toMatchObject({ total_price: 100_002, total_profit: 12_002 });
  });
});

describe('the totals of a category', () => {
  it('R-TRIP-095 have every figure, by category', () => {
    expect(categoryTotals([row(), row({ category: 'Dining' }), row()], EURO)).toEqual([
      {
        category: 'Accommodation',
        total_price: 200_000,
        total_net_cost: 182_000,
        markup_price: 18_000,
        cushion_price: 0,
        processing_fee: 0,
        partner_commission_price: 6000,
        commission_price: 0,
        total_other_fee: 2000,
        total_profit: 24_000,
      },
      expect.objectContaining({ category: 'Dining', total_price: 100_000 }),
    ]);
  });
  it('R-TRIP-127 add only checked bookings', () => {
    const rows = [row(), row({ is_checked: false }), row({ is_checked: false, category: 'Dining' })];
    expect(categoryTotals(rows, EURO)).toEqual(categoryTotals([row()], EURO));
  });
  it('turn a price in another currency into that of the package at its rate', () => {
    const [total] = categoryTotals([row({ currency: 'USD', toPackage: converter('USD', 'EUR', '0.95') })], EURO);
    expect(total).toMatchObject({ total_price: 95_000, total_net_cost: 91_000, total_profit: 7000 });
  });
});

describe('a package', () => {
  it('marks up its base, pays commissions of the marked-up price, and keeps the rest', () => {
    expect(packageFigures(categoryTotals([row()], EURO), PERCENTAGES)).toEqual({
      total_base_price: 100_000,
      total_base_profit: 12_000,
      markup_price: 10_000,
      total_price: 110_000,
      partner_commission_price: 5500,
      commission_price: 2750,
      total_profit_price: 13_750,
      total_profit_pct: '12.5',
    });
    expect(packageFigures([], PERCENTAGES)).toMatchObject({ total_price: 0, total_profit_pct: '0' });
  });

  const rows = fc.array(
    fc.record({
      total: fc.nat(10_000_000),
      headcount: fc.nat(60),
      category: fc.constantFrom('Flights', 'Dining', 'Cruise'),
      is_checked: fc.boolean(),
    }),
    { maxLength: 60 },
  );
  type Drawn = { total: number; headcount: number; category: string; is_checked: boolean };
  const made = (all: readonly Drawn[]) =>
    all.map(({ total, headcount, ...rest }) =>
      row({
        ...rest,
        headcount,
        package_price: { total_price: total, per_person_price: Math.ceil(total / Math.max(1, headcount)) },
      }),
    );
  it('R-TRIP-123 R-TRIP-127 adds up to the minor unit by either price type: rows to categories, categories to the base, the rest to the price', () => {
    fc.assert(
      fc.property(rows, fc.constantFrom(EURO, BY_PERSON), (all, terms) => {
        const costed = made(all);
        const totals = categoryTotals(costed, terms);
        const whole = packageFigures(totals, PERCENTAGES);
        const checked = costed.filter((one) => one.is_checked);
        const base = checked.reduce((sum, one) => sum + rowTotal(one, terms.price_type, terms.id), 0);
        const sums = totals.map(
          (c) => c.total_price - c.total_net_cost + c.partner_commission_price + c.commission_price,
        );
        expect(totals.map((c) => c.total_profit)).toEqual(sums);
        expect(whole.total_base_price).toBe(base);
        expect(whole.total_price).toBe(base + whole.markup_price);
        expect(whole.total_profit_price).toBe(
          sums.reduce((a, b) => a + b, 0) +
            whole.markup_price -
            whole.partner_commission_price -
            whole.commission_price,
        );
      }),
    );
  });
  it('R-TRIP-092 R-TRIP-093 R-TRIP-094 is kept with its rows, which are bookings unless said otherwise', () => {
    const { category: _c, toPackage: _r, costs: _f, mapper_type: _m, ...plain } = row();
    expect(PackageBookingRow.parse(plain).mapper_type).toBe('bookings');
    const totals = categoryTotals([row()], EURO);
    const now = '2026-11-21T09:00:00.000Z';
    const kept = {
      ...{ id: `pkg_${'1'.repeat(26)}`, trip_id: `trp_${'1'.repeat(26)}`, name: 'Amalfi for two', currency: 'EUR' },
      ...packageFigures(totals, PERCENTAGES),
      ...{ booking_mappers: [plain], package_prices: [plain.package_price], category_totals: totals },
      ...{ created_at: now, updated_at: now, version: 1 },
    };
    expect(TripPackage.parse(kept)).toMatchObject({
      price_type: 'total_price',
      exchange_rate: '1',
      total_price: 110_000,
    });
  });
});
