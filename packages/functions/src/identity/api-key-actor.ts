import { type Actor, actorOf } from '@wayline/core/identity/actor';
import { type ApiKey, keyWorks, noteUse } from '@wayline/core/identity/api-keys';
import { ApiKeys, ApiKeyUses, keyPointer } from '@wayline/core/identity/api-keys.records';
import type { Company, User } from '@wayline/core/identity/company';
import { Companies, Users } from '@wayline/core/identity/people.records';
import type { CompanyId } from '@wayline/core/kernel/ids';
import { follow } from '@wayline/core/store/pointer';
import { getRecords } from '@wayline/core/store/read';
import type { ValueOf } from '@wayline/core/store/record';
import { tokenHash } from '@wayline/core/store/token-hash';
import { transact } from '@wayline/core/store/transact';
import { writesFor } from '@wayline/core/store/write';
import type { Deps } from '../kernel/deps';
import { keptAWhile } from '../kernel/kept-a-while';
import { log } from '../kernel/log';

/** Who stands behind a key, and the key by which they are here. */
export type KeyCaller = { actor: Actor; key: ApiKey };

const kept = keptAWhile<string, KeyCaller | undefined>(5_000);

/** Notes a use for the list of keys. Nobody's call fails because it could not be noted. */
const note = async ({ table, now }: Deps, company: CompanyId, { id }: ApiKey) => {
  try {
    await transact(table, [writesFor(table, company).put(ApiKeyUses, { id, used_at: now() })]);
  } catch (error) {
    log.error('the use of a key was not noted', error, { company_id: company });
  }
};

const load = async (hash: string, deps: Deps): Promise<KeyCaller | undefined> => {
  const pointer = await follow(deps.table, keyPointer(hash));
  if (!pointer) return undefined;
  const company_id = pointer.company_id as CompanyId;
  const id = String(pointer.key_id);
  const [key, user, company, use] = (await getRecords(deps.table, company_id, [
    { def: ApiKeys, key: { id } },
    { def: Users, key: { id: String(pointer.user_id) } },
    { def: Companies, key: {} },
    { def: ApiKeyUses, key: { id } },
  ])) as [ApiKey?, User?, Company?, ValueOf<typeof ApiKeyUses>?];
  const now = deps.now();
  if (!key || !user?.is_active || !company?.is_er_account || company.closing_at || !keyWorks(key, now))
    return undefined;
  if (noteUse(use?.used_at, now)) await note(deps, company_id, key);
  return { actor: actorOf(user, company, now), key };
};

/** The caller behind an API key, read at most once in 30 s per container, so that a revoked key stops within that time. */
export const keyCallerFor = (token: string, deps: Deps): Promise<KeyCaller | undefined> => {
  const hash = tokenHash(token);
  return kept.get(hash, deps.now(), () => load(hash, deps));
};

/** Forgets what this container knows of a key. */
export const forgetKey = (hash: string) => kept.forget(hash);
