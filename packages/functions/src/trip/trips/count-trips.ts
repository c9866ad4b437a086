import { tripsContracts } from '@wayline/core/areas/trip/trips/trips.contract';
import { ok } from '@wayline/core/base/result';
import { ListCounters } from '@wayline/core/store/list-counter';
import { getRecord } from '@wayline/core/store/read';
import { endpoint } from '../../kernel/endpoint';

export const handler = endpoint(tripsContracts['trips.count'], async ({ actor, deps }) => {
  const head = await getRecord(deps.table, actor.company_id, ListCounters, { name: 'TRIPS' });
  return ok({ count: head?.n ?? 0 });
});
