import type { CompanyId, TripId } from '@wayline/core/kernel/ids';
import type { Table } from '@wayline/core/store/client';
import { getRecord, readPartition } from '@wayline/core/store/read';
import { TripFiles, tripFiles } from '@wayline/core/trips/people/trip-file.records';
import { Trips } from '@wayline/core/trips/trip.records';

/** The files of a trip; undefined when this company has no such trip. */
export const readTripFiles = async (table: Table, company: CompanyId, id: TripId, consistent = false) => {
  const [trip, { files }] = await Promise.all([
    getRecord(table, company, Trips, { id }),
    readPartition(table, company, tripFiles(id), { files: TripFiles }, { consistent }),
  ]);
  return trip && files;
};
