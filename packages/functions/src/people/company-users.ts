import { readUsers, toCompanyUserRow } from '@wayline/core/areas/people/read-users';
import { usersContracts } from '@wayline/core/areas/people/users.contract';
import { ok } from '@wayline/core/base/result';
import { endpoint } from '../kernel/endpoint';

export const handler = endpoint(usersContracts['users.company-users.list'], async (call) => {
  const people = await readUsers(call.db);
  const rows = people.users.map((user) => toCompanyUserRow(user, people, call.actor));
  return ok({ users: rows.filter(({ is_owner }) => !is_owner || call.input.include_company_user === 1) });
});
