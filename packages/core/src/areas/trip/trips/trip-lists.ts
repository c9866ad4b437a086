import { readListTotal } from '../../../store/list-counter';
import type { TenantDb } from '../../../store/tenant-db';
import { ARCHIVED_TRIP_LIST, TRIP_LIST } from './trip.records';
import type { TRIP_QUERY } from './trip-query';

/** The lists that are shown together, one behind the other. */
export const TRIP_LISTS = {
  Active: [TRIP_LIST],
  Archived: [ARCHIVED_TRIP_LIST],
  All: [TRIP_LIST, ARCHIVED_TRIP_LIST],
} as const satisfies Record<keyof typeof TRIP_QUERY.states.parts, readonly (readonly [string])[]>;

/** How many trips such lists hold together. */
export const readTripTotal = async (db: TenantDb, filter: keyof typeof TRIP_LISTS): Promise<number> => {
  const totals = await Promise.all(TRIP_LISTS[filter].map(([name]) => readListTotal(db, name)));
  return totals.reduce((sum, n) => sum + n, 0);
};
