import { reviseInvoice } from '@wayline/core/areas/accounting/invoices/change-issued';
import { findRateIn } from '@wayline/core/areas/accounting/invoices/find-rate';
import { invoicesContracts } from '@wayline/core/areas/accounting/invoices/invoices.contract';
import { endpoint } from '../kernel/endpoint';
import { ratesAdapter } from '../trip/pricing/rates-adapter';

export const handler = endpoint(
  invoicesContracts['book.invoices.revise'],
  (call) => reviseInvoice({ ...call, deps: { ...call.deps, findRate: findRateIn(call.deps.rates) } }, call.input),
  { rates: ratesAdapter },
);
