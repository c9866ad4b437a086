import type { Actor } from '../../access/actor';
import type { User } from '../../access/company';
import { Users } from '../../access/people.records';
import { ok, type Result, refuse } from '../../base/result';
import type { TenantDb } from '../../store/tenant-db';
import { mayHandle } from './users-handling';

/** These users of the company, each once. Refuses with `record.missing` when one is not of it. */
export const usersById = async (db: TenantDb, ids: readonly string[]): Promise<Result<User[]>> => {
  const wanted = [...new Set(ids)].map((id) => ({ def: Users, key: { id } }));
  const found = await db.getMany(wanted);
  const users = found.filter((user) => user !== undefined);
  return users.length === found.length ? ok(users) : refuse('record.missing');
};

/** The same, where each of them may be shut out or removed by who asks; `verb` says which. Refuses with `access.denied`, too. */
export const usersToHandle = async (
  { actor, db }: { actor: Actor; db: TenantDb },
  ids: readonly string[],
  verb: string,
): Promise<Result<User[]>> => {
  const chosen = await usersById(db, ids);
  if (!chosen.ok) return chosen;
  const refused = chosen.value.map((user) => mayHandle(actor, user, verb)).find((may) => !may.ok);
  return refused && !refused.ok ? refused : chosen;
};
