import { usersContracts } from '@wayline/core/identity/users.contract';
import { ok, refuse } from '@wayline/core/kernel/result';
import { endpoint } from '../kernel/endpoint';
import { readUsers, rowOf } from './read-users';

export const handler = endpoint(usersContracts['users.by-legacy-id.get'], async (call) => {
  const people = await readUsers(call);
  const found = people.users.find((user) => (user.legacy_id ?? user.id) === call.input.legacy_id);
  return found ? ok({ user: rowOf(found, people, call.actor) }) : refuse('record.missing');
});
