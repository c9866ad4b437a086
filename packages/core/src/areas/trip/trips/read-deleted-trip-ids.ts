import type { TripId } from '../../../base/ids';
import type { TenantDb } from '../../../store/tenant-db';
import { DeletedTrips } from './deleted-trip.records';

/** The trips in the trash, of which nothing is shown or changed where it stands in a list of the whole company. */
export const readDeletedTripIds = async (db: TenantDb): Promise<ReadonlySet<TripId>> => {
  const { deleted } = await db.readPartition(DeletedTrips.partition({ id: '' }), { deleted: DeletedTrips });
  return new Set(deleted.map(({ id }) => id));
};
