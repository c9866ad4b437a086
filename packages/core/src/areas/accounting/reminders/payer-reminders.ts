import * as z from 'zod';
import { Day, Email, Instant, Version } from '../../../base/values';
import { ClientId } from '../../clients/public-schemas';
import { InvoiceId } from '../invoices/invoice-id';

const PassedRule = z.object({ milestone_id: z.string(), due_day: Day, offset: z.int() });
/** A reminder that was put into the outbox: by which rules, and which older ones it replaces. `by` is who sent it by hand. */
export const SentReminder = z.object({
  at: Instant,
  to: Email,
  mail_id: z.string(),
  by: z.string().optional(),
  rules: z.array(PassedRule),
  skipped: z.array(PassedRule),
});
export type SentReminder = z.infer<typeof SentReminder>;

/** So many of them are kept for people to read; what was sent once is known by `passed`. */
const MOST_SENT = 20;

/** What one of those who pay an invoice was reminded of. */
export const PayerReminders = z.object({
  invoice_id: InvoiceId,
  payer_id: z.string().min(1).max(40),
  /** Who that was: a revision that puts another client in their place begins anew. */
  client_id: ClientId,
  /** Of each payment and its day the last rule that was sent or skipped. */
  passed: z.array(PassedRule),
  /** The newest first. */
  sent: z.array(SentReminder),
  /** When one is looked at again that came within a day of another mail. */
  look_at: Instant.optional(),
  version: Version,
});
export type PayerReminders = z.infer<typeof PayerReminders>;

/** The reminders that were sent, with one more. */
export const withSent = (before: readonly SentReminder[], sent: SentReminder): SentReminder[] =>
  [sent, ...before].slice(0, MOST_SENT);
