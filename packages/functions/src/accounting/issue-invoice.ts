import { findRateIn } from '@wayline/core/areas/accounting/invoices/find-rate';
import { invoicesContracts } from '@wayline/core/areas/accounting/invoices/invoices.contract';
import { issueInvoice } from '@wayline/core/areas/accounting/invoices/issue-invoice';
import { endpoint } from '../kernel/endpoint';
import { ratesAdapter } from '../trip/pricing/rates-adapter';

export const handler = endpoint(
  invoicesContracts['book.invoices.issue'],
  (call) => issueInvoice({ ...call, deps: { ...call.deps, findRate: findRateIn(call.deps.rates) } }, call.input),
  { rates: ratesAdapter },
);
