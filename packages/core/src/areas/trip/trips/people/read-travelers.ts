import type { TripId } from '../../../../base/ids';
import { wholeList } from '../../../../store/full-page';
import type { TenantDb } from '../../../../store/tenant-db';
import type { Traveler } from '../traveler';
import { inTrip } from '../trip.partition';
import { Travelers } from '../trip.records';

/** The people of a trip, without anything else of it. */
export const readTravelers = (db: TenantDb, trip: TripId): Promise<Traveler[]> =>
  wholeList((cursor) => db.listPartition(Travelers, { partition: inTrip(trip), prefix: 'TRAVELER#' }, { cursor }));
