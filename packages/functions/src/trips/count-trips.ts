import { ok } from '@wayline/core/kernel/result';
import { ListHeads } from '@wayline/core/store/list-head';
import { getRecord } from '@wayline/core/store/read';
import { tripsContracts } from '@wayline/core/trips/trips.contract';
import { endpoint } from '../kernel/endpoint';

export const handler = endpoint(tripsContracts['trips.count'], async ({ actor, deps }) => {
  const head = await getRecord(deps.table, actor.company_id, ListHeads, { name: 'TRIPS' });
  return ok({ count: head?.n ?? 0 });
});
