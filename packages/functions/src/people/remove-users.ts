import type { Actor } from '@wayline/core/access/actor';
import { forgetActor } from '@wayline/core/access/actor-cache';
import { commitUnchanged } from '@wayline/core/access/commit-unchanged';
import type { IdentityProvider } from '@wayline/core/areas/people/identity-provider';
import { usersRemoved } from '@wayline/core/areas/people/people.events';
import type { Result } from '@wayline/core/base/result';
import type { Committer } from '@wayline/core/store/commit';
import type { Deps } from '@wayline/core/store/deps';
import { retryOnConflict } from '@wayline/core/store/retry-on-conflict';
import type { TenantDb } from '@wayline/core/store/tenant-db';
import { usersToHandle } from './chosen-users';
import { getOffboardingWrites } from './offboarding-writes';

type Call = { actor: Actor; db: TenantDb; deps: Deps & { identity: IdentityProvider }; commit: Committer };
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
          audit: { subject: first.id },
          further_audits: rest.map(({ id }) => ({ subject: id })),
          events: [usersRemoved({ users: [first.id, ...rest.map(({ id }) => id)] })],
          answer: DONE,
        })
      : await commitUnchanged(call, usersRemoved.eventName, DONE);
    if (!outcome.ok) return outcome;
    for (const { sub } of chosen.value) forgetActor(sub);
    const gone = await Promise.all(chosen.value.map(({ sub }) => deps.identity.removeAccount(sub)));
    return gone.find((one) => !one.ok) ?? outcome;
  });
