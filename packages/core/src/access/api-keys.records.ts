import * as z from 'zod';
import { ApiKeyId } from '../base/ids';
import { Instant } from '../base/values';
import { lookupKey } from '../store/keys';
import { record } from '../store/record';
import { ApiKey } from './api-keys';

export const API_KEYS = ['API_KEYS'] as const;
export const ApiKeys = record({
  name: 'api_key',
  schema: ApiKey,
  key: ['id'],
  partition: () => API_KEYS,
  sort: (k) => [k.id],
  lookups: ({ id, hash, user_id, revoked_at }, company_id) =>
    revoked_at ? [] : [{ key: apiKeyLookupKey(hash), to: { company_id, key_id: id, user_id } }],
});

export const KEY_USES = ['KEY_USES'] as const;
/** When a key was last used, to the hour. In a partition of its own, the only one that a function may write that else only reads. */
export const ApiKeyUses = record({
  name: 'api_key_use',
  schema: z.object({ id: ApiKeyId, used_at: Instant }),
  key: ['id'],
  partition: () => KEY_USES,
  sort: (k) => [k.id],
});

/** How a key is found before its company is known. */
export const apiKeyLookupKey = (hash: string) => lookupKey('KEY', hash);
