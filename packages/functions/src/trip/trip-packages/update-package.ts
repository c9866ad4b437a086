import { madePackage, packageNow } from '@wayline/core/areas/trip/trip-packages/made-package';
import { TripPackages } from '@wayline/core/areas/trip/trip-packages/package.records';
import { packagesContracts } from '@wayline/core/areas/trip/trip-packages/packages.contract';
import { isNotDeleted, readPackages } from '@wayline/core/areas/trip/trip-packages/read-packages';
import { requireTripExists } from '@wayline/core/areas/trip/trips/trip.records';
import { refuse } from '@wayline/core/base/result';
import { checkSeen } from '@wayline/core/store/check-seen';
import { endpoint } from '../../kernel/endpoint';

/** Saves what differs; the figures follow from the bookings as they stand now. Source: R-TRIP-123. */
export const handler = endpoint(
  packagesContracts['trips.packages.update'],
  async ({ input: { id, package_id, version, ...changes }, db, deps, commit }) => {
    const found = await readPackages(db, id);
    const before = found?.find(package_id);
    if (!found || !before || !isNotDeleted(before)) return refuse('record.missing');
    const seen = checkSeen(before, version, (stands) => packageNow(stands, found.live));
    if (!seen.ok) return seen;
    const made = madePackage({ ...before, ...changes }, before, found.live, before.booking_mappers);
    if (!made.ok) return made;
    const saved = db.save(TripPackages, before, { ...before, ...made.value });
    return commit({
      writes: [saved, requireTripExists(db, id, deps.now())],
      answer: { package: packageNow(saved.after, found.live) },
    });
  },
);
