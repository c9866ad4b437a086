import * as z from 'zod';
import { convert } from '../../../base/money';
import { Money } from '../../../base/values';

type Rated = {
  currency: string | null;
  exchange_rate?: string | undefined;
  exchange_currency?: string | undefined;
  rate_source?: string | undefined;
};

/**
 * What one unit of a price's currency is worth in `to`, at the price's own rate; undefined when it has none. The rate 1 that every new
 * price starts with (R-TRIP-235) counts only where someone entered it: two currencies are rarely worth the same.
 */
export const rateTo = (price: Rated, to: string): string | undefined => {
  if (price.currency === to) return '1';
  if (price.exchange_currency !== to || !price.exchange_rate) return undefined;
  return Number(price.exchange_rate) === 1 && !price.rate_source ? undefined : price.exchange_rate;
};

/** Amounts in the currency of the company, each at its own rate. Without a rate for all of them there is no total, but a count. */
export const CompanyTotal = z.object({ total: Money.optional(), without_rate: z.int() });
export type CompanyTotal = z.infer<typeof CompanyTotal>;

type Price = Rated & { currency: string };

/** What the prices come to in `currency`: each amount is converted and rounded by itself, so that parts add up to the whole. */
export const companyTotal = <P extends Price>(
  prices: readonly P[],
  currency: string,
  amountOf: (price: P) => number | undefined,
): CompanyTotal => {
  let minor = 0;
  let without_rate = 0;
  for (const price of prices) {
    const amount = amountOf(price);
    // Nothing is nothing in every currency.
    if (!amount) continue;
    const rate = rateTo(price, currency);
    if (rate === undefined) without_rate += 1;
    else minor += convert({ minor: amount, currency: price.currency }, currency, rate).minor;
  }
  return without_rate > 0 ? { without_rate } : { total: { minor, currency }, without_rate };
};
