import { paymentsContracts } from '@wayline/core/areas/accounting/payments/payments.contract';
import { detachPart } from '@wayline/core/areas/accounting/payments/take-back';
import { endpoint } from '../kernel/endpoint';

/** Source: R-ACC-130. */
export const handler = endpoint(paymentsContracts['book.payments.detach'], (call) => {
  const { invoice_payment_mapper_id: id, invoice_id } = call.input;
  return detachPart(call, { id, invoice_id });
});
