import { paymentRemindersContracts } from '@wayline/core/areas/accounting/reminders/payment-reminders.contract';
import { remindByHand } from '@wayline/core/areas/accounting/reminders/remind-by-hand';
import { endpoint } from '../../kernel/endpoint';
import { reminderTools } from './reminder-tools';

export const handler = endpoint(paymentRemindersContracts['book.payment-reminders.send'], (call) =>
  remindByHand({ ...call, deps: reminderTools(call.deps) }, call.input),
);
