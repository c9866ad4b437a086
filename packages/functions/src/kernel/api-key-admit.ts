import { mayCall } from '@wayline/core/access/access';
import { refuse } from '@wayline/core/access/access-errors';
import type { Actor } from '@wayline/core/access/actor';
import { keyCallerFor } from '@wayline/core/access/api-key-actor';
import { type ApiKey, covers } from '@wayline/core/access/api-keys';
import { ok, type Result } from '@wayline/core/base/result';
import type { Contract } from '@wayline/core/contract/contract';
import type { Deps } from '@wayline/core/store/deps';
import { countFailed, triedTooOften } from './api-key-tries';

/**
 * Lets a program in by its key: as the key's maker, with what they may do now, and only where a scope of the key reaches. Refuses
 * `api_key.refused`, `api_key.scope`, what the contract's access refuses, and `request.too_many` after many wrong keys.
 */
export const admitKey = async (
  contract: Contract,
  token: string,
  from: string,
  deps: Deps,
): Promise<Result<{ actor: Actor; key: ApiKey }>> => {
  const caller = await keyCallerFor(token, deps);
  if (!caller) {
    // Behind a content network strangers share an address: wrong keys of one may not lock out the right key of another.
    const now = Date.parse(deps.now());
    if (triedTooOften(from, now)) return refuse('request.too_many', { params: { wait: 'a minute' } });
    countFailed(from, now);
    return refuse('api_key.refused');
  }
  const needed = contract.keyScope;
  if (!needed)
    return refuse('api_key.scope', { params: { action: 'be used for people, keys, the plan or the account' } });
  if (!covers(caller.key.scopes, needed))
    return refuse('api_key.scope', { params: { action: `do this without ${needed}` } });
  const allowed = mayCall(contract.access.kind === 'signed_in' ? contract.access : {}, caller.actor);
  return allowed.ok ? ok(caller) : allowed;
};
