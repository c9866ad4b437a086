import { readUsers, toCompanyUserRow } from '@wayline/core/areas/people/read-users';
import { usersContracts } from '@wayline/core/areas/people/users.contract';
import { ok } from '@wayline/core/base/result';
import { endpoint } from '../kernel/endpoint';

export const handler = endpoint(usersContracts['users.list'], async (call) => {
  const people = await readUsers(call.db);
  return ok({ users: people.users.map((user) => toCompanyUserRow(user, people, call.actor)) });
});
