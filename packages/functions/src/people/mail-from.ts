import type { Actor } from '@wayline/core/access/actor';
import { type Mail, Mails, newMail } from '@wayline/core/areas/messaging/mail';
import type { Deps } from '@wayline/core/store/deps';
import type { TenantDb } from '@wayline/core/store/tenant-db';
import type { Write, Writes } from '@wayline/core/store/write';
import type { ComposedMail } from '@wayline/pages/mails/mail-content';

/** A mail of the actor to somebody outside the company, on its way to the outbox; whoever answers it writes to the actor. */
export const mailFrom = (
  w: Writes,
  { actor, deps }: { actor: Actor; db: TenantDb; deps: Deps },
  { about, to, mail }: { about: Mail['about']; to: string; mail: ComposedMail },
): Write => {
  const addressed = {
    ...mail,
    id: deps.newId('mail'),
    user_id: actor.user_id,
    about,
    to: [to],
    reply_to: actor.email,
  };
  return w.insert(Mails, newMail(addressed, actor.company_id, deps.now()));
};
