import { changeTrips } from '@wayline/core/areas/trip/trips/lifecycle/change-trips';
import { lifecycleContracts } from '@wayline/core/areas/trip/trips/lifecycle.contract';
import { tripsEvents } from '@wayline/core/areas/trip/trips/several-trips.events';
import { Trips } from '@wayline/core/areas/trip/trips/trip.records';
import { endpoint } from '../../kernel/endpoint';

/** Takes trips back into the list. Source: R-TRIP-153. */
export const handler = endpoint(lifecycleContracts['trips.unarchive'], (call) =>
  changeTrips(call, {
    event: (trips) => tripsEvents.unarchived({ trips }),
    step: (db, trip) =>
      trip.archived_at ? { writes: [db.save(Trips, trip, { ...trip, archived_at: undefined })] } : undefined,
  }),
);
