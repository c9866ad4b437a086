import { apiKeysContracts } from '@wayline/core/identity/api-keys.contract';
import { API_KEYS, ApiKeys, ApiKeyUses, KEY_USES } from '@wayline/core/identity/api-keys.records';
import { PEOPLE, Users } from '@wayline/core/identity/people.records';
import { fullName } from '@wayline/core/kernel/full-name';
import { ok, refuse } from '@wayline/core/kernel/result';
import { readPartition } from '@wayline/core/store/read';
import { endpoint } from '../kernel/endpoint';
import { shownKey } from './api-key-shown';

export const handler = endpoint(apiKeysContracts['users.api-keys.list'], async ({ actor, deps }) => {
  if (!actor.company.is_er_account) return refuse('record.missing');
  const company = actor.company_id;
  const [{ keys }, { uses }, { users }] = await Promise.all([
    readPartition(deps.table, company, API_KEYS, { keys: ApiKeys }, { newestFirst: true }),
    readPartition(deps.table, company, KEY_USES, { uses: ApiKeyUses }),
    readPartition(deps.table, company, PEOPLE, { users: Users }),
  ]);
  const used = new Map(uses.map(({ id, used_at }) => [id, used_at]));
  const names = new Map(users.map((user) => [user.id, fullName(user)]));
  return ok({ keys: keys.map((key) => shownKey(key, names.get(key.user_id) ?? '', used.get(key.id))) });
});
