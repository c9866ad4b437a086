import { type Refusal, refuse } from '../../base/result';
import type { Write, Writes } from '../../store/write';
import { type Mail, Mails } from './mail';

/**
 * Puts a mail that failed, or of which nobody knows, back into the outbox; one on its way already needs nothing. Refuses with
 * `mail.left` what has left.
 */
export const sendAgain = (w: Writes, mail: Mail, now: string): { ok: true; writes: Write[] } | Refusal => {
  if (mail.status === 'sent') return refuse('mail.left');
  if (mail.status === 'queued' || mail.status === 'sending') return { ok: true, writes: [] };
  const again: Mail = { ...mail, status: 'queued', attempts: 0, due_at: now, last_error: undefined, asked_again: true };
  return { ok: true, writes: [w.change(Mails, mail, again)] };
};
