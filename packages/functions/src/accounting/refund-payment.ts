import { findRateIn } from '@wayline/core/areas/accounting/invoices/find-rate';
import { paymentsContracts } from '@wayline/core/areas/accounting/payments/payments.contract';
import { refundPayment } from '@wayline/core/areas/accounting/payments/refund-payment';
import { endpoint } from '../kernel/endpoint';
import { ratesAdapter } from '../trip/pricing/rates-adapter';

export const handler = endpoint(
  paymentsContracts['book.payments.refund'],
  (call) => refundPayment({ ...call, deps: { ...call.deps, findRate: findRateIn(call.deps.rates) } }, call.input),
  { rates: ratesAdapter },
);
