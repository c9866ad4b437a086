import type { Actor } from '@wayline/core/access/actor';
import type { Invitation } from '@wayline/core/areas/people/invite';
import type { Deps } from '@wayline/core/store/deps';
import type { TenantDb } from '@wayline/core/store/tenant-db';
import type { Write, Writes } from '@wayline/core/store/write';
import { renderInviteMail } from '@wayline/pages/mails/invite-mail';
import { mailFrom } from './mail-from';

/** The mail of an invitation. */
export const invitationMail = (
  w: Writes,
  call: { actor: Actor; db: TenantDb; deps: Deps },
  invitation: Invitation,
  url: string,
): Write => {
  const { email, role, message, expires_at } = invitation;
  const { actor } = call;
  const { company_name } = actor.company;
  const mail = renderInviteMail({ url, company_name, invited_by_name: actor.name, role, message, expires_at });
  return mailFrom(w, call, { about: 'invitation', to: email, mail });
};
