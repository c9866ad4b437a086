import { rolesToGive } from '@wayline/core/access/role-editing';
import { listRoleViews } from '@wayline/core/access/role-view';
import { readPeople, toAssignedUser } from '@wayline/core/areas/people/role-people';
import { rolesContracts } from '@wayline/core/areas/people/roles.contract';
import { ok, refuse } from '@wayline/core/base/result';
import { endpoint } from '../kernel/endpoint';

export const handler = endpoint(rolesContracts['users.roles'], async ({ input, actor, db, deps }) => {
  const people = await readPeople(db, actor, deps.now());
  if (!people.ok) return people;
  const { company, users, me } = people.value;
  const user = users.find(({ id }) => id === input.user_id);
  if (input.user_id && !user) return refuse('record.missing');
  return ok({
    roles: listRoleViews(company, users),
    to_give: rolesToGive(me, company),
    user: user && toAssignedUser(user, company),
  });
});
