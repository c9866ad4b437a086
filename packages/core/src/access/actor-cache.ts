import type { CompanyId } from '../base/ids';
import { createTtlCache } from '../base/ttl-cache';
import type { Deps } from '../store/deps';
import { tenantDb } from '../store/tenant-db';
import { type Actor, toActor } from './actor';
import { Companies, isSignedOut, readPerson, Users } from './people.records';

/** What an access token says: who, in which session (refresh family), signed in when (epoch seconds). */
export type TokenClaims = { sub: string; session: string; signed_in_at: number };

const kept = createTtlCache<string, Actor | undefined>(5_000);

/** The actor behind a token as they are now: for what goes on for hours once it was let in. */
export const readActor = async (claims: TokenClaims, deps: Deps): Promise<Actor | undefined> => {
  const person = await readPerson(deps.table, claims.sub, claims.session);
  if (!person?.user.is_active || person.ended || isSignedOut(person.user, claims)) return undefined;
  return toActor(person.user, person.company, deps.now());
};

/**
 * The actor behind a token, read at most once in 30 s per container: access costs a warm request no round trip, and who was
 * disabled, signed out or stripped of a permission is refused within that time.
 */
export const actorFor = (claims: TokenClaims, deps: Deps): Promise<Actor | undefined> =>
  kept.get(`${claims.sub}|${claims.session}|${claims.signed_in_at}`, deps.now(), () => readActor(claims, deps));

/** Forgets what this container knows of a user: what they changed themselves holds at once where they changed it. */
export const forgetActor = (sub: string) => kept.forgetWhere((key) => key.startsWith(`${sub}|`));

/** Forgets what this container knows of everybody in a company: what was changed for all of them holds at once where it was changed. */
export const forgetCompany = (company: CompanyId) => kept.forgetWhere((_key, actor) => actor?.company_id === company);

/** The actor as they stand now, for the session that a page reads again because it was told that something changed. */
export const freshActor = async (actor: Actor, deps: Deps): Promise<Actor> => {
  const [user, company] = await tenantDb(deps.table, actor.company_id).getMany([
    { def: Users, key: { id: actor.user_id } },
    { def: Companies, key: {} },
  ]);
  return user && company ? toActor(user, company, deps.now()) : actor;
};
