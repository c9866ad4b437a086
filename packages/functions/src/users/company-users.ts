import { usersContracts } from '@wayline/core/identity/users.contract';
import { ok } from '@wayline/core/kernel/result';
import { endpoint } from '../kernel/endpoint';
import { readUsers, rowOf } from './read-users';

export const handler = endpoint(usersContracts['users.company-users.list'], async (call) => {
  const people = await readUsers(call);
  const rows = people.users.map((user) => rowOf(user, people, call.actor));
  return ok({ users: rows.filter(({ is_owner }) => !is_owner || call.input.include_company_user === 1) });
});
