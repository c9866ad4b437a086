import type { Actor } from '@wayline/core/access/actor';
import type { User } from '@wayline/core/access/company';
import { Users } from '@wayline/core/access/people.records';
import { mayHandle } from '@wayline/core/areas/people/users-handling';
import { ok, type Result, refuse } from '@wayline/core/base/result';
import type { Deps } from '@wayline/core/store/deps';
import type { TenantDb } from '@wayline/core/store/tenant-db';

/** These users of the company, each once. Refuses with `record.missing` when one is not of it. */
export const usersById = async (
  { db }: { actor: Actor; db: TenantDb; deps: Deps },
  ids: readonly string[],
): Promise<Result<User[]>> => {
  const wanted = [...new Set(ids)].map((id) => ({ def: Users, key: { id } }));
  const found = await db.getMany(wanted);
  const users = found.filter((user) => user !== undefined);
  return users.length === found.length ? ok(users) : refuse('record.missing');
};

/** The same, where each of them may be shut out or removed by who asks; `verb` says which. Refuses with `access.denied`, too. */
export const usersToHandle = async (
  call: { actor: Actor; db: TenantDb; deps: Deps },
  ids: readonly string[],
  verb: string,
): Promise<Result<User[]>> => {
  const chosen = await usersById(call, ids);
  if (!chosen.ok) return chosen;
  const refused = chosen.value.map((user) => mayHandle(call.actor, user, verb)).find((may) => !may.ok);
  return refused && !refused.ok ? refused : chosen;
};
