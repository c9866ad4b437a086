import type { Actor } from '@wayline/core/access/actor';
import type { IdentityProvider } from '@wayline/core/areas/people/identity-provider';
import type { Result } from '@wayline/core/base/result';
import type { Committer } from '@wayline/core/store/commit';
import { writesFor } from '@wayline/core/store/write';
import { forgetActor } from '../kernel/actor-cache';
import { commitUnchanged } from '../kernel/commit-unchanged';
import type { Deps } from '../kernel/deps';
import { retryOnConflict } from '../kernel/retry-on-conflict';
import { usersToHandle } from './chosen-users';
import { getOffboardingWrites } from './offboarding-writes';
import { sessionsEndedEvent } from './people-changed-event';

type Call = { actor: Actor; deps: Deps & { identity: IdentityProvider }; commit: Committer };
const DONE = { status: 'success' as const };
const ACTION = 'user.deleted';

/**
 * Removes users: nothing opens for them any more, live connections close at once, and their address is free again. Their trips and
 * whatever else they made stay with the company, under their name. Who is gone already is gone; their account goes with them, should it
 * have outlived an earlier attempt. Source: R-SHELL-277.
 */
export const removeUsers = (call: Call, ids: readonly string[]): Promise<Result<typeof DONE>> =>
  retryOnConflict(async () => {
    const { actor, deps, commit } = call;
    const chosen = await usersToHandle(call, ids, 'remove');
    if (!chosen.ok) return chosen;
    const leaving = chosen.value.filter(({ left_at }) => !left_at);
    const w = writesFor(deps.table, actor.company_id);
    const now = deps.now();
    const [audit, ...further_audits] = leaving.map(({ id }) => ({ subject: id, action: ACTION }));
    const outcome = audit
      ? await commit({
          writes: leaving.flatMap((user) => getOffboardingWrites(w, user, now)),
          audit,
          further_audits,
          event: sessionsEndedEvent(leaving),
          answer: DONE,
        })
      : await commitUnchanged(call, ACTION, DONE);
    if (!outcome.ok) return outcome;
    for (const { sub } of chosen.value) forgetActor(sub);
    const gone = await Promise.all(chosen.value.map(({ sub }) => deps.identity.removeAccount(sub)));
    return gone.find((one) => !one.ok) ?? outcome;
  });
