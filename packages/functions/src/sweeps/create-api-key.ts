import { KEY_MARK, KEY_SERVICES, KEY_SHOWN } from '@wayline/core/access/api-keys';
import { ApiKeys } from '@wayline/core/access/api-keys.records';
import { tenantDb } from '@wayline/core/store/tenant-db';
import { tokenHash } from '@wayline/core/store/token-hash';
import { baseDeps } from '@wayline/functions/kernel/deps';
import type { Person, World } from '@wayline/local/testing/world';

/** A key that acts as this person in every service that programs may use. */
export const createApiKey = async (world: World, { company_id, user_id }: Person): Promise<string> => {
  const { newId, now } = baseDeps();
  const id = newId('api_key');
  const key = `${KEY_MARK}${id}`;
  const hash = tokenHash(key);
  const db = tenantDb(world.table, company_id);
  await db.transact([
    db.insert(ApiKeys, {
      id,
      name: 'A program',
      prefix: key.slice(0, KEY_SHOWN),
      hash,
      scopes: KEY_SERVICES.map((service) => `${service}:write` as const),
      user_id,
      created_at: now(),
      version: 1,
    }),
  ]);
  return key;
};
