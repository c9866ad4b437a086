import { PEOPLE, Users } from '@wayline/core/identity/people.records';
import { ok } from '@wayline/core/kernel/result';
import { readPartition } from '@wayline/core/store/read';
import { lifecycleContracts } from '@wayline/core/trips/lifecycle.contract';
import { endpoint } from '../kernel/endpoint';

export const handler = endpoint(lifecycleContracts['trips.advisors.list'], async ({ actor, deps }) => {
  const { users } = await readPartition(deps.table, actor.company_id, PEOPLE, { users: Users });
  const active = users.filter((user) => user.is_active);
  return ok({ advisors: active.map(({ id, first_name, last_name }) => ({ id, name: `${first_name} ${last_name}` })) });
});
