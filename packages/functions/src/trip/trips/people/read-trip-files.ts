import { TripFiles, tripFiles } from '@wayline/core/areas/trip/trips/people/trip-file.records';
import { Trips } from '@wayline/core/areas/trip/trips/trip.records';
import type { CompanyId, TripId } from '@wayline/core/base/ids';
import type { Table } from '@wayline/core/store/client';
import { getRecord, readPartition } from '@wayline/core/store/read';

/** The files of a trip; undefined when this company has no such trip. */
export const readTripFiles = async (table: Table, company: CompanyId, id: TripId, consistent = false) => {
  const [trip, { files }] = await Promise.all([
    getRecord(table, company, Trips, { id }),
    readPartition(table, company, tripFiles(id), { files: TripFiles }, { consistent }),
  ]);
  return trip && files;
};
