import { findRateIn } from '@wayline/core/areas/accounting/invoices/find-rate';
import { mayRecord } from '@wayline/core/areas/accounting/payments/may-record';
import { paymentsContracts } from '@wayline/core/areas/accounting/payments/payments.contract';
import { receivePayment } from '@wayline/core/areas/accounting/payments/receive-payment';
import { sendFirstReceipt } from '@wayline/core/areas/accounting/receipts/send-receipt';
import { committer } from '@wayline/core/store/commit';
import { commitContext } from '@wayline/core/store/deps';
import { endpoint } from '../kernel/endpoint';
import { ratesAdapter } from '../trip/pricing/rates-adapter';
import { receiptTools } from './receipts/compose-receipt';

export const handler = endpoint(
  paymentsContracts['book.payments.create'],
  async (call) => {
    const { actor, input, deps, request } = call;
    const may = mayRecord(actor, input);
    if (!may.ok) return may;
    const { send_receipt, ...draft } = input;
    const recorded = await receivePayment({ ...call, deps: { ...deps, findRate: findRateIn(deps.rates) } }, draft);
    if (!recorded.ok || !send_receipt) return recorded;
    // Apart from the payment, whose answer is kept under the key of the request: sent again, it says so of the payment and not of the mail.
    const by = { company: actor.company_id, actor_id: actor.user_id, actor_name: actor.name, request_id: request.id };
    const commit = committer(commitContext(deps, by));
    return sendFirstReceipt({ ...call, commit, deps: { ...deps, ...receiptTools() } }, recorded.value);
  },
  { rates: ratesAdapter },
);
