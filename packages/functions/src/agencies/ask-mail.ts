import type { AgencyAsk } from '@wayline/core/agencies/agencies';
import type { Actor } from '@wayline/core/identity/actor';
import { Mails, newMail } from '@wayline/core/messaging/mail';
import type { Write, Writes } from '@wayline/core/store/write';
import { renderAgencyAskMail } from '@wayline/pages/mails/agency-ask-mail';
import type { Deps } from '../kernel/deps';

/** The mail that asks an agency's owner, on its way to the outbox; whoever answers it writes to the asking owner. */
export const askMail = (
  w: Writes,
  { actor, deps }: { actor: Actor; deps: Deps },
  { email, expires_at }: AgencyAsk,
  url: string,
): Write => {
  const { company_name } = actor.company;
  const mail = renderAgencyAskMail({ url, company_name, asked_by_name: actor.name, expires_at });
  const addressed = {
    ...mail,
    id: deps.newId('mail'),
    user_id: actor.user_id,
    about: 'agency ask' as const,
    to: [email],
    reply_to: actor.email,
  };
  return w.insert(Mails, newMail(addressed, actor.company_id, deps.now()));
};
