import { actorOf } from '@wayline/core/identity/actor';
import { usersContracts } from '@wayline/core/identity/users.contract';
import { ok, refuse } from '@wayline/core/kernel/result';
import { endpoint } from '../kernel/endpoint';
import { readUsers, rowOf } from './read-users';

/** What everybody may do is told to those who may do everything. Source: R-SHELL-216, G-020. */
export const handler = endpoint(usersContracts['users.access.list'], async (call) => {
  const { actor, deps } = call;
  if (!actor.is_owner && actor.role !== 'Master Admin')
    return refuse('access.denied', { fill: { action: 'see what everybody may do' } });
  const people = await readUsers(call);
  const now = deps.now();
  return ok({
    users: people.users.map((user) => ({
      ...rowOf(user, people, actor),
      permissions: [...actorOf(user, actor.company, now).permissions],
    })),
  });
});
