import type { Money } from '@wayline/core/base/values';

/** The currency that most of a trip is sold in; undefined while nothing is priced. */
export const mainCurrency = (sales: readonly Money[]): string | undefined =>
  [...sales].sort((a, b) => b.minor - a.minor)[0]?.currency;
