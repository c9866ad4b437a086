import { API_KEYS, ApiKeys, ApiKeyUses, KEY_USES } from '@wayline/core/access/api-keys.records';
import { PEOPLE, Users } from '@wayline/core/access/people.records';
import { apiKeysContracts } from '@wayline/core/areas/people/api-keys.contract';
import { fullName } from '@wayline/core/base/full-name';
import { ok, refuse } from '@wayline/core/base/result';
import { endpoint } from '../kernel/endpoint';

export const handler = endpoint(apiKeysContracts['users.api-keys.list'], async ({ actor, db }) => {
  if (!actor.company.is_er_account) return refuse('record.missing');

  const [{ keys }, { uses }, { users }] = await Promise.all([
    db.readPartition(API_KEYS, { keys: ApiKeys }, { newestFirst: true }),
    db.readPartition(KEY_USES, { uses: ApiKeyUses }),
    db.readPartition(PEOPLE, { users: Users }),
  ]);
  const used = new Map(uses.map(({ id, used_at }) => [id, used_at]));
  const names = new Map(users.map((user) => [user.id, fullName(user)]));
  return ok({
    keys: keys.map((key) => ({ ...key, made_by: names.get(key.user_id) ?? '', last_used_at: used.get(key.id) })),
  });
});
