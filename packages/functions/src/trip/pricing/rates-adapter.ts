import { httpsRates } from '@wayline/core/areas/trip/pricing/https-rates';
import type { Rates } from '@wayline/core/areas/trip/pricing/rates';
import { setting } from '../../kernel/environment';

declare module '../../kernel/deps' {
  interface Adapters {
    rates: Rates;
  }
}

export const ratesAdapter = () => httpsRates(setting('RATES_URL'));
