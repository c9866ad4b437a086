import { paymentRemindersContracts } from '@wayline/core/areas/accounting/reminders/payment-reminders.contract';
import { readReminders } from '@wayline/core/areas/accounting/reminders/shown-reminders';
import { endpoint } from '../../kernel/endpoint';

export const handler = endpoint(paymentRemindersContracts['book.payment-reminders.list'], ({ db, input, deps }) =>
  readReminders(db, { invoice_id: input.invoice_id, now: deps.now() }),
);
