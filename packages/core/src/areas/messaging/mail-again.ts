import type { SignedCall } from '../../access/signed-call';
import type { Refusal, Result } from '../../base/result';
import { retryOnConflict } from '../../store/retry-on-conflict';
import type { Write, Writes } from '../../store/write';
import { refuse } from './errors';
import { type Mail, Mails, toMailId } from './mail';
import { countMails } from './mail-limits';

type Call = SignedCall & { input: { id: string; trip_id: string } };

/**
 * Puts a mail that failed, or of which nobody knows, back into the outbox; one on its way already needs nothing. Refuses with
 * `mail.left` what has left.
 */
const sendAgain = (db: Writes, mail: Mail, now: string): { ok: true; writes: Write[] } | Refusal => {
  if (mail.status === 'sent') return refuse('mail.left');
  if (mail.status === 'queued' || mail.status === 'sending') return { ok: true, writes: [] };
  const again: Mail = { ...mail, status: 'queued', attempts: 0, due_at: now, last_error: undefined, asked_again: true };
  return { ok: true, writes: [db.change(Mails, mail, again)] };
};

/**
 * Puts the mail of a reminder or a share of this trip back into the outbox; `mayLeave` refuses one that is not meant or whose cause is
 * over. Refuses with `record.missing` and `mail.left`, too.
 */
export const mailAgain = (
  { input, actor, db, deps, commit }: Call,
  mayLeave: (mail: Mail, now: string) => Promise<Result<true>>,
) =>
  retryOnConflict(async () => {
    const mail = await db.get(Mails, { id: toMailId(input.id) });
    if (!mail || mail.trip_id !== input.trip_id) return refuse('record.missing');
    const now = deps.now();
    const allowed = await mayLeave(mail, now);
    if (!allowed.ok) return allowed;
    const again = sendAgain(db, mail, now);
    if (!again.ok) return again;
    const counted = countMails(db, actor.company, again.writes.length > 0 ? mail.to : [], now);
    if (!counted.ok) return counted;
    return commit({
      writes: [...again.writes, ...counted.value],
      audit: { subject: input.trip_id, action: 'mail.sent_again', changes: { mail: mail.id } },
      answer: { status: 'success' as const },
    });
  });
