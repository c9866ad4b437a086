import * as z from 'zod';
import { ApiKeyId, UserId } from '../base/ids';
import { Instant, Name, Version } from '../base/values';
import type { Permission } from './permissions';

/** What a key begins with, so that a secret that got lost is known for what it is wherever it turns up. */
export const KEY_MARK = 'wl_';
/** So many letters of a key are kept and shown, to tell it from others. */
export const KEY_SHOWN = 9;
/** As many keys as work at the same time in one company. */
export const MAX_KEYS = 20;

/** The services that programs may use; people, keys, the plan and the account stay with people. */
export const KEY_SERVICES = ['trips', 'book', 'crm', 'misc', 'messaging', 'lookups'] as const;
export type KeyService = (typeof KEY_SERVICES)[number];
const scopes = KEY_SERVICES.flatMap((service) => [`${service}:read`, `${service}:write`] as const);
export const KeyScope = z.enum(scopes);
export type KeyScope = z.infer<typeof KeyScope>;

/** What the maker of a key must hold for it to have a scope; the rest is asked of them at every call, as of anybody. */
export const SCOPE_PERMISSIONS: Partial<Record<KeyScope, Permission>> = {
  'trips:read': 'View Trips',
  'trips:write': 'Edit Trips',
  'book:read': 'View Reservations',
  'book:write': 'Edit Reservations',
  'crm:read': 'View Client Profiles',
  'crm:write': 'Edit Client Profiles',
  'messaging:write': 'Share Trips',
};
/** The first permission that somebody lacks to make a key with these scopes. */
export const permissionLacking = (
  wanted: readonly KeyScope[],
  held: ReadonlySet<string> | readonly Permission[],
): Permission | undefined => {
  const has = new Set<string>(held);
  return wanted.flatMap((scope) => SCOPE_PERMISSIONS[scope] ?? []).find((permission) => !has.has(permission));
};

/** Whether one of the scopes a key has covers the one that is needed: who may write may read. */
export const covers = (held: readonly KeyScope[], needed: KeyScope): boolean =>
  held.includes(needed) || held.includes(needed.replace(/:read$/, ':write') as KeyScope);

/**
 * A key by which a program acts as its maker, within its scopes. Of the key itself only a hash is kept, and the first letters to know it
 * by. Times are instants; without `expires_at` it works until it is revoked.
 */
export const ApiKey = z.object({
  id: ApiKeyId,
  name: Name,
  prefix: z.string(),
  hash: z.string(),
  scopes: z.array(KeyScope).min(1, 'Choose at least one thing the key can do.').max(scopes.length),
  user_id: UserId,
  created_at: Instant,
  expires_at: Instant.optional(),
  revoked_at: Instant.optional(),
  version: Version,
});
export type ApiKey = z.infer<typeof ApiKey>;

/** Whether a key works at `now`, an instant. */
export const keyWorks = ({ revoked_at, expires_at }: Pick<ApiKey, 'revoked_at' | 'expires_at'>, now: string): boolean =>
  !revoked_at && (!expires_at || expires_at > now);

const HOUR_MS = 3_600_000;
/** Whether a use is to be noted: once an hour, because nobody needs it to the minute and each note is a write. */
export const noteUse = (last: string | undefined, now: string): boolean =>
  last === undefined || Date.parse(now) - Date.parse(last) >= HOUR_MS;
