import { ok } from '@wayline/core/kernel/result';
import { lifecycleContracts } from '@wayline/core/trips/lifecycle.contract';
import { endpoint } from '../kernel/endpoint';
import { readColleagues } from './people/colleagues';

export const handler = endpoint(lifecycleContracts['trips.advisors.list'], async ({ actor, deps }) => {
  const colleagues = await readColleagues(deps.table, actor.company_id);
  return ok({ advisors: colleagues.map(({ user_id: id, name }) => ({ id, name })) });
});
