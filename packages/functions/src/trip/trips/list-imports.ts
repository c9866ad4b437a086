import { TripImports } from '@wayline/core/areas/trip/trips/lifecycle/trip-import';
import { lifecycleContracts } from '@wayline/core/areas/trip/trips/lifecycle.contract';
import { ok } from '@wayline/core/base/result';
import { listPartition } from '@wayline/core/store/read';
import { endpoint } from '../../kernel/endpoint';

const NEWEST = 50;

export const handler = endpoint(lifecycleContracts['trips.imports.list'], async ({ actor, deps }) => {
  const at = { partition: ['TRIP_IMPORTS'] };
  const page = await listPartition(deps.table, actor.company_id, TripImports, at, { limit: NEWEST, newestFirst: true });
  return ok({ imports: page.items });
});
