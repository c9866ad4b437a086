import * as z from 'zod';
import { TripId, UserId } from '../../../base/ids';
import { defineEvents } from '../../../store/domain-event';
import { InvoiceId } from './invoice-id';

const INVOICE = {
  id: InvoiceId,
  trip_id: TripId,
  advisor_id: UserId,
  formatted_invoice_number: z.string().optional(),
  client: z.object({ name: z.string() }),
};
/** What happens to an invoice is told in its own history and in that of its trip. */
export const invoiceEvents = defineEvents(
  'invoice',
  INVOICE,
  [
    'created',
    'changed',
    'deleted',
    'issued',
    'revised',
    'canceled',
    'credited',
    'written_off',
    'recovered',
    'paid',
    'paid_online',
    'online_payment_failed',
    'payment_detached',
    'sent',
    'link_revoked',
    'reminded',
    'reminders_paused',
    'reminders_resumed',
    'reminders_stopped',
    'reminders_allowed',
  ],
  ({ id, trip_id }) => [trip_id, id],
);
