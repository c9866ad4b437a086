import { paymentsContracts } from '@wayline/core/areas/accounting/payments/payments.contract';
import { deleteRefund } from '@wayline/core/areas/accounting/payments/refund-payment';
import { endpoint } from '../kernel/endpoint';

export const handler = endpoint(paymentsContracts['book.payments.refund.delete'], (call) =>
  deleteRefund(call, call.input),
);
