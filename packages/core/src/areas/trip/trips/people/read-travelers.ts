import type { CompanyId, TripId } from '../../../../base/ids';
import type { Table } from '../../../../store/client';
import { wholeList } from '../../../../store/full-page';
import { listPartition } from '../../../../store/read';
import type { Traveler } from '../traveler';
import { inTrip } from '../trip.partition';
import { Travelers } from '../trip.records';

/** The people of a trip, without anything else of it. */
export const readTravelers = (table: Table, company: CompanyId, trip: TripId): Promise<Traveler[]> =>
  wholeList((cursor) =>
    listPartition(table, company, Travelers, { partition: inTrip(trip), prefix: 'TRAVELER#' }, { cursor }),
  );
