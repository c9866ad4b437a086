import type { ApiKey } from '@wayline/core/identity/api-keys';
import type { ShownKey } from '@wayline/core/identity/api-keys.contract';

/** A key as its company's people see it. */
export const shownKey = (
  { hash: _hash, user_id: _maker, version: _version, ...key }: ApiKey,
  made_by: string,
  last_used_at?: string,
): ShownKey => ({ ...key, made_by, last_used_at });
