import type { TripId, TripPackageId } from '../../../base/ids';
import type { TenantDb } from '../../../store/tenant-db';
import { readTrip } from '../trips/whole-trip';
import { liveRows } from './live-row';
import type { TripPackage } from './trip-package';

/** So many packages has a trip at most, deleted ones aside. */
export const MOST_PACKAGES = 50;
/** Whose turn it is to put a package on a trip. */
export const packagesTurn = (id: TripId) => `packages ${id}`;
export const isNotDeleted = ({ deleted_at }: Pick<TripPackage, 'deleted_at'>): boolean => !deleted_at;

/** A trip with its packages and what its bookings cost now; undefined when this company has no such trip. */
export const readPackages = async (db: TenantDb, id: TripId, consistent = false) => {
  const whole = await readTrip(db, id, consistent);
  if (!whole) return undefined;
  const { trip, packages, bookings } = whole;
  return {
    trip,
    standing: packages.filter(isNotDeleted),
    live: liveRows(bookings, trip.trip_pax),
    find: (package_id: TripPackageId) => packages.find((one) => one.id === package_id),
  };
};
