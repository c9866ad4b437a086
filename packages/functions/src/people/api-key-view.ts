import type { ApiKey } from '@wayline/core/access/api-keys';
import type { ApiKeyView } from '@wayline/core/areas/people/api-keys.contract';

/** A key as its company's people see it. */
export const toApiKeyView = (
  { hash: _hash, user_id: _maker, version: _version, ...key }: ApiKey,
  made_by: string,
  last_used_at?: string,
): ApiKeyView => ({ ...key, made_by, last_used_at });
