import { Invitations, invitationLookupKey } from '@wayline/core/areas/people/invite.records';
import { invitationWithdrawn } from '@wayline/core/areas/people/people.events';
import { usersContracts } from '@wayline/core/areas/people/users.contract';
import { refuse } from '@wayline/core/base/result';
import { getRecord } from '@wayline/core/store/read';
import { writesFor } from '@wayline/core/store/write';
import { endpoint } from '../kernel/endpoint';
import { retryOnConflict } from '../kernel/retry-on-conflict';

/** Takes an invitation back; its link is dead at once. */
export const handler = endpoint(usersContracts['users.invitations.withdraw'], ({ input, actor, deps, commit }) =>
  retryOnConflict(async () => {
    const before = await getRecord(deps.table, actor.company_id, Invitations, { email: input.email });
    if (!before) return refuse('record.missing');
    const w = writesFor(deps.table, actor.company_id);
    return commit({
      writes: [
        w.deleteIfUnchanged(Invitations, before, ['version']),
        w.deleteLookup(invitationLookupKey(before.token_hash)),
      ],
      audit: { subject: actor.company_id, changes: { role: before.role } },
      events: [invitationWithdrawn(before)],
      answer: { status: 'success' as const },
    });
  }),
);
