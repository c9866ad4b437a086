import { Invitations } from '@wayline/core/areas/people/invite.records';
import { invitationWithdrawn } from '@wayline/core/areas/people/people.events';
import { usersContracts } from '@wayline/core/areas/people/users.contract';
import { refuse } from '@wayline/core/base/result';
import { retryOnConflict } from '@wayline/core/store/retry-on-conflict';
import { endpoint } from '../kernel/endpoint';

/** Takes an invitation back; its link is dead at once. */
export const handler = endpoint(usersContracts['users.invitations.withdraw'], ({ input, db, commit }) =>
  retryOnConflict(async () => {
    const before = await db.get(Invitations, { email: input.email });
    if (!before) return refuse('record.missing');
    return commit({
      writes: [db.delete(Invitations, before, { as: invitationWithdrawn, changes: { role: before.role } })],
      answer: { status: 'success' as const },
    });
  }),
);
