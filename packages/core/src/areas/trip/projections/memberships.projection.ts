import { membershipsProjection } from '../../../access/memberships-projection';
import { TRIP_SCOPE } from '../../../access/trip-scope';
import { TripId } from '../../../base/ids';
import type { TenantDb } from '../../../store/tenant-db';
import { DeletedTrips } from '../trips/deleted-trip.records';
import type { Trip } from '../trips/trip';
import { Trips } from '../trips/trip.records';
import { everyTrip } from './every-trip';

const known = (db: TenantDb, trip: Trip) => ({ item: trip, unchanged: db.checkUnchanged(Trips, trip, ['version']) });

/** Which trips each user works on, for those who see no others. */
export const tripMembershipsProjection = membershipsProjection(
  { name: 'memberships', about: 'which trips each user works on' },
  {
    kind: TRIP_SCOPE,
    every: async function* (db) {
      for await (const trips of everyTrip(db)) yield trips.map((trip) => known(db, trip));
    },
    find: async (db, subject_id) => {
      const key = { id: TripId.parse(subject_id) };
      const [trip, deleted] = await db.getMany(
        [
          { def: Trips, key },
          { def: DeletedTrips, key },
        ] as const,
        true,
      );
      if (trip) return known(db, trip);
      return deleted && { item: deleted.trip };
    },
  },
);
