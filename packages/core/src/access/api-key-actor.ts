import type { CompanyId } from '../base/ids';
import { log } from '../base/log';
import { createTtlCache } from '../base/ttl-cache';
import type { Deps } from '../store/deps';
import { findLookup } from '../store/lookup';
import { type TenantDb, tenantDb } from '../store/tenant-db';
import { tokenHash } from '../store/token-hash';
import { type Actor, toActor } from './actor';
import { type ApiKey, keyWorks, noteUse } from './api-keys';
import { ApiKeys, ApiKeyUses, apiKeyLookupKey } from './api-keys.records';
import { Companies, Users } from './people.records';

/** Who stands behind a key, and the key by which they are here. */
export type KeyCaller = { actor: Actor; key: ApiKey };

const kept = createTtlCache<string, KeyCaller | undefined>(5_000);

/** Notes a use for the list of keys. Nobody's call fails because it could not be noted. */
const note = async (db: TenantDb, { id }: ApiKey, used_at: string) => {
  try {
    await db.transact([db.put(ApiKeyUses, { id, used_at })]);
  } catch (error) {
    log.error('the use of a key was not noted', error, { company_id: db.company });
  }
};

const load = async (hash: string, deps: Deps): Promise<KeyCaller | undefined> => {
  const pointer = await findLookup(deps.table, apiKeyLookupKey(hash));
  if (!pointer) return undefined;
  const company_id = pointer.company_id as CompanyId;
  const id = String(pointer.key_id);
  const db = tenantDb(deps.table, company_id);
  const [key, user, company, use] = await db.getMany([
    { def: ApiKeys, key: { id } },
    { def: Users, key: { id: String(pointer.user_id) } },
    { def: Companies, key: {} },
    { def: ApiKeyUses, key: { id } },
  ]);
  const now = deps.now();
  if (!key || !user?.is_active || !company?.is_er_account || company.closing_at || !keyWorks(key, now))
    return undefined;
  if (noteUse(use?.used_at, now)) await note(db, key, now);
  return { actor: toActor(user, company, now), key };
};

/** The caller behind an API key, read at most once in 30 s per container, so that a revoked key stops within that time. */
export const keyCallerFor = (token: string, deps: Deps): Promise<KeyCaller | undefined> => {
  const hash = tokenHash(token);
  return kept.get(hash, deps.now(), () => load(hash, deps));
};

/** Forgets what this container knows of a key. */
export const forgetKey = (hash: string) => kept.forget(hash);
