import { readUsers, toCompanyUserRow } from '@wayline/core/areas/people/read-users';
import { usersContracts } from '@wayline/core/areas/people/users.contract';
import { ok, refuse } from '@wayline/core/base/result';
import { endpoint } from '../kernel/endpoint';

export const handler = endpoint(usersContracts['users.by-legacy-id.get'], async (call) => {
  const people = await readUsers(call.db);
  const found = people.users.find((user) => (user.legacy_id ?? user.id) === call.input.legacy_id);
  return found ? ok({ user: toCompanyUserRow(found, people, call.actor) }) : refuse('record.missing');
});
