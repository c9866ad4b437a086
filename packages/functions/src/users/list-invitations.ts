import { invitationRowOf } from '@wayline/core/identity/invite';
import { Invitations } from '@wayline/core/identity/invite.records';
import { PEOPLE } from '@wayline/core/identity/people.records';
import { roleNames } from '@wayline/core/identity/role-editing';
import { usersContracts } from '@wayline/core/identity/users.contract';
import { ok } from '@wayline/core/kernel/result';
import { readPartition } from '@wayline/core/store/read';
import { endpoint } from '../kernel/endpoint';

export const handler = endpoint(usersContracts['users.invitations.list'], async ({ actor, deps }) => {
  const { invitations } = await readPartition(deps.table, actor.company_id, PEOPLE, { invitations: Invitations });
  const newest = invitations.toSorted((a, b) => b.sent_at.localeCompare(a.sent_at));
  const now = deps.now();
  return ok({
    invitations: newest.map((invitation) => invitationRowOf(invitation, now)),
    roles: roleNames(actor.company),
  });
});
