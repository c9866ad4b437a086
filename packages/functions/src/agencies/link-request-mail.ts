import type { Actor } from '@wayline/core/access/actor';
import type { AgencyLinkRequest } from '@wayline/core/areas/agencies/agencies';
import type { Deps } from '@wayline/core/store/deps';
import type { TenantDb } from '@wayline/core/store/tenant-db';
import type { Write, Writes } from '@wayline/core/store/write';
import { renderAgencyLinkRequestMail } from '@wayline/pages/mails/agency-link-request-mail';
import { mailFrom } from '../people/mail-from';

/** The mail that asks an agency's owner. */
export const queueLinkRequestMail = (
  w: Writes,
  call: { actor: Actor; db: TenantDb; deps: Deps },
  { email, expires_at }: AgencyLinkRequest,
  url: string,
): Write => {
  const { actor } = call;
  const { company_name } = actor.company;
  const mail = renderAgencyLinkRequestMail({ url, company_name, asked_by_name: actor.name, expires_at });
  return mailFrom(w, call, { about: 'agency ask', to: email, mail });
};
