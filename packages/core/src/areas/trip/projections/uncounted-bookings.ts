import { wholeList } from '../../../store/full-page';
import type { TenantDb } from '../../../store/tenant-db';
import { DeletedTrips } from '../trips/deleted-trip.records';

/** The bookings of trips in the trash: they stand where they stood and are counted no more. */
export const countTrashedBookings = async (db: TenantDb): Promise<number> => {
  const at = { partition: DeletedTrips.partition({ id: '' }) };
  const deleted = await wholeList((cursor) => db.listPartition(DeletedTrips, at, { cursor }));
  return deleted.reduce((sum, { uncounted = 0 }) => sum + uncounted, 0);
};
