import { newestTrips } from '@wayline/core/areas/trip/trips/newest-trips';
import { tripsContracts } from '@wayline/core/areas/trip/trips/trips.contract';
import { ok } from '@wayline/core/base/result';
import { readListTotal } from '@wayline/core/store/list-counter';
import { endpoint } from '../../kernel/endpoint';

/** How many trips are worked with, as far as the reader sees them. */
export const handler = endpoint(tripsContracts['trips.count'], async ({ db, deps }) => {
  if (deps.table.scope) return ok({ count: (await newestTrips(db, 0)).total });
  return ok({ count: await readListTotal(db, 'TRIPS') });
});
