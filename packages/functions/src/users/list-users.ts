import { usersContracts } from '@wayline/core/identity/users.contract';
import { ok } from '@wayline/core/kernel/result';
import { endpoint } from '../kernel/endpoint';
import { readUsers, rowOf } from './read-users';

export const handler = endpoint(usersContracts['users.list'], async (call) => {
  const people = await readUsers(call);
  return ok({ users: people.users.map((user) => rowOf(user, people, call.actor)) });
});
