import { paymentsContracts } from '@wayline/core/areas/accounting/payments/payments.contract';
import { summarizePayments } from '@wayline/core/areas/accounting/payments/payments-summary';
import { ok } from '@wayline/core/base/result';
import { endpoint } from '../kernel/endpoint';
import { readBilled } from './read-billed';

/** Source: R-ACC-056. */
export const handler = endpoint(paymentsContracts['book.payments.summary'], async (call) => {
  const { currency, billed } = await readBilled(call, call.input);
  return ok({ currency, payments: summarizePayments(billed) });
});
