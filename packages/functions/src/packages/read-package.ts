import type { CompanyId, TripId, TripPackageId } from '@wayline/core/kernel/ids';
import { TripPackages } from '@wayline/core/packages/package.records';
import type { TripPackage } from '@wayline/core/packages/trip-package';
import type { Table } from '@wayline/core/store/client';
import { getRecords } from '@wayline/core/store/read';
import type { Trip } from '@wayline/core/trips/trip';
import { Trips } from '@wayline/core/trips/trip.records';

/** One package, standing or deleted, of a trip that stands. */
export const readPackage = async (table: Table, company: CompanyId, trip_id: TripId, id: TripPackageId) => {
  const [trip, found] = (await getRecords(table, company, [
    { def: Trips, key: { id: trip_id } },
    { def: TripPackages, key: { trip_id, id } },
  ])) as [Trip | undefined, TripPackage | undefined];
  return trip && found;
};
