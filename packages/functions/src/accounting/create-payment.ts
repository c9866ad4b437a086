import { findRateIn } from '@wayline/core/areas/accounting/invoices/find-rate';
import { mayRecord } from '@wayline/core/areas/accounting/payments/may-record';
import { paymentsContracts } from '@wayline/core/areas/accounting/payments/payments.contract';
import { receivePayment } from '@wayline/core/areas/accounting/payments/receive-payment';
import { endpoint } from '../kernel/endpoint';
import { ratesAdapter } from '../trip/pricing/rates-adapter';

export const handler = endpoint(
  paymentsContracts['book.payments.create'],
  async (call) => {
    const { actor, input, deps } = call;
    const may = mayRecord(actor, input);
    if (!may.ok) return may;
    return receivePayment({ ...call, deps: { ...deps, findRate: findRateIn(deps.rates) } }, input);
  },
  { rates: ratesAdapter },
);
