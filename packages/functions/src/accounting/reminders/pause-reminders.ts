import { refuse } from '@wayline/core/areas/accounting/errors';
import { invoiceEvents } from '@wayline/core/areas/accounting/invoices/invoice.events';
import { Invoices } from '@wayline/core/areas/accounting/invoices/invoice.records';
import { ReminderPauses } from '@wayline/core/areas/accounting/reminders/payer-reminders.records';
import { paymentRemindersContracts } from '@wayline/core/areas/accounting/reminders/payment-reminders.contract';
import { refuse as refuseRequest } from '@wayline/core/base/result';
import { endpoint } from '../../kernel/endpoint';

export const handler = endpoint(
  paymentRemindersContracts['book.payment-reminders.pause'],
  async ({ input: { invoice_id, is_paused }, actor, db, deps, commit }) => {
    const invoice = await db.get(Invoices, { id: invoice_id });
    if (!invoice) return refuseRequest('record.missing');
    if (invoice.state === 'draft') return refuse('invoice.not_issued');
    return commit({
      writes: [
        is_paused
          ? db.put(ReminderPauses, { invoice_id, paused_at: deps.now(), paused_by: actor.name })
          : db.deleteIfExists(ReminderPauses, { invoice_id }),
      ],
      events: [is_paused ? invoiceEvents.reminders_paused(invoice) : invoiceEvents.reminders_resumed(invoice)],
      answer: { is_paused },
    });
  },
);
