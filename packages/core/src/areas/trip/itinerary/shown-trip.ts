import type { TripId } from '../../../base/ids';
import type { TenantDb } from '../../../store/tenant-db';
import { TripFiles, tripFiles } from '../trips/people/trip-file.records';
import { readTrip } from '../trips/whole-trip';
import { bookingPhotos } from './picture';

/** A trip with all that a client may see of it, the photos of its bookings too; undefined when it is not there. */
export const readShownTrip = async (db: TenantDb, id: TripId) => {
  const [whole, { files }] = await Promise.all([
    readTrip(db, id),
    db.readPartition(tripFiles(id), { files: TripFiles }),
  ]);
  return whole && { ...whole, photos: bookingPhotos(files) };
};
export type ShownTrip = NonNullable<Awaited<ReturnType<typeof readShownTrip>>>;
