import { PEOPLE } from '@wayline/core/access/people.records';
import { roleNames } from '@wayline/core/access/role-editing';
import { toInvitationRow } from '@wayline/core/areas/people/invite';
import { Invitations } from '@wayline/core/areas/people/invite.records';
import { usersContracts } from '@wayline/core/areas/people/users.contract';
import { ok } from '@wayline/core/base/result';
import { endpoint } from '../kernel/endpoint';

export const handler = endpoint(usersContracts['users.invitations.list'], async ({ actor, db, deps }) => {
  const { invitations } = await db.readPartition(PEOPLE, { invitations: Invitations });
  const newest = invitations.toSorted((a, b) => b.sent_at.localeCompare(a.sent_at));
  const now = deps.now();
  return ok({
    invitations: newest.map((invitation) => toInvitationRow(invitation, now)),
    roles: roleNames(actor.company),
  });
});
