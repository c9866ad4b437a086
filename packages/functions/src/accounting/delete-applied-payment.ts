import { paymentsContracts } from '@wayline/core/areas/accounting/payments/payments.contract';
import { deletePart } from '@wayline/core/areas/accounting/payments/take-back';
import { endpoint } from '../kernel/endpoint';

/** Source: R-ACC-128. */
export const handler = endpoint(paymentsContracts['book.invoice-payments.delete'], (call) =>
  deletePart(call, call.input),
);
