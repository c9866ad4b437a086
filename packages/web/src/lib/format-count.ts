import { LANGUAGE } from '@wayline/core/base/language';

/** A number of things in figures: 1,204. */
export const formatCount = (count: number): string => count.toLocaleString(LANGUAGE);

/** An amount of no currency in figures, with as many decimals as it has, two at least: 1,234.50. */
export const formatDecimal = (value: number): string =>
  value.toLocaleString(LANGUAGE, { minimumFractionDigits: 2, maximumFractionDigits: 3 });
