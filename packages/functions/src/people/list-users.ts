import { usersContracts } from '@wayline/core/areas/people/users.contract';
import { ok } from '@wayline/core/base/result';
import { endpoint } from '../kernel/endpoint';
import { readUsers, toCompanyUserRow } from './read-users';

export const handler = endpoint(usersContracts['users.list'], async (call) => {
  const people = await readUsers(call);
  return ok({ users: people.users.map((user) => toCompanyUserRow(user, people, call.actor)) });
});
