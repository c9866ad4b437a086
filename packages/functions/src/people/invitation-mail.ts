import type { Actor } from '@wayline/core/access/actor';
import { queueMail } from '@wayline/core/areas/messaging/mail';
import type { Invitation } from '@wayline/core/areas/people/invite';
import type { Deps } from '@wayline/core/store/deps';
import type { TenantDb } from '@wayline/core/store/tenant-db';
import { newToken } from '@wayline/core/store/token-hash';
import type { Write } from '@wayline/core/store/write';
import { renderInviteMail } from '@wayline/pages/mails/invite-mail';
import { setting } from '../kernel/environment';

/** A link of an invitation, and the hash it is known by. */
export const newLink = () => {
  const { token, token_hash } = newToken();
  return { token_hash, url: `${setting('ORIGIN')}/invite/${token}` };
};

/** The mail of an invitation; whoever answers it writes to who invited. */
export const invitationMail = (
  { actor, db, deps }: { actor: Actor; db: TenantDb; deps: Deps },
  { email, role, message, expires_at }: Invitation,
  url: string,
): Write => {
  const { company_name } = actor.company;
  const mail = renderInviteMail({ url, company_name, invited_by_name: actor.name, role, message, expires_at });
  return queueMail(db, deps, {
    ...{ ...mail, user_id: actor.user_id, about: 'invitation', to: [email], reply_to: actor.email },
  });
};
