import { type Actor, actorOf } from '@wayline/core/identity/actor';
import { readPerson } from '@wayline/core/identity/people.records';
import type { Deps } from './deps';
import type { TokenClaims } from './verify-token';

const KEPT_MS = 30_000;
const MOST = 5_000;
const cache = new Map<string, { actor: Actor | undefined; at: number }>();

const load = async (claims: TokenClaims, deps: Deps): Promise<Actor | undefined> => {
  const person = await readPerson(deps.table, claims.sub, claims.session);
  if (!person?.user.is_active || person.ended) return undefined;
  const { user, company } = person;
  if (user.signed_out_at && Date.parse(user.signed_out_at) >= claims.signed_in_at * 1000) return undefined;
  return actorOf(user, company, deps.now());
};

/**
 * The actor behind a token, read at most once in 30 s per container: access costs a warm request no round trip, and who was
 * disabled, signed out or stripped of a permission is refused within that time.
 */
export const actorFor = async (claims: TokenClaims, deps: Deps): Promise<Actor | undefined> => {
  const key = `${claims.sub}|${claims.session}|${claims.signed_in_at}`;
  const now = Date.parse(deps.now());
  const known = cache.get(key);
  if (known && now - known.at < KEPT_MS && now >= known.at) return known.actor;
  const actor = await load(claims, deps);
  if (cache.size >= MOST) cache.clear();
  cache.set(key, { actor, at: now });
  return actor;
};

/** Forgets what this container knows of a user: what they changed themselves holds at once where they changed it. */
export const forgetActor = (sub: string) => {
  for (const key of cache.keys()) if (key.startsWith(`${sub}|`)) cache.delete(key);
};
