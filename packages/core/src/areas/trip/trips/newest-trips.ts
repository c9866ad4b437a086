import type { TripId } from '../../../base/ids';
import type { TenantDb } from '../../../store/tenant-db';
import { readTripsById } from './read-trips-by-id';
import { type Trip, TripRow } from './trip';
import { TRIP_LIST, TripRows } from './trip.records';

/** The trips that a reader works on, who does not see all of them, archived ones among them, newest first. */
export const listOwnTrips = async (db: TenantDb): Promise<Trip[]> => {
  const ids = [...((await db.table.scope?.listOwn()) ?? [])].sort().reverse();
  const trips = await readTripsById(
    db,
    ids.map((id) => ({ trip_id: id as TripId })),
  );
  return [...trips.values()];
};

/** The newest trips that are worked with, and how many there are of them in all, as far as the reader sees them. */
export const newestTrips = async (db: TenantDb, limit: number): Promise<{ items: TripRow[]; total: number }> => {
  if (db.table.scope) {
    const own = (await listOwnTrips(db)).filter(({ archived_at }) => !archived_at);
    return { items: own.slice(0, limit).map((trip) => TripRow.parse(trip)), total: own.length };
  }
  const { items, total } = await db.listRows(TRIP_LIST, TripRows, { limit: limit + 1, newestFirst: true });
  return { items: items.slice(0, limit), total: total ?? items.length };
};
