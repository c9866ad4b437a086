import * as z from 'zod';
import { Instant, Version } from '../../../base/values';
import { LONG_RUNNING_QUEUE, record } from '../../../store/record';
import { ClientId, ofClient } from '../../clients/public';
import { ofInvoice } from '../invoices/invoice.records';
import { InvoiceId } from '../invoices/invoice-id';
import { PayerReminders } from './payer-reminders';

/** What a payer was reminded of lies with the invoice. */
export const ReminderLogs = record({
  name: 'payer_reminders',
  schema: PayerReminders,
  key: ['invoice_id', 'payer_id'],
  partition: (k) => ofInvoice(k.invoice_id),
  sort: (k) => ['REMINDERS', k.payer_id],
  due: ({ look_at }) => look_at,
  queue: LONG_RUNNING_QUEUE,
});

/** That nobody is reminded of an invoice, until this is taken away. */
export const ReminderPauses = record({
  name: 'reminder_pause',
  schema: z.object({ invoice_id: InvoiceId, paused_at: Instant, paused_by: z.string() }),
  key: ['invoice_id'],
  partition: (k) => ofInvoice(k.invoice_id),
  sort: () => ['REMINDERS_PAUSED'],
});

/** That a client isn’t reminded of payments: they asked for it by the link in a mail, or a colleague did for them. It lies with the client. */
export const ReminderStops = record({
  name: 'reminder_stop',
  schema: z.object({
    client_id: ClientId,
    stopped_at: Instant,
    /** Who said so; none where the client did by themselves. */
    stopped_by: z.string().optional(),
    /** The profile that it came from in a merge. */
    merged_from: ClientId.optional(),
  }),
  key: ['client_id'],
  partition: (k) => ofClient(k.client_id),
  sort: () => ['PAYMENT_REMINDERS'],
});

export const REMINDER_ROUND = 'PAYMENT_REMINDERS';
/** When a company that sends reminders next goes through its open invoices. It has one, or none where it sends none. */
export const ReminderRounds = record({
  name: 'reminder_round',
  schema: z.object({
    at: Instant,
    /** How far it came, where one run was not enough. */
    cursor: z.string().optional(),
    version: Version,
  }),
  key: [],
  partition: () => [REMINDER_ROUND],
  sort: () => ['ROUND'],
  due: ({ at }) => at,
  queue: LONG_RUNNING_QUEUE,
});
