import { rolesToGive } from '@wayline/core/identity/role-editing';
import { rolesOf } from '@wayline/core/identity/role-view';
import { rolesContracts } from '@wayline/core/identity/roles.contract';
import { ok, refuse } from '@wayline/core/kernel/result';
import { endpoint } from '../kernel/endpoint';
import { assignedOf, readPeople } from './role-people';

export const handler = endpoint(rolesContracts['users.roles'], async ({ input, actor, deps }) => {
  const people = await readPeople(actor, deps);
  if (!people.ok) return people;
  const { company, users, me } = people.value;
  const user = users.find(({ id }) => id === input.user_id);
  if (input.user_id && !user) return refuse('record.missing');
  return ok({
    roles: rolesOf(company, users),
    to_give: rolesToGive(me, company),
    user: user && assignedOf(user, company),
  });
});
