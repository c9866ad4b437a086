import type { Actor } from '@wayline/core/identity/actor';
import type { Invitation } from '@wayline/core/identity/invite';
import { Mails, newMail } from '@wayline/core/messaging/mail';
import type { Write, Writes } from '@wayline/core/store/write';
import { renderInviteMail } from '@wayline/pages/mails/invite-mail';
import type { Deps } from '../kernel/deps';

/** The mail of an invitation, on its way to the outbox; whoever answers it writes to the inviter. */
export const invitationMail = (
  w: Writes,
  { actor, deps }: { actor: Actor; deps: Deps },
  invitation: Invitation,
  url: string,
): Write => {
  const { email, role, message, expires_at } = invitation;
  const { company_name } = actor.company;
  const mail = renderInviteMail({ url, company_name, invited_by_name: actor.name, role, message, expires_at });
  const addressed = {
    ...mail,
    id: deps.newId('mail'),
    user_id: actor.user_id,
    about: 'invitation' as const,
    to: [email],
    reply_to: actor.email,
  };
  return w.insert(Mails, newMail(addressed, actor.company_id, deps.now()));
};
