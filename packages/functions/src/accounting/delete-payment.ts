import { paymentsContracts } from '@wayline/core/areas/accounting/payments/payments.contract';
import { deletePayment } from '@wayline/core/areas/accounting/payments/take-back';
import { endpoint } from '../kernel/endpoint';

export const handler = endpoint(paymentsContracts['book.payments.delete'], (call) =>
  deletePayment(call, call.input.id),
);
