import { formatMoney } from '../../../base/money-text';
import type { PriceFigures } from './price-figures';

type Term = { figure: keyof PriceFigures; sign: '+' | '−' };
/** How a figure is made: its name on the screen, the figures it is the sum of, and what a percentage of it is taken of. */
export type Formula = { label: string; terms?: readonly Term[]; percentOf?: string; says?: string };

const plus = (...figures: (keyof PriceFigures)[]): Term[] => figures.map((figure) => ({ figure, sign: '+' }));

/** How a price is made, as data: screens explain by it, and tests hold the arithmetic to it. Source: docs/decisions/0009 (G-125, G-195). */
export const PRICE_FORMULAS: Readonly<Record<keyof PriceFigures, Formula>> = {
  base_fare: {
    label: 'Base fare',
    says: 'The amount entered, times rooms, cabins or travelers if it’s priced that way.',
  },
  tax: { label: 'Taxes', percentOf: 'the base fare' },
  resort_price: { label: 'Resort price' },
  resort_tax: { label: 'Resort tax', percentOf: 'the resort price' },
  qtax: { label: 'Extra room tax', percentOf: 'the base fare' },
  other_fee: { label: 'Other fees' },
  total_net_cost: {
    label: 'Net cost',
    terms: plus('base_fare', 'tax', 'resort_price', 'resort_tax', 'qtax', 'other_fee'),
  },
  cushion: { label: 'Buffer', percentOf: 'the net cost' },
  markup: { label: 'Markup', percentOf: 'the base fare' },
  processing_fee: { label: 'Processing fee', says: 'Charged once on the total price.' },
  total_price: { label: 'Total price', terms: plus('total_net_cost', 'cushion', 'markup', 'processing_fee') },
  agency_commission: { label: 'Agency commission', percentOf: 'the base fare plus markup' },
  commission: { label: 'Advisor commission', percentOf: 'the base fare plus markup' },
  total_commission_price: { label: 'Commission', terms: plus('agency_commission', 'commission') },
  total_profit: {
    label: 'Profit',
    terms: [
      { figure: 'total_price', sign: '+' },
      { figure: 'total_net_cost', sign: '−' },
      { figure: 'total_commission_price', sign: '+' },
    ],
  },
};

/** A figure's formula in words: `Net cost + Buffer + Markup + Processing fee`. */
export const formulaText = (figure: keyof PriceFigures): string => {
  const { terms, percentOf, says } = PRICE_FORMULAS[figure];
  if (terms)
    return terms.map((term, i) => `${i > 0 ? `${term.sign} ` : ''}${PRICE_FORMULAS[term.figure].label}`).join(' ');
  if (percentOf) return `An amount or a percentage of ${percentOf}.`;
  return says ?? 'The amount entered.';
};

/** A figure's formula with its amounts filled in; terms of nothing are left out. */
export const formulaFigures = (figure: keyof PriceFigures, figures: PriceFigures, currency: string): string => {
  const terms = (PRICE_FORMULAS[figure].terms ?? []).filter((term) => figures[term.figure] !== 0);
  return terms
    .map(
      (term, i) =>
        `${i > 0 || term.sign === '−' ? `${term.sign} ` : ''}${formatMoney({ minor: figures[term.figure], currency })}`,
    )
    .join(' ');
};
