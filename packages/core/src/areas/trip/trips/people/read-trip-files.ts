import type { TripId } from '../../../../base/ids';
import type { TenantDb } from '../../../../store/tenant-db';
import { Trips } from '../trip.records';
import { TripFiles, tripFiles } from './trip-file.records';

/** The files of a trip; undefined when this company has no such trip. */
export const readTripFiles = async (db: TenantDb, id: TripId, consistent = false) => {
  const [trip, { files }] = await Promise.all([
    db.get(Trips, { id }),
    db.readPartition(tripFiles(id), { files: TripFiles }, { consistent }),
  ]);
  return trip && files;
};
