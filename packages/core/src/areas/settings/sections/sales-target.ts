import * as z from 'zod';
import { CurrencyCode } from '../../../base/values';
import { section } from '../section';

export const MONTHS_A_YEAR = 12;
/** More than any agency sells in a month, in minor units, so that a year's sum stays exact. */
const MOST_MINOR = 1e13;
const Month = z.object({
  minor: z.int().min(0, 'A target can’t be below zero.').max(MOST_MINOR),
  currency: CurrencyCode,
});
const Year = z.object({ months: z.array(Month).length(MONTHS_A_YEAR) });
export type TargetMonth = z.infer<typeof Month>;

/** Under which name a year's targets are kept. */
export const yearKey = (year: number): string => `y${year}`;

/** What a colleague means to sell, month by month. */
export const salesTarget = section({
  name: 'sales_target',
  scope: 'colleague',
  path: '/myaccount/sales_target/:id',
  permission: 'Sales Target',
  schema: z.object({
    currency_code: CurrencyCode.default('USD'),
    years: z.record(z.string().regex(/^y20\d\d$/), Year).default({}),
  }),
  initial: ({ company: { currency_code } }) => ({ currency_code }),
});

/** A sum for a year spread over its months: each the same, and what is left over in the first ones, a minor unit each. */
export const spreadOverYear = (minor: number, currency: string): TargetMonth[] => {
  const each = Math.floor(minor / MONTHS_A_YEAR);
  const over = minor - each * MONTHS_A_YEAR;
  return Array.from({ length: MONTHS_A_YEAR }, (_, at) => ({ minor: each + (at < over ? 1 : 0), currency }));
};
/** What the months come to, in minor units. */
export const yearTotal = (months: readonly TargetMonth[]): number => months.reduce((sum, { minor }) => sum + minor, 0);
