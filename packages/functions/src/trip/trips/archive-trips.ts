import { changeTrips } from '@wayline/core/areas/trip/trips/lifecycle/change-trips';
import { lifecycleContracts } from '@wayline/core/areas/trip/trips/lifecycle.contract';
import { tripsEvents } from '@wayline/core/areas/trip/trips/several-trips.events';
import { Trips } from '@wayline/core/areas/trip/trips/trip.records';
import { endpoint } from '../../kernel/endpoint';

/** Puts trips away. Source: R-TRIP-153. */
export const handler = endpoint(lifecycleContracts['trips.archive'], (call) =>
  changeTrips(call, {
    event: (trips) => tripsEvents.archived({ trips }),
    step: (db, trip, now) =>
      trip.archived_at ? undefined : { writes: [db.save(Trips, trip, { ...trip, archived_at: now })] },
  }),
);
