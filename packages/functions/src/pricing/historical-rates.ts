import { ok } from '@wayline/core/kernel/result';
import { crossRate } from '@wayline/core/pricing/cross-rate';
import { pricingContracts } from '@wayline/core/pricing/pricing.contract';
import { endpoint } from '../kernel/endpoint';
import { ratesAdapter } from '../kernel/rates-adapter';

export const handler = endpoint(
  pricingContracts['lookups.currency.historical'],
  async ({ input: { date, source, currencies }, deps }) => {
    const found = await deps.rates.on(date);
    if (!found.ok) return found;
    const { rate_date, rate_source } = found.value;
    const rates = currencies.flatMap((currency) => {
      const rate = crossRate(found.value, source, currency);
      return rate === undefined ? [] : [[currency, rate] as const];
    });
    return ok({ source, rate_date, rate_source, rates: Object.fromEntries(rates) });
  },
  { rates: ratesAdapter },
);
