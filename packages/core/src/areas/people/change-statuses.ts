import { forgetActor } from '../../access/actor-cache';
import { commitUnchanged } from '../../access/commit-unchanged';
import type { User } from '../../access/company';
import { Users } from '../../access/people.records';
import type { SignedCall } from '../../access/signed-call';
import { ok, type Result, refuse } from '../../base/result';
import { retryOnConflict } from '../../store/retry-on-conflict';
import { seatFor } from '../subscription/public';
import { usersToHandle } from './chosen-users';
import type { IdentityProvider } from './identity-provider';
import { usersDisabled, usersEnabled } from './people.events';
import { readUsers } from './read-users';

type Call = SignedCall<{ identity: IdentityProvider }>;
/** Whether there is a seat for one more beside those who work here and these others. */
const seatsFor = async (call: Call, others: readonly User[]): Promise<Result<true>> => {
  const { users } = await readUsers(call.db);
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
          events: [event({ users: [first.id, ...rest.map(({ id }) => id)] })],
          answer: DONE,
        })
      : await commitUnchanged(call, event.eventName, DONE);
    if (!outcome.ok) return outcome;
    for (const { sub } of chosen.value) forgetActor(sub);
    const told = await Promise.all(chosen.value.map(({ sub }) => deps.identity.setEnabled(sub, active)));
    return told.find((one) => !one.ok) ?? outcome;
  });
