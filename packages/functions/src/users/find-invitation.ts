import type { Company, User } from '@wayline/core/identity/company';
import type { Invitation } from '@wayline/core/identity/invite';
import { Invitations, invitationPointer } from '@wayline/core/identity/invite.records';
import { Companies, PEOPLE, Users } from '@wayline/core/identity/people.records';
import type { CompanyId } from '@wayline/core/kernel/ids';
import { hasExpired } from '@wayline/core/kernel/later';
import { ok, type Result, refuse } from '@wayline/core/kernel/result';
import { follow } from '@wayline/core/store/pointer';
import { readPartition } from '@wayline/core/store/read';
import { tokenHash } from '@wayline/core/store/token-hash';
import type { Deps } from '../kernel/deps';

type Found = { invitation: Invitation; company: Company; users: User[] };

/** The invitation a link opens, with its company. Refuses with `invitation.gone` whatever it is that keeps it closed. */
export const findInvitation = async ({ table, now }: Deps, token: string): Promise<Result<Found>> => {
  const hash = tokenHash(token);
  const to = await follow(table, invitationPointer(hash), true);
  if (!to) return refuse('invitation.gone');
  const kinds = { companies: Companies, users: Users, invitations: Invitations };
  const found = await readPartition(table, to.company_id as CompanyId, PEOPLE, kinds, { consistent: true });
  const [company] = found.companies;
  const invitation = found.invitations.find(({ token_hash }) => token_hash === hash);
  if (!company || !invitation || hasExpired(invitation, now())) return refuse('invitation.gone');
  return ok({ invitation, company, users: found.users });
};
