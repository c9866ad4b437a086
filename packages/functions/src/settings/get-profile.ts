import type { Company, User } from '@wayline/core/identity/company';
import { Companies, Users } from '@wayline/core/identity/people.records';
import { ok, refuse } from '@wayline/core/kernel/result';
import { profileContracts } from '@wayline/core/settings/profile.contract';
import { getRecords } from '@wayline/core/store/read';
import { endpoint } from '../kernel/endpoint';
import { profileShown } from './profile-shown';

/** The profile is read anew: who asks has just saved it, perhaps, and what is remembered of them may be half a minute old. */
export const handler = endpoint(profileContracts['users.profile-sub-resources'], async ({ actor, deps }) => {
  const [user, company] = await getRecords(deps.table, actor.company_id, [
    { def: Users, key: { id: actor.user_id } },
    { def: Companies, key: {} },
  ]);
  return user && company ? ok({ profile: profileShown(user as User, company as Company) }) : refuse('record.missing');
});
