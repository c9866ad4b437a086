import { forgetActor } from '@wayline/core/access/actor-cache';
import { Users } from '@wayline/core/access/people.records';
import { profileSaved, userRenamed } from '@wayline/core/areas/people/people.events';
import { profileContracts, toProfile } from '@wayline/core/areas/people/profile.contract';
import { isRenamed } from '@wayline/core/base/full-name';
import { checkSeen } from '@wayline/core/store/check-seen';
import { endpoint } from '../kernel/endpoint';

/** What was emptied is gone, and then as the company has it. */
const given = (changes: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(changes)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, value === '' || value === null ? undefined : value]),
  );

/** Saves what a user says of themself. Refuses an older version with the profile as it stands. */
export const handler = endpoint(profileContracts['users.profile.save'], async ({ input, actor, db, commit }) => {
  const { version, ...changes } = input;
  const seen = checkSeen(await db.get(Users, { id: actor.user_id }, true), version, (user) =>
    toProfile(user, actor.company),
  );
  if (!seen.ok) return seen;
  const user = seen.value;
  const after = { ...user, ...given(changes) };
  const told = {
    as: isRenamed(user, after) ? userRenamed : profileSaved,
    changes: { fields: Object.keys(changes) },
  };
  const saved = db.save(Users, user, after, told);
  const outcome = await commit({ writes: [saved], answer: { profile: toProfile(saved.after, actor.company) } });
  if (outcome.ok) forgetActor(user.sub);
  return outcome;
});
