import { Companies, Users } from '@wayline/core/access/people.records';
import { profileContracts, toProfile } from '@wayline/core/areas/people/profile.contract';
import { ok, refuse } from '@wayline/core/base/result';
import { endpoint } from '../kernel/endpoint';

/** The profile is read anew: who asks has just saved it, perhaps, and what is remembered of them may be half a minute old. */
export const handler = endpoint(profileContracts['users.profile-sub-resources'], async ({ actor, db }) => {
  const [user, company] = await db.getMany([
    { def: Users, key: { id: actor.user_id } },
    { def: Companies, key: {} },
  ]);
  return user && company ? ok({ profile: toProfile(user, company) }) : refuse('record.missing');
});
