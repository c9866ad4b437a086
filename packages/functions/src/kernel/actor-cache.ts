import { type Actor, actorOf } from '@wayline/core/identity/actor';
import type { Company, User } from '@wayline/core/identity/company';
import { Companies, readPerson, Users } from '@wayline/core/identity/people.records';
import type { CompanyId } from '@wayline/core/kernel/ids';
import { getRecords } from '@wayline/core/store/read';
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

/** Forgets what this container knows of everybody in a company: what was changed for all of them holds at once where it was changed. */
export const forgetCompany = (company: CompanyId) => {
  for (const [key, { actor }] of cache) if (actor?.company_id === company) cache.delete(key);
};

/** The actor as they stand now, for the session that a page reads again because it was told that something changed. */
export const freshActor = async (actor: Actor, deps: Deps): Promise<Actor> => {
  const [user, company] = await getRecords(deps.table, actor.company_id, [
    { def: Users, key: { id: actor.user_id } },
    { def: Companies, key: {} },
  ]);
  return user && company ? actorOf(user as User, company as Company, deps.now()) : actor;
};
