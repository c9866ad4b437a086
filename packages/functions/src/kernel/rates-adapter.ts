import { httpsRates } from '@wayline/core/pricing/https-rates';
import { setting } from './environment';

export const ratesAdapter = () => httpsRates(setting('RATES_URL'));
