import { readListTotal } from '../../../store/list-counter';
import type { TenantDb } from '../../../store/tenant-db';
import { searchTrips } from './search-trips';
import type { TripRow } from './trip';
import { TRIP_LIST, TripRows } from './trip.records';

/** The newest trips that are worked with, and how many there are of them in all, as far as the reader sees them. */
export const newestTrips = async (db: TenantDb, limit: number): Promise<{ items: TripRow[]; total: number }> => {
  if (db.table.scope) {
    const { trips, total } = await searchTrips(db, { status: 'All', filter: 'Active', per_page: limit });
    return { items: trips, total };
  }
  const [{ items }, total] = await Promise.all([
    db.listRows(TRIP_LIST, TripRows, { limit, newestFirst: true }),
    readListTotal(db, TRIP_LIST[0]),
  ]);
  return { items, total };
};
