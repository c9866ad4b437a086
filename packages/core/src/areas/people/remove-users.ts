import { forgetActor } from '../../access/actor-cache';
import { commitUnchanged } from '../../access/commit-unchanged';
import type { SignedCall } from '../../access/signed-call';
import type { Result } from '../../base/result';
import { retryOnConflict } from '../../store/retry-on-conflict';
import { usersToHandle } from './chosen-users';
import type { IdentityProvider } from './identity-provider';
import { getOffboardingWrites } from './offboarding-writes';
import { usersRemoved } from './people.events';

type Call = SignedCall<{ identity: IdentityProvider }>;
const DONE = { status: 'success' as const };

/**
 * Removes users: nothing opens for them any more, live connections close at once, and their address is free again. Their trips and
 * whatever else they made stay with the company, under their name. Who is gone already is gone; their account goes with them, should it
 * have outlived an earlier attempt. Source: R-SHELL-277.
 */
export const removeUsers = (call: Call, ids: readonly string[]): Promise<Result<typeof DONE>> =>
  retryOnConflict(async () => {
    const { db, deps, commit } = call;
    const chosen = await usersToHandle(call, ids, 'remove');
    if (!chosen.ok) return chosen;
    const leaving = chosen.value.filter(({ left_at }) => !left_at);
    const now = deps.now();
    const [first, ...rest] = leaving;
    const outcome = first
      ? await commit({
          writes: leaving.flatMap((user) => getOffboardingWrites(db, user, now)),
          events: [usersRemoved({ users: [first.id, ...rest.map(({ id }) => id)] })],
          answer: DONE,
        })
      : await commitUnchanged(call, usersRemoved.eventName, DONE);
    if (!outcome.ok) return outcome;
    for (const { sub } of chosen.value) forgetActor(sub);
    const gone = await Promise.all(chosen.value.map(({ sub }) => deps.identity.removeAccount(sub)));
    return gone.find((one) => !one.ok) ?? outcome;
  });
