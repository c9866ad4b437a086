import type { Actor } from '@wayline/core/access/actor';
import { forgetActor } from '@wayline/core/access/actor-cache';
import { commitUnchanged } from '@wayline/core/access/commit-unchanged';
import type { User } from '@wayline/core/access/company';
import { Users } from '@wayline/core/access/people.records';
import { usersMapped } from '@wayline/core/areas/people/people.events';
import { type UserDraft, withDraft } from '@wayline/core/areas/people/users';
import { type Result, refuse } from '@wayline/core/base/result';
import type { Committer } from '@wayline/core/store/commit';
import type { Deps } from '@wayline/core/store/deps';
import { retryOnConflict } from '@wayline/core/store/retry-on-conflict';
import type { TenantDb } from '@wayline/core/store/tenant-db';
import { usersById } from './chosen-users';

type Call = { actor: Actor; db: TenantDb; deps: Deps; commit: Committer };
type Mapping = Pick<UserDraft, 'pcc'> | Pick<UserDraft, 'itinerary_template_id'>;
const DONE = { status: 'success' as const };

/** Gives each of these users what is mapped to them; the last word on a user counts. Refuses with `record.missing`. */
export const mapUsers = (call: Call, wanted: ReadonlyMap<string, Mapping>): Promise<Result<typeof DONE>> =>
  retryOnConflict(async () => {
    const { db, commit } = call;
    const chosen = await usersById(call, [...wanted.keys()]);
    if (!chosen.ok) return chosen;
    if (chosen.value.some(({ left_at }) => left_at)) return refuse('record.missing');
    const mapped = (user: User) => withDraft(user, wanted.get(user.id) ?? {});
    const differs = (user: User) => {
      const after = mapped(user);
      return after.pcc !== user.pcc || after.itinerary_template_id !== user.itinerary_template_id;
    };
    const moving = chosen.value.filter(differs);
    const [audit, ...further_audits] = moving.map((user) => ({
      subject: user.id,
      changes: { ...wanted.get(user.id) },
    }));
    if (!audit) return commitUnchanged(call, usersMapped.eventName, DONE);
    const outcome = await commit({
      writes: moving.map((user) => db.change(Users, user, mapped(user))),
      audit,
      further_audits,
      events: [usersMapped({ users: moving.map(({ id }) => id) })],
      answer: DONE,
    });
    for (const { sub } of moving) forgetActor(sub);
    return outcome;
  });
