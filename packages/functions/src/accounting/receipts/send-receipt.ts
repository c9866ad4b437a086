import { paymentsContracts } from '@wayline/core/areas/accounting/payments/payments.contract';
import { sendReceipt } from '@wayline/core/areas/accounting/receipts/send-receipt';
import { endpoint } from '../../kernel/endpoint';
import { receiptTools } from './compose-receipt';

export const handler = endpoint(paymentsContracts['book.payments.receipt'], (call) =>
  sendReceipt({ ...call, deps: { ...call.deps, ...receiptTools() } }, call.input),
);
