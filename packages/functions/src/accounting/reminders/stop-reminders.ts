import { invoiceEvents } from '@wayline/core/areas/accounting/invoices/invoice.events';
import { Invoices } from '@wayline/core/areas/accounting/invoices/invoice.records';
import { ReminderStops } from '@wayline/core/areas/accounting/reminders/payer-reminders.records';
import { paymentRemindersContracts } from '@wayline/core/areas/accounting/reminders/payment-reminders.contract';
import { refuse } from '@wayline/core/base/result';
import { endpoint } from '../../kernel/endpoint';

export const handler = endpoint(
  paymentRemindersContracts['book.payment-reminders.stop'],
  async ({ input: { invoice_id, client_id, is_stopped }, actor, db, deps, commit }) => {
    const invoice = await db.get(Invoices, { id: invoice_id });
    if (!invoice?.client_ids.includes(client_id)) return refuse('record.missing');
    return commit({
      writes: [
        is_stopped
          ? db.put(ReminderStops, { client_id, stopped_at: deps.now(), stopped_by: actor.name })
          : db.deleteIfExists(ReminderStops, { client_id }),
      ],
      events: [is_stopped ? invoiceEvents.reminders_stopped(invoice) : invoiceEvents.reminders_allowed(invoice)],
      audit: { changes: { client: client_id } },
      answer: { is_stopped },
    });
  },
);
