import { formatMoney } from '../../../base/money-text';
import type { Percentages } from './package-figures';
import type { CategoryTotals, PackageFigures } from './trip-package';

type Term<F> = { figure: F; sign: '+' | '−' };
/** How a figure is made: its name on the screen, and the figures it is the sum of, what it is a percentage of, or where it is from. */
type Formula<F> = { label: string } & (
  | { terms: readonly Term<F>[] }
  | { percentage: keyof Percentages; of: F }
  | { says: string }
);
type Formulas<F extends string> = Readonly<Record<F, Formula<F>>>;
export type PackageFigure = Exclude<keyof PackageFigures, 'total_profit_pct'>;
export type CategoryFigure = Exclude<keyof CategoryTotals, 'category'>;

/** How a package is priced, as data: screens explain by it, and a test holds the arithmetic to it. Source: docs/decisions/0009 (G-125). */
export const PACKAGE_FORMULAS: Formulas<PackageFigure> = {
  total_base_price: { label: 'Bookings', says: 'The selected bookings in all categories, added up.' },
  markup_price: { label: 'Markup', percentage: 'markup_pct', of: 'total_base_price' },
  total_price: {
    label: 'Package price',
    terms: [
      { figure: 'total_base_price', sign: '+' },
      { figure: 'markup_price', sign: '+' },
    ],
  },
  partner_commission_price: { label: 'Partner commission', percentage: 'partner_commission_pct', of: 'total_price' },
  commission_price: { label: 'Commission', percentage: 'commission_pct', of: 'total_price' },
  total_base_profit: { label: 'Booking profit', says: 'The profit in all categories, added up.' },
  total_profit_price: {
    label: 'Profit',
    terms: [
      { figure: 'total_base_profit', sign: '+' },
      { figure: 'markup_price', sign: '+' },
      { figure: 'partner_commission_price', sign: '−' },
      { figure: 'commission_price', sign: '−' },
    ],
  },
};

/** How the totals of a category are made, as data. Source: docs/decisions/0009. */
export const CATEGORY_FORMULAS: Formulas<CategoryFigure> = {
  total_price: { label: 'Price', says: 'The selected bookings, at their locked or current price.' },
  total_net_cost: { label: 'Net cost', says: 'Their current cost. If a total was entered, that’s the cost.' },
  markup_price: { label: 'Markup included', says: 'The markup already in the booking prices.' },
  cushion_price: { label: 'Buffer', says: 'Set aside in the bookings in case exchange rates change.' },
  processing_fee: { label: 'Processing fee', says: 'Processing fees on the bookings.' },
  total_other_fee: { label: 'Other fees', says: 'Other fees on the bookings, part of their net cost.' },
  partner_commission_price: { label: 'Agency commission', says: 'What suppliers pay the agency.' },
  commission_price: { label: 'Advisor commission', says: 'What suppliers pay the advisor.' },
  total_profit: {
    label: 'Profit',
    terms: [
      { figure: 'total_price', sign: '+' },
      { figure: 'total_net_cost', sign: '−' },
      { figure: 'partner_commission_price', sign: '+' },
      { figure: 'commission_price', sign: '+' },
    ],
  },
};

/** A figure's formula in words with its amounts filled in; a percentage says of what. */
export const explainFigure = <F extends string>(
  formulas: Formulas<F>,
  figure: F,
  amounts: Readonly<Record<F, number>>,
  { currency, percentages }: { currency: string; percentages?: Percentages },
): string => {
  const formula = formulas[figure];
  const money = (of: F) => formatMoney({ minor: amounts[of], currency });
  if ('says' in formula) return formula.says;
  if ('percentage' in formula)
    return `${percentages?.[formula.percentage]}% of ${formulas[formula.of].label.toLowerCase()}, ${money(formula.of)}`;
  const signed = formula.terms.map((term, i) => ({
    ...term,
    before: i > 0 || term.sign === '−' ? `${term.sign} ` : '',
  }));
  const words = signed.map(({ figure: of, before }) => `${before}${formulas[of].label}`).join(' ');
  const sums = signed.filter(({ figure: of }, i) => i === 0 || amounts[of] !== 0);
  return `${words} = ${sums.map(({ figure: of, before }) => `${before}${money(of)}`).join(' ')}`;
};
