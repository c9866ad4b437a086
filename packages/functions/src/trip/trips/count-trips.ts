import { newestTrips } from '@wayline/core/areas/trip/trips/newest-trips';
import { tripsContracts } from '@wayline/core/areas/trip/trips/trips.contract';
import { ok } from '@wayline/core/base/result';
import { ListCounters } from '@wayline/core/store/list-counter';
import { endpoint } from '../../kernel/endpoint';

/** How many trips are worked with, as far as the reader sees them. */
export const handler = endpoint(tripsContracts['trips.count'], async ({ db, deps }) => {
  if (deps.table.scope) return ok({ count: (await newestTrips(db, 0)).total });
  const head = await db.get(ListCounters, { name: 'TRIPS' });
  return ok({ count: head?.n ?? 0 });
});
