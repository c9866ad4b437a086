import type { Company, User } from '@wayline/core/access/company';
import { Companies, PEOPLE, Users } from '@wayline/core/access/people.records';
import type { Invitation } from '@wayline/core/areas/people/invite';
import { Invitations, invitationLookupKey } from '@wayline/core/areas/people/invite.records';
import type { CompanyId } from '@wayline/core/base/ids';
import { hasExpired } from '@wayline/core/base/later';
import { ok, type Result, refuse } from '@wayline/core/base/result';
import type { Deps } from '@wayline/core/store/deps';
import { findLookup } from '@wayline/core/store/lookup';
import { tenantDb } from '@wayline/core/store/tenant-db';
import { tokenHash } from '@wayline/core/store/token-hash';

type Found = { invitation: Invitation; company: Company; users: User[] };

/** The invitation a link opens, with its company. Refuses with `invitation.gone` whatever it is that keeps it closed. */
export const findInvitation = async ({ table, now }: Deps, token: string): Promise<Result<Found>> => {
  const hash = tokenHash(token);
  const to = await findLookup(table, invitationLookupKey(hash), true);
  if (!to) return refuse('invitation.gone');
  const kinds = { companies: Companies, users: Users, invitations: Invitations };
  const found = await tenantDb(table, to.company_id as CompanyId).readPartition(PEOPLE, kinds, { consistent: true });
  const [company] = found.companies;
  const invitation = found.invitations.find(({ token_hash }) => token_hash === hash);
  if (!company || !invitation || hasExpired(invitation, now())) return refuse('invitation.gone');
  return ok({ invitation, company, users: found.users });
};
