import { identityContracts } from '@wayline/core/identity/identity.contract';
import { Users } from '@wayline/core/identity/people.records';
import { refuse } from '@wayline/core/kernel/result';
import { getRecord } from '@wayline/core/store/read';
import { writesFor } from '@wayline/core/store/write';
import { forgetActor } from '../kernel/actor-cache';
import { decideAgain } from '../kernel/decide-again';
import { endpoint } from '../kernel/endpoint';
import { identityAdapter } from '../kernel/identity-adapter';

/**
 * Lets a user in or keeps them out. Who is kept out is refused within 30 s, and at once on live connections. Nobody does it to
 * themselves: a company whose last administrator left by mistake could let nobody in again.
 */
export const handler = endpoint(
  identityContracts['users.status.set'],
  async ({ input, actor, deps, commit }) => {
    if (input.userId === actor.user_id) return refuse('access.denied', { fill: { action: 'change your own status' } });
    return decideAgain(async () => {
      const before = await getRecord(deps.table, actor.company_id, Users, { id: input.userId });
      if (!before) return refuse('record.missing');
      const w = writesFor(deps.table, actor.company_id);
      const outcome = await commit({
        writes: [w.change(Users, before, { ...before, is_active: input.value })],
        audit: { subject: before.id, action: input.value ? 'user.enabled' : 'user.disabled' },
        ...(!input.value && {
          event: { kind: 'logout' as const, channels: [`user.${before.id}`], entity_id: before.id },
        }),
        answer: { status: 'success' as const },
      });
      if (!outcome.ok) return outcome;
      forgetActor(before.sub);
      const told = await deps.identity.setEnabled(before.sub, input.value);
      return told.ok ? outcome : told;
    });
  },
  { identity: identityAdapter },
);
