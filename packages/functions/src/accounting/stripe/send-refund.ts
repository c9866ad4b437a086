import { findRateIn } from '@wayline/core/areas/accounting/invoices/find-rate';
import { sendRefund } from '@wayline/core/areas/accounting/online/send-refund';
import { paymentsContracts } from '@wayline/core/areas/accounting/payments/payments.contract';
import { encryptionAdapter } from '../../kernel/encryption-adapter';
import { endpoint } from '../../kernel/endpoint';
import { ratesAdapter } from '../../trip/pricing/rates-adapter';
import { onlineAdapter } from '../online-adapter';

export const handler = endpoint(
  paymentsContracts['book.payments.online-refund'],
  (call) => sendRefund({ ...call, deps: { ...call.deps, findRate: findRateIn(call.deps.rates) } }, call.input),
  { online: onlineAdapter, seal: encryptionAdapter, rates: ratesAdapter },
);
