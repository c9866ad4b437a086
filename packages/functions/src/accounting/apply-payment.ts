import { paymentsContracts } from '@wayline/core/areas/accounting/payments/payments.contract';
import { applyMore } from '@wayline/core/areas/accounting/payments/receive-payment';
import { endpoint } from '../kernel/endpoint';

export const handler = endpoint(paymentsContracts['book.payments.apply'], (call) => applyMore(call, call.input));
