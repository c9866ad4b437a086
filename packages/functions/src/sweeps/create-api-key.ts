import { KEY_MARK, KEY_SERVICES, KEY_SHOWN } from '@wayline/core/access/api-keys';
import { ApiKeys, apiKeyLookupKey } from '@wayline/core/access/api-keys.records';
import { tokenHash } from '@wayline/core/store/token-hash';
import { transact } from '@wayline/core/store/transact';
import { writesFor } from '@wayline/core/store/write';
import { baseDeps } from '@wayline/functions/kernel/deps';
import type { Person, World } from '@wayline/local/testing/world';

/** A key that acts as this person in every service that programs may use. */
export const createApiKey = async (world: World, { company_id, user_id }: Person): Promise<string> => {
  const { newId, now } = baseDeps();
  const id = newId('api_key');
  const key = `${KEY_MARK}${id}`;
  const hash = tokenHash(key);
  const w = writesFor(world.table, company_id);
  await transact(world.table, [
    w.insert(ApiKeys, {
      id,
      name: 'A program',
      prefix: key.slice(0, KEY_SHOWN),
      hash,
      scopes: KEY_SERVICES.map((service) => `${service}:write` as const),
      user_id,
      created_at: now(),
      version: 1,
    }),
    w.putLookup(apiKeyLookupKey(hash), { company_id, key_id: id, user_id }),
  ]);
  return key;
};
