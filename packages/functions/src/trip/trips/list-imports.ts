import { TripImports } from '@wayline/core/areas/trip/trips/lifecycle/trip-import';
import { lifecycleContracts } from '@wayline/core/areas/trip/trips/lifecycle.contract';
import { ok } from '@wayline/core/base/result';
import { endpoint } from '../../kernel/endpoint';

const NEWEST = 50;

export const handler = endpoint(lifecycleContracts['trips.imports.list'], async ({ db }) => {
  const at = { partition: ['TRIP_IMPORTS'] };
  const page = await db.listPartition(TripImports, at, { limit: NEWEST, newestFirst: true });
  return ok({ imports: page.items });
});
