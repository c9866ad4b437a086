import { lifecycleContracts } from '@wayline/core/areas/trip/trips/lifecycle.contract';
import { readColleagues } from '@wayline/core/areas/trip/trips/people/colleagues';
import { ok } from '@wayline/core/base/result';
import { endpoint } from '../../kernel/endpoint';

export const handler = endpoint(lifecycleContracts['trips.advisors.list'], async ({ db }) => {
  const colleagues = await readColleagues(db);
  return ok({ advisors: colleagues.map(({ user_id: id, name }) => ({ id, name })) });
});
