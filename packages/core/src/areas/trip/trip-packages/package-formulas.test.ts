import fc from 'fast-check';
import { expect, it } from 'vitest';
import { percentOf } from '../../../base/money';
import { packageFigures } from './package-figures';
import { CATEGORY_FORMULAS, explainFigure, PACKAGE_FORMULAS, type PackageFigure } from './package-formulas';
import type { CategoryTotals } from './trip-package';

const amount = fc.nat(100_000_000);
const totals = fc
  .record({ total_price: amount, total_net_cost: amount, partner_commission_price: amount, commission_price: amount })
  .map(
    (drawn): CategoryTotals => ({
      ...{ category: 'Dining', markup_price: 0, cushion_price: 0, processing_fee: 0, total_other_fee: 0, ...drawn },
      total_profit: drawn.total_price - drawn.total_net_cost + drawn.partner_commission_price + drawn.commission_price,
    }),
  );
const percentages = fc.record({
  markup_pct: fc.nat(999).map(String),
  partner_commission_pct: fc.nat(100).map(String),
  commission_pct: fc.nat(100).map((n) => `${Math.min(n, 99)}.25`),
});

it('R-TRIP-092 every figure is what its formula says', () => {
  fc.assert(
    fc.property(fc.array(totals, { maxLength: 8 }), percentages, (all, pct) => {
      const figures = packageFigures(all, pct);
      for (const [name, formula] of Object.entries(PACKAGE_FORMULAS) as [
        PackageFigure,
        (typeof PACKAGE_FORMULAS)[PackageFigure],
      ][]) {
        if ('terms' in formula)
          expect(figures[name]).toBe(
            formula.terms.reduce((sum, { figure, sign }) => sum + (sign === '+' ? 1 : -1) * figures[figure], 0),
          );
        if ('percentage' in formula)
          expect(figures[name]).toBe(
            percentOf({ minor: figures[formula.of], currency: '' }, pct[formula.percentage]).minor,
          );
      }
    }),
  );
});

const [PCT, EUR] = [{ markup_pct: '10', partner_commission_pct: '5', commission_pct: '0' }, 'EUR'];
const category: CategoryTotals = {
  ...{ category: 'Dining', total_price: 10_000, total_net_cost: 8000, markup_price: 2000, cushion_price: 0 },
  ...{ processing_fee: 0, partner_commission_price: 500, commission_price: 0, total_other_fee: 0, total_profit: 2500 },
};
it('says how a figure is made, with its amounts; terms of nothing are left out', () => {
  const figures = packageFigures([category], PCT);
  const say = (name: PackageFigure) =>
    explainFigure(PACKAGE_FORMULAS, name, figures, { currency: EUR, percentages: PCT });
  expect(say('markup_price')).toBe('10% of bookings, €100.00');
  expect(say('total_price')).toBe('Bookings + Markup = €100.00 + €10.00');
  expect(say('total_profit_price')).toBe(
    'Booking profit + Markup − Partner commission − Commission = €25.00 + €10.00 − €5.50',
  );
  expect(explainFigure(CATEGORY_FORMULAS, 'total_profit', category, { currency: EUR })).toBe(
    'Price − Net cost + Agency commission + Advisor commission = €100.00 − €80.00 + €5.00',
  );
});
