import { crossRate } from '@wayline/core/areas/trip/pricing/cross-rate';
import { refuse } from '@wayline/core/areas/trip/pricing/errors';
import { pricingContracts } from '@wayline/core/areas/trip/pricing/pricing.contract';
import { getCurrencyExponent } from '@wayline/core/base/currencies';
import { decimal, divideHalfUp, tenTo } from '@wayline/core/base/decimals';
import { decimalText } from '@wayline/core/base/money-text';
import { ok } from '@wayline/core/base/result';
import { endpoint } from '../../kernel/endpoint';
import { ratesAdapter } from './rates-adapter';

/** An amount at a rate, rounded half up to the minor unit of the other currency. */
const worth = (amount: string, rate: string, currency: string): string => {
  const [a, r] = [decimal(amount), decimal(rate)];
  const minor = divideHalfUp(a.digits * r.digits * tenTo(getCurrencyExponent(currency)), tenTo(a.scale + r.scale));
  return decimalText({ minor: Number(minor), currency });
};

export const handler = endpoint(
  pricingContracts['lookups.currency.convert'],
  async ({ input: { from, to, amount, date }, deps }) => {
    const found = await deps.rates.on(date);
    if (!found.ok) return found;
    const rate = crossRate(found.value, from, to);
    if (rate === undefined)
      return refuse('rates.unknown', { params: { from, to, day: date ?? found.value.rate_date } });
    const { rate_date, rate_source } = found.value;
    return ok({ converted: worth(amount, rate, to), rate, rate_date, rate_source });
  },
  { rates: ratesAdapter },
);
