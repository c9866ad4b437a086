import { forgetActor } from '@wayline/core/access/actor-cache';
import { Users } from '@wayline/core/access/people.records';
import { profileSaved } from '@wayline/core/areas/people/people.events';
import { profileContracts, toProfile } from '@wayline/core/areas/people/profile.contract';
import { refuse } from '@wayline/core/base/result';
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
  const user = await db.get(Users, { id: actor.user_id }, true);
  if (!user) return refuse('record.missing');
  if (user.version !== version) return refuse('record.stale', { current: toProfile(user, actor.company) });
  const after = { ...user, ...given(changes), version: version + 1 };
  const outcome = await commit({
    writes: [db.change(Users, user, after)],
    audit: { subject: actor.user_id, changes: { fields: Object.keys(changes) } },
    events: [profileSaved(after)],
    answer: { profile: toProfile(after, actor.company) },
  });
  if (outcome.ok) forgetActor(user.sub);
  return outcome;
});
