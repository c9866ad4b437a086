import * as z from 'zod';
import { Email, Instant } from '../../../base/values';
import { byId, contract } from '../../../contract/contract';
import { ClientId } from '../../clients/public-schemas';
import { MAIL_REFUSALS } from '../../messaging/public-schemas';
import { InvoiceId } from '../invoices/invoice-id';
import { InvoiceToken } from '../links/invoice-link';
import { ShownReminders } from './shown-payer';

const view = { kind: 'signed_in', permissions: ['View Invoices'], action: 'view invoices' } as const;
const edit = { kind: 'signed_in', permissions: ['Edit Invoices'], action: 'edit invoices' } as const;
const REMINDERS = '/api/v1/invoices/{invoice_id}/reminders';
const PUBLIC = '/api/v1/invoices/{token}/reminders';
const Page = z.object({ body: z.string(), status: z.int().optional() });

const list = contract({
  id: 'book.payment-reminders.list',
  service: 'book',
  method: 'GET',
  path: REMINDERS,
  handler: 'accounting/reminders/list-reminders',
  summary: 'Who pays an invoice, when each of them was reminded last and is next, and why not where they aren’t.',
  access: view,
  keyScope: 'book:read',
  viewableByParent: true,
  input: z.object({ invoice_id: InvoiceId }),
  output: ShownReminders,
  errors: ['record.missing'],
});
const send = contract({
  id: 'book.payment-reminders.send',
  service: 'book',
  method: 'POST',
  path: REMINDERS,
  handler: 'accounting/reminders/remind-now',
  summary:
    'Remind one who pays an invoice at once, by mail, of all that is due or, before anything is, of what is next.',
  access: edit,
  keyScope: 'book:write',
  input: z.object({ invoice_id: InvoiceId, payer_id: z.string().min(1).max(40) }),
  output: z.object({ to: Email, at: Instant }),
  errors: [
    ...(['record.missing', 'record.stale', 'invoice.not_issued', 'invoice.canceled'] as const),
    ...(['payment_reminder.nothing_due', 'payment_reminder.under_way', 'payment_reminder.stopped'] as const),
    ...(['payment_reminder.no_email', 'payment_reminder.too_soon', ...MAIL_REFUSALS] as const),
  ],
});
const pause = contract({
  id: 'book.payment-reminders.pause',
  service: 'book',
  method: 'PUT',
  path: REMINDERS,
  handler: 'accounting/reminders/pause-reminders',
  summary:
    'Pause the reminders of an invoice, or go on with them. What came due while they were paused is one reminder then.',
  access: edit,
  keyScope: 'book:write',
  input: z.object({ invoice_id: InvoiceId, is_paused: z.boolean() }),
  output: z.object({ is_paused: z.boolean() }),
  errors: ['record.missing', 'invoice.not_issued'],
});
const stop = contract({
  id: 'book.payment-reminders.stop',
  service: 'book',
  method: 'PUT',
  path: `${REMINDERS}/{client_id}`,
  handler: 'accounting/reminders/stop-reminders',
  summary: 'Don’t remind one who pays an invoice of any payment, or remind them again.',
  access: edit,
  keyScope: 'book:write',
  input: z.object({ invoice_id: InvoiceId, client_id: ClientId, is_stopped: z.boolean() }),
  output: z.object({ is_stopped: z.boolean() }),
  errors: ['record.missing'],
});
const count = contract({
  id: 'book.payment-reminders.count',
  service: 'book',
  method: 'GET',
  path: '/api/v1/payment_reminders',
  handler: 'accounting/reminders/count-reminded',
  summary: 'How many invoices are issued and not paid: those of which payers are reminded while reminders are on.',
  access: { kind: 'signed_in', permissions: ['View Invoices', 'Settings'], action: 'change settings' },
  input: z.object({}),
  output: z.object({ invoices: z.int() }),
});
const page = contract({
  id: 'public.invoice.reminders',
  service: 'public',
  method: 'GET',
  path: PUBLIC,
  handler: 'accounting/reminders/stop-page',
  summary: 'The page on which a client asks not to be reminded of payments. Opening it changes nothing.',
  access: { kind: 'public' },
  produces: 'text/html',
  input: z.object({ token: InvoiceToken }),
  output: Page,
});
const take = contract({
  id: 'public.invoice.stop-reminders',
  service: 'public',
  method: 'POST',
  path: PUBLIC,
  handler: 'accounting/reminders/take-stop',
  effect: 'read',
  summary: 'Takes in that a client doesn’t want to be reminded of payments, as a browser sends the form on its page.',
  access: { kind: 'public' },
  takesForms: true,
  produces: 'text/html',
  input: z.object({ token: InvoiceToken, fields: z.array(z.tuple([z.string(), z.string()])).max(20) }),
  output: Page,
});

export const paymentRemindersContracts = byId(list, send, pause, stop, count, page, take);
