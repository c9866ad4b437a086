import type { TripId, UserId } from '../../../base/ids';
import { type AnnouncementContent, type Announcer, announceAll, type Cause } from '../../live/public';
import { invoiceEvents } from './invoice.events';
import type { InvoiceId } from './invoice-id';

type About = Cause & {
  id: InvoiceId;
  trip_id: TripId;
  advisor_id: UserId;
  formatted_invoice_number?: string | undefined;
  client: { name: string };
};
/** What open pages of the trip, and of the company's invoices, hear of one; who advises on it is told what others do. */
const toInvoice = ({ company_id, actor_id, advisor_id, trip_id, id }: About, title: string): AnnouncementContent => ({
  kind: 'invoice_added_or_updated',
  channels: [`trip.${trip_id}`, `company.${company_id}`],
  title,
  notify: advisor_id === actor_id ? [] : [advisor_id],
  entity_id: id,
  trip_id,
});
const named = ({ formatted_invoice_number, client }: About) =>
  formatted_invoice_number ? `invoice ${formatted_invoice_number}` : `the invoice for ${client.name}`;

export const invoiceAnnouncers: readonly Announcer[] = announceAll(invoiceEvents, toInvoice, {
  created: (f) => `${f.actor} drafted an invoice for ${f.client.name}`,
  changed: (f) => `${f.actor} changed ${named(f)}`,
  deleted: (f) => `${f.actor} deleted the draft for ${f.client.name}`,
  issued: (f) => `${f.actor} issued ${named(f)} to ${f.client.name}`,
  revised: (f) => `${f.actor} changed ${named(f)}`,
  canceled: (f) => `${f.actor} canceled ${named(f)}`,
  credited: (f) => `${f.actor} made a credit note on ${named(f)}`,
  written_off: (f) => `${f.actor} wrote off some of ${named(f)}`,
  recovered: (f) => `${f.actor} asks again for what was written off of ${named(f)}`,
  paid: (f) => `${f.actor} recorded a payment on ${named(f)}`,
  paid_online: (f) => `${f.actor} paid ${named(f)} online`,
  online_payment_failed: (f) => `The bank payment of ${f.actor} on ${named(f)} failed`,
  sent: (f) => `${f.actor} made a link to ${named(f)}`,
  link_revoked: (f) => `${f.actor} turned off a link to ${named(f)}`,
  reminded: (f) => `${f.actor} sent a payment reminder for ${named(f)}`,
  reminders_paused: (f) => `${f.actor} paused reminders for ${named(f)}`,
  reminders_resumed: (f) => `${f.actor} resumed reminders for ${named(f)}`,
  reminders_stopped: (f) => `${f.actor} turned off payment reminders, on ${named(f)}`,
  reminders_allowed: (f) => `${f.actor} turned payment reminders back on, on ${named(f)}`,
  payment_detached: (f) => `${f.actor} detached a payment from ${named(f)}`,
});
