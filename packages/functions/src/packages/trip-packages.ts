import type { CompanyId, TripId, TripPackageId } from '@wayline/core/kernel/ids';
import { liveRows } from '@wayline/core/packages/live-row';
import type { TripPackage } from '@wayline/core/packages/trip-package';
import type { Table } from '@wayline/core/store/client';
import { readTrip } from '@wayline/core/trips/whole-trip';

/** So many packages has a trip at most, deleted ones aside. */
export const MOST_PACKAGES = 50;
/** Whose turn it is to put a package on a trip. */
export const packagesTurn = (id: TripId) => `packages ${id}`;
export const isStanding = ({ deleted_at }: Pick<TripPackage, 'deleted_at'>): boolean => !deleted_at;

/** A trip with its packages and what its bookings cost now; undefined when this company has no such trip. */
export const readPackages = async (table: Table, company: CompanyId, id: TripId, consistent = false) => {
  const whole = await readTrip(table, company, id, consistent);
  if (!whole) return undefined;
  const { trip, packages, bookings } = whole;
  return {
    trip,
    standing: packages.filter(isStanding),
    live: liveRows(bookings, trip.trip_pax),
    find: (package_id: TripPackageId) => packages.find((one) => one.id === package_id),
  };
};
