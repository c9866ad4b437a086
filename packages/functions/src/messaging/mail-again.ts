import type { Actor } from '@wayline/core/access/actor';
import { type Mail, Mails, toMailId } from '@wayline/core/areas/messaging/mail';
import { countMails } from '@wayline/core/areas/messaging/mail-limits';
import { sendAgain } from '@wayline/core/areas/messaging/send-again';
import { type Result, refuse } from '@wayline/core/base/result';
import type { Committer } from '@wayline/core/store/commit';
import type { Deps } from '@wayline/core/store/deps';
import { retryOnConflict } from '@wayline/core/store/retry-on-conflict';
import type { TenantDb } from '@wayline/core/store/tenant-db';

type Call = { input: { id: string; trip_id: string }; actor: Actor; db: TenantDb; deps: Deps; commit: Committer };

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
