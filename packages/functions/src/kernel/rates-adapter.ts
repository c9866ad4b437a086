import { httpsRates } from '@wayline/core/areas/trip/pricing/https-rates';
import { setting } from './environment';

export const ratesAdapter = () => httpsRates(setting('RATES_URL'));
