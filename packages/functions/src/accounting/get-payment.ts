import { readPayoutsOf } from '@wayline/core/areas/accounting/online/shown-payouts';
import { Payments } from '@wayline/core/areas/accounting/payments/payment.records';
import { paymentsContracts } from '@wayline/core/areas/accounting/payments/payments.contract';
import { toShownPayment } from '@wayline/core/areas/accounting/payments/receive-payment';
import { ok, refuse } from '@wayline/core/base/result';
import { endpoint } from '../kernel/endpoint';

export const handler = endpoint(paymentsContracts['book.payments.get'], async ({ input, db, actor }) => {
  const payment = await db.get(Payments, { id: input.id });
  return payment
    ? ok({ ...toShownPayment(payment), payouts: await readPayoutsOf(db, payment, actor) })
    : refuse('record.missing');
});
