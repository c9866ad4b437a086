import { crossRate } from '@wayline/core/areas/trip/pricing/cross-rate';
import { pricingContracts } from '@wayline/core/areas/trip/pricing/pricing.contract';
import { ok } from '@wayline/core/base/result';
import { endpoint } from '../../kernel/endpoint';
import { ratesAdapter } from './rates-adapter';

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
