import * as z from 'zod';
import { MailId } from '../kernel/ids';
import { Email, Instant, Version } from '../kernel/values';
import { record } from '../store/record';

/**
 * A mail in the outbox: written with the change that causes it, sent by a job, kept. `queued` waits for `due_at`; `sending` is
 * taken and, if its sender died, is left for a person to decide, because a second mail is worse than a late one.
 */
export const Mail = z.object({
  id: MailId,
  company_id: z.string(),
  to: z.array(Email).min(1).max(50),
  reply_to: Email.optional(),
  subject: z.string().max(300),
  html: z.string(),
  text: z.string(),
  status: z.enum(['queued', 'sending', 'sent', 'failed']),
  attempts: z.int().default(0),
  due_at: Instant,
  last_error: z.string().optional(),
  provider_id: z.string().optional(),
  created_at: Instant,
  version: Version,
});
export type Mail = z.infer<typeof Mail>;
export type Mailer = {
  send(mail: Pick<Mail, 'id' | 'to' | 'subject' | 'html' | 'text' | 'reply_to'>): Promise<{ provider_id: string }>;
};

export const Mails = record({
  name: 'mail',
  schema: Mail,
  key: ['id'],
  partition: () => ['MAILS'],
  sort: (k) => [k.id],
  due: (m) => (m.status === 'queued' ? m.due_at : undefined),
});
