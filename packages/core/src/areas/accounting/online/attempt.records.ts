import { LONG_RUNNING_QUEUE, record } from '../../../store/record';
import { ofInvoice } from '../invoices/invoice.records';
import { isUndecided, PayAttempt, toForgottenAt } from './attempt';

/** What is being paid into an account lies together, apart from what was. */
export const undecidedList = (account_id: string) => ['UNDECIDED_PAYMENTS', account_id] as const;

/** An attempt lies with its invoice. */
export const PayAttempts = record({
  name: 'pay_attempt',
  schema: PayAttempt,
  key: ['invoice_id', 'n'],
  partition: (k) => ofInvoice(k.invoice_id),
  sort: (k) => ['ATTEMPT', k.n],
  list: (attempt) =>
    isUndecided(attempt)
      ? {
          list: undecidedList(attempt.account_id),
          order: [attempt.invoice_id, attempt.n],
          row: { state: attempt.state },
        }
      : undefined,
  due: ({ ask_at }) => ask_at,
  expires: toForgottenAt,
  queue: LONG_RUNNING_QUEUE,
});
