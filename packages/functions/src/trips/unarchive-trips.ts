import { lifecycleContracts } from '@wayline/core/trips/lifecycle.contract';
import { tripChange } from '@wayline/core/trips/trip.records';
import { endpoint } from '../kernel/endpoint';
import { changed, changeTrips } from './lifecycle/change-trips';

/** Takes trips back into the list. Source: R-TRIP-153. */
export const handler = endpoint(lifecycleContracts['trips.unarchive'], (call) =>
  changeTrips(call, {
    action: 'trip.unarchived',
    said: 'took back',
    step: (w, trip, now) => {
      if (!trip.archived_at) return undefined;
      const after = changed(trip, { archived_at: undefined }, now);
      return { writes: tripChange(w, trip, after), moved: { to: after } };
    },
  }),
);
