import type { Company, User } from '../../access/company';
import { Companies, PEOPLE, Users } from '../../access/people.records';
import type { CompanyId } from '../../base/ids';
import { hasExpired } from '../../base/later';
import { ok, type Result } from '../../base/result';
import type { Deps } from '../../store/deps';
import { findLookup } from '../../store/lookup';
import { tenantDb } from '../../store/tenant-db';
import { tokenHash } from '../../store/token-hash';
import { refuse } from './errors';
import type { Invitation } from './invite';
import { Invitations, invitationLookupKey } from './invite.records';

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
