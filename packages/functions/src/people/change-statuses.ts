import type { Actor } from '@wayline/core/access/actor';
import { forgetActor } from '@wayline/core/access/actor-cache';
import { commitUnchanged } from '@wayline/core/access/commit-unchanged';
import type { User } from '@wayline/core/access/company';
import { Users } from '@wayline/core/access/people.records';
import type { IdentityProvider } from '@wayline/core/areas/people/identity-provider';
import { usersDisabled, usersEnabled } from '@wayline/core/areas/people/people.events';
import { seatFor } from '@wayline/core/areas/subscription/seats';
import { ok, type Result, refuse } from '@wayline/core/base/result';
import type { Committer } from '@wayline/core/store/commit';
import type { Deps } from '@wayline/core/store/deps';
import { retryOnConflict } from '@wayline/core/store/retry-on-conflict';
import type { TenantDb } from '@wayline/core/store/tenant-db';
import { usersToHandle } from './chosen-users';
import { readUsers } from './read-users';

type Call = { actor: Actor; db: TenantDb; deps: Deps & { identity: IdentityProvider }; commit: Committer };
/** Whether there is a seat for one more beside those who work here and these others. */
const seatsFor = async (call: Call, others: readonly User[]): Promise<Result<true>> => {
  const { users } = await readUsers(call);
  const sitting = [...users, ...others.map((user) => ({ ...user, is_active: true }))];
  return seatFor(call.actor.company, sitting, call.deps.now());
};
const DONE = { status: 'success' as const };

/**
 * Lets users in or keeps them out. Who is kept out is refused within 30 s, and at once on live connections. Nobody does it to
 * themselves: a company whose last administrator left by mistake could let nobody in again. Source: R-SHELL-273, R-SHELL-277.
 */
export const changeStatuses = (call: Call, ids: readonly string[], active: boolean): Promise<Result<typeof DONE>> =>
  retryOnConflict(async () => {
    const { db, deps, commit } = call;
    const chosen = await usersToHandle(call, ids, 'change the status of');
    if (!chosen.ok) return chosen;
    if (chosen.value.some(({ left_at }) => left_at)) return refuse('record.missing');
    const moving = chosen.value.filter(({ is_active }) => is_active !== active);
    const seats = active && moving.length > 0 ? await seatsFor(call, moving.slice(1)) : ok(true);
    if (!seats.ok) return seats;
    const event = active ? usersEnabled : usersDisabled;
    const [first, ...rest] = moving;
    const outcome = first
      ? await commit({
          writes: moving.map((user) => db.change(Users, user, { ...user, is_active: active })),
          audit: { subject: first.id },
          further_audits: rest.map(({ id }) => ({ subject: id })),
          events: [event({ users: [first.id, ...rest.map(({ id }) => id)] })],
          answer: DONE,
        })
      : await commitUnchanged(call, event.eventName, DONE);
    if (!outcome.ok) return outcome;
    for (const { sub } of chosen.value) forgetActor(sub);
    const told = await Promise.all(chosen.value.map(({ sub }) => deps.identity.setEnabled(sub, active)));
    return told.find((one) => !one.ok) ?? outcome;
  });
