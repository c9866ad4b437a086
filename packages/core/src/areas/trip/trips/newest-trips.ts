import { searchList } from '../../../store/search/search-list';
import type { TenantDb } from '../../../store/tenant-db';
import type { TripRow } from './trip';
import { TRIP_INDEX } from './trip-search.index';

/** The newest trips that are worked with, and how many there are of them in all, as far as the reader sees them. */
export const newestTrips = async (db: TenantDb, limit: number): Promise<{ items: TripRow[]; total: number }> => {
  const { rows: items, total } = await searchList(db, TRIP_INDEX, { per_page: limit });
  return { items, total };
};
