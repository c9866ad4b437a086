import * as z from 'zod';
import { ApiKey } from '../../access/api-keys';
import { ApiKeyId } from '../../base/ids';
import { Instant } from '../../base/values';
import { byId, contract } from '../../contract/contract';
import { SignInProof } from './identity.contract';

const access = { kind: 'signed_in', permissions: ['Integrations'], action: 'manage API keys' } as const;
const ApiKeyView = ApiKey.omit({ hash: true, user_id: true, version: true }).extend({
  /** Whose permissions the key works with. */
  made_by: z.string(),
  last_used_at: Instant.optional(),
});
export type ApiKeyView = z.infer<typeof ApiKeyView>;

const list = contract({
  id: 'users.api-keys.list',
  service: 'users',
  method: 'GET',
  path: '/api/v1/api_keys',
  handler: 'people/api-key-list',
  summary: 'The API keys of the company, the newest first; never a key itself.',
  access,
  input: z.object({}),
  output: z.object({ keys: z.array(ApiKeyView) }),
  errors: ['record.missing'],
});
const create = contract({
  id: 'users.api-keys.create',
  service: 'users',
  method: 'POST',
  path: '/api/v1/api_keys',
  handler: 'people/api-key-create',
  // The answer holds the key, and answers to writes are kept for a day to be given again.
  effect: 'read',
  summary: 'A new API key, which is shown in this answer and never again.',
  access,
  uses: ['identity'],
  decides: 'a key may do only what whoever makes it may',
  input: ApiKey.pick({ name: true, scopes: true }).extend({
    ...SignInProof.shape,
    /** After so many days the key stops by itself; without it, it works until it is revoked. */
    days: z.int().min(1).max(3650).optional(),
  }),
  output: z.object({ key: z.string(), api_key: ApiKeyView }),
  errors: [
    'two_step.password_wrong',
    'sign_in.code_wrong',
    'record.missing',
    'api_key.too_many',
    'company.closing',
    'record.stale',
    'record.exists',
  ],
});
const revoke = contract({
  id: 'users.api-keys.revoke',
  service: 'users',
  method: 'DELETE',
  path: '/api/v1/api_keys/{key_id}',
  handler: 'people/api-key-revoke',
  summary: 'Revokes an API key: it is refused everywhere within 30 s. Revoking it once more changes nothing.',
  access,
  input: z.object({ key_id: ApiKeyId }),
  output: z.object({ status: z.literal('success') }),
  errors: ['record.missing', 'record.stale'],
});
const openapi = contract({
  id: 'public.openapi.get',
  service: 'public',
  method: 'GET',
  path: '/openapi.json',
  handler: 'people/api-key-openapi',
  summary: 'This description of every endpoint.',
  access: { kind: 'public' },
  produces: 'application/json',
  input: z.object({}),
  output: z.object({ body: z.string() }),
});

export const apiKeysContracts = byId(list, create, revoke, openapi);
