import { lifecycleContracts } from '@wayline/core/areas/trip/trips/lifecycle.contract';
import { ok } from '@wayline/core/base/result';
import { endpoint } from '../../kernel/endpoint';
import { readColleagues } from './people/colleagues';

export const handler = endpoint(lifecycleContracts['trips.advisors.list'], async ({ db }) => {
  const colleagues = await readColleagues(db);
  return ok({ advisors: colleagues.map(({ user_id: id, name }) => ({ id, name })) });
});
