import { CONTRACTS } from '@wayline/core/contracts';
import { ok } from '@wayline/core/kernel/result';
import { ListHeads } from '@wayline/core/store/list-head';
import { getRecord } from '@wayline/core/store/read';
import { endpoint } from '../kernel/endpoint';

export const handler = endpoint(CONTRACTS['trips.count'], async ({ actor, deps }) => {
  const head = await getRecord(deps.table, actor.company_id, ListHeads, { name: 'TRIPS' });
  return ok({ count: head?.n ?? 0 });
});
