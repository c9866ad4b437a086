import { Invitations, invitationPointer } from '@wayline/core/identity/invite.records';
import { usersContracts } from '@wayline/core/identity/users.contract';
import { refuse } from '@wayline/core/kernel/result';
import { getRecord } from '@wayline/core/store/read';
import { writesFor } from '@wayline/core/store/write';
import { decideAgain } from '../kernel/decide-again';
import { endpoint } from '../kernel/endpoint';
import { peopleChanged } from './people-changed';

/** Takes an invitation back; its link is dead at once. */
export const handler = endpoint(usersContracts['users.invitations.withdraw'], ({ input, actor, deps, commit }) =>
  decideAgain(async () => {
    const before = await getRecord(deps.table, actor.company_id, Invitations, { email: input.email });
    if (!before) return refuse('record.missing');
    const w = writesFor(deps.table, actor.company_id);
    return commit({
      writes: [w.take(Invitations, before, ['version']), w.unpoint(invitationPointer(before.token_hash))],
      audit: { subject: actor.company_id, action: 'user.invitation_withdrawn', changes: { role: before.role } },
      event: peopleChanged(actor),
      answer: { status: 'success' as const },
    });
  }),
);
