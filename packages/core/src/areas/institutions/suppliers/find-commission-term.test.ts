import { expect, it } from 'vitest';
import { findCommissionTerm } from './find-commission-term';

const terms = [
  { rate: '10' },
  { rate: '12', from_date: '2026-01-01' },
  { rate: '15', product: 'Cruise' as const, from_date: '2026-03-01', until_date: '2026-12-31' },
  { rate: '16', product: 'Cruise' as const, from_date: '2027-01-01' },
];

it.each([
  ['before any date, what holds for good', 'Cruise', '2025-06-01', '10'],
  ['the latest agreement', 'Tours', '2026-06-01', '12'],
  ['the product’s own before all others', 'Cruise', '2026-06-01', '15'],
  ['on its first day', 'Cruise', '2027-01-01', '16'],
])('a commission term is %s', (_what, product, day, rate) =>
  expect(findCommissionTerm(terms, { product, day })?.rate).toBe(rate),
);

it('is none where nothing is agreed', () =>
  expect(findCommissionTerm([{ rate: '9', product: 'Rail' as const }], { product: 'Tours', day: '2026-01-01' })).toBe(
    undefined,
  ));
