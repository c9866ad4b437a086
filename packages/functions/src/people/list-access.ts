import { toActor } from '@wayline/core/access/actor';
import { readUsers, toCompanyUserRow } from '@wayline/core/areas/people/read-users';
import { usersContracts } from '@wayline/core/areas/people/users.contract';
import { ok, refuse } from '@wayline/core/base/result';
import { endpoint } from '../kernel/endpoint';

/** What everybody may do is told to those who may do everything. Source: R-SHELL-216, G-020. */
export const handler = endpoint(usersContracts['users.access.list'], async (call) => {
  const { actor, deps } = call;
  if (!actor.is_owner && actor.role !== 'Master Admin')
    return refuse('access.denied', { params: { action: 'see what everyone can do' } });
  const people = await readUsers(call.db);
  const now = deps.now();
  return ok({
    users: people.users.map((user) => ({
      ...toCompanyUserRow(user, people, actor),
      permissions: [...toActor(user, actor.company, now).permissions],
    })),
  });
});
