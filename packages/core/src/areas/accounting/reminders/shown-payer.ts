import * as z from 'zod';
import { Day, Email, Instant } from '../../../base/values';
import { ClientId } from '../../clients/public-schemas';
import { BOUNCE_REASONS } from '../../messaging/public-schemas';
import { NOT_REMINDED } from './why-not-reminded';

/** What became of a reminder after it was put into the outbox; none while all is well. */
export const TROUBLES = ['failed', ...BOUNCE_REASONS] as const;

/** What is said of the reminders of one who pays an invoice. Amounts are minor units of the invoice. */
export const ShownPayer = z.object({
  payer_id: z.string(),
  client_id: ClientId,
  name: z.string(),
  /** Where a reminder goes. */
  email: Email.optional(),
  /** Why none leaves by itself, where none does. */
  why_not: z.enum(NOT_REMINDED).optional(),
  /** Since when they aren’t reminded of any invoice, and who said so; nobody of ours where they did themselves. */
  stopped: z.object({ at: Instant, by: z.string().optional() }).optional(),
  last: z
    .object({ at: Instant, to: Email, by: z.string().optional(), trouble: z.enum(TROUBLES).optional() })
    .optional(),
  next_at: Instant.optional(),
  /** What one that is sent by hand now asks for. */
  about: z.array(z.object({ id: z.string(), name: z.string(), due_day: Day, open: z.int(), is_late: z.boolean() })),
});
export type ShownPayer = z.infer<typeof ShownPayer>;

export const ShownReminders = z.object({
  /** Whether the company has turned reminders on. */
  sends: z.boolean(),
  paused: z.object({ at: Instant, by: z.string() }).optional(),
  payers: z.array(ShownPayer),
});
export type ShownReminders = z.infer<typeof ShownReminders>;
