import { forgetActor } from '../../access/actor-cache';
import { commitUnchanged } from '../../access/commit-unchanged';
import type { User } from '../../access/company';
import { Users } from '../../access/people.records';
import type { SignedCall } from '../../access/signed-call';
import { type Result, refuse } from '../../base/result';
import { retryOnConflict } from '../../store/retry-on-conflict';
import { usersById } from './chosen-users';
import { usersMapped } from './people.events';
import { type UserDraft, withDraft } from './users';

type Mapping = Pick<UserDraft, 'pcc'> | Pick<UserDraft, 'itinerary_template_id'>;
const DONE = { status: 'success' as const };

/** Gives each of these users what is mapped to them; the last word on a user counts. Refuses with `record.missing`. */
export const mapUsers = (call: SignedCall, wanted: ReadonlyMap<string, Mapping>): Promise<Result<typeof DONE>> =>
  retryOnConflict(async () => {
    const { db, commit } = call;
    const chosen = await usersById(db, [...wanted.keys()]);
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
