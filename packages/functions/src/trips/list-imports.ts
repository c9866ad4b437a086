import { ok } from '@wayline/core/kernel/result';
import { listPartition } from '@wayline/core/store/read';
import { TripImports } from '@wayline/core/trips/lifecycle/trip-import';
import { lifecycleContracts } from '@wayline/core/trips/lifecycle.contract';
import { endpoint } from '../kernel/endpoint';

const NEWEST = 50;

export const handler = endpoint(lifecycleContracts['trips.imports.list'], async ({ actor, deps }) => {
  const at = { partition: ['TRIP_IMPORTS'] };
  const page = await listPartition(deps.table, actor.company_id, TripImports, at, { limit: NEWEST, newestFirst: true });
  return ok({ imports: page.items });
});
