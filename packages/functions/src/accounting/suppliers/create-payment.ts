import { findRateIn } from '@wayline/core/areas/accounting/invoices/find-rate';
import { paySupplier } from '@wayline/core/areas/accounting/suppliers/pay-supplier';
import { suppliersContracts } from '@wayline/core/areas/accounting/suppliers/suppliers.contract';
import { endpoint } from '../../kernel/endpoint';
import { ratesAdapter } from '../../trip/pricing/rates-adapter';

/** Source: V18. */
export const handler = endpoint(
  suppliersContracts['book.supplier-payments.create'],
  (call) => paySupplier({ ...call, deps: { ...call.deps, findRate: findRateIn(call.deps.rates) } }, call.input),
  { rates: ratesAdapter },
);
