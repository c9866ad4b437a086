import { creditsContracts } from '@wayline/core/areas/accounting/credits/credits.contract';
import { grantCredit } from '@wayline/core/areas/accounting/credits/grant-credit';
import { findRateIn } from '@wayline/core/areas/accounting/invoices/find-rate';
import { endpoint } from '../kernel/endpoint';
import { ratesAdapter } from '../trip/pricing/rates-adapter';

export const handler = endpoint(
  creditsContracts['book.client-credits.grant'],
  (call) => grantCredit({ ...call, deps: { ...call.deps, findRate: findRateIn(call.deps.rates) } }, call.input),
  { rates: ratesAdapter },
);
