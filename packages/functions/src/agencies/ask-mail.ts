import type { AgencyAsk } from '@wayline/core/agencies/agencies';
import type { Actor } from '@wayline/core/identity/actor';
import type { Write, Writes } from '@wayline/core/store/write';
import { renderAgencyAskMail } from '@wayline/pages/mails/agency-ask-mail';
import type { Deps } from '../kernel/deps';
import { mailFrom } from '../users/mail-from';

/** The mail that asks an agency's owner. */
export const askMail = (
  w: Writes,
  call: { actor: Actor; deps: Deps },
  { email, expires_at }: AgencyAsk,
  url: string,
): Write => {
  const { actor } = call;
  const { company_name } = actor.company;
  const mail = renderAgencyAskMail({ url, company_name, asked_by_name: actor.name, expires_at });
  return mailFrom(w, call, { about: 'agency ask', to: email, mail });
};
