import { addDays } from '@wayline/core/base/days';
import type { AskedStatement } from './statement-queries';

export const PERIODS = [
  { value: 'this_year', label: 'This year' },
  { value: 'last_year', label: 'Last year' },
  { value: 'last_90_days', label: 'Last 90 days' },
  { value: 'custom', label: 'Custom' },
] as const;
export type Period = (typeof PERIODS)[number]['value'];
/** The period that an address names; what a statement opens with otherwise. */
export const parsePeriod = (text: string | null): Period =>
  PERIODS.find(({ value }) => value === text)?.value ?? 'this_year';

type Days = Pick<AskedStatement, 'from' | 'to'>;
/** The days of a period; those of this year are left to the company’s calendar, and `typed` are those of a custom one. */
export const toDays = (period: Period, today: string, typed: Days): Days => {
  const lastYear = Number(today.slice(0, 4)) - 1;
  switch (period) {
    case 'this_year':
      return {};
    case 'last_year':
      return { from: `${lastYear}-01-01`, to: `${lastYear}-12-31` };
    case 'last_90_days':
      return { from: addDays(today, -90), to: today };
    case 'custom':
      return typed;
  }
};
