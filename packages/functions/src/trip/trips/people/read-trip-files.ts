import { TripFiles, tripFiles } from '@wayline/core/areas/trip/trips/people/trip-file.records';
import { Trips } from '@wayline/core/areas/trip/trips/trip.records';
import type { TripId } from '@wayline/core/base/ids';
import type { TenantDb } from '@wayline/core/store/tenant-db';

/** The files of a trip; undefined when this company has no such trip. */
export const readTripFiles = async (db: TenantDb, id: TripId, consistent = false) => {
  const [trip, { files }] = await Promise.all([
    db.get(Trips, { id }),
    db.readPartition(tripFiles(id), { files: TripFiles }, { consistent }),
  ]);
  return trip && files;
};
