import type { TripId } from '../../../base/ids';
import type { TenantDb } from '../../../store/tenant-db';
import type { Trip } from './trip';
import { Trips } from './trip.records';

/** The trips that rows speak of, each read once. One that is gone or in the trash is not among them. */
export const readTripsById = async (
  db: TenantDb,
  rows: readonly { trip_id: TripId }[],
): Promise<ReadonlyMap<TripId, Trip>> => {
  const ids = [...new Set(rows.map(({ trip_id }) => trip_id))];
  const found = await db.getMany(ids.map((id) => ({ def: Trips, key: { id } })));
  return new Map(found.flatMap((trip) => (trip ? [[trip.id, trip] as const] : [])));
};
