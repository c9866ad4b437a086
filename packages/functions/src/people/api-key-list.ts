import { API_KEYS, ApiKeys, ApiKeyUses, KEY_USES } from '@wayline/core/access/api-keys.records';
import { PEOPLE, Users } from '@wayline/core/access/people.records';
import { apiKeysContracts } from '@wayline/core/areas/people/api-keys.contract';
import { fullName } from '@wayline/core/base/full-name';
import { ok, refuse } from '@wayline/core/base/result';
import { readPartition } from '@wayline/core/store/read';
import { endpoint } from '../kernel/endpoint';
import { toApiKeyView } from './api-key-view';

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
  return ok({ keys: keys.map((key) => toApiKeyView(key, names.get(key.user_id) ?? '', used.get(key.id))) });
});
