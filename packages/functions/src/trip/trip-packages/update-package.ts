import { madePackage, packageNow } from '@wayline/core/areas/trip/trip-packages/made-package';
import { packageEvents } from '@wayline/core/areas/trip/trip-packages/package.events';
import { TripPackages } from '@wayline/core/areas/trip/trip-packages/package.records';
import { packagesContracts } from '@wayline/core/areas/trip/trip-packages/packages.contract';
import { isNotDeleted, readPackages } from '@wayline/core/areas/trip/trip-packages/read-packages';
import { requireTripExists } from '@wayline/core/areas/trip/trips/trip.records';
import { refuse } from '@wayline/core/base/result';
import { endpoint } from '../../kernel/endpoint';

/** Saves what differs; the figures follow from the bookings as they stand now. Source: R-TRIP-123. */
export const handler = endpoint(
  packagesContracts['trips.packages.update'],
  async ({ input: { id, package_id, version, ...changes }, db, deps, commit }) => {
    const found = await readPackages(db, id);
    const before = found?.find(package_id);
    if (!found || !before || !isNotDeleted(before)) return refuse('record.missing');
    if (before.version !== version) return refuse('record.stale', { current: packageNow(before, found.live) });
    const now = deps.now();
    const { trip_id, created_at, booking_mappers } = before;
    const facts = { id: package_id, trip_id, created_at, updated_at: now, version: version + 1 };
    const made = madePackage({ ...before, ...changes }, facts, found.live, booking_mappers);
    if (!made.ok) return made;
    const { booking_mappers: rows, ...said } = changes;
    return commit({
      writes: [db.change(TripPackages, before, made.value), requireTripExists(db, id, now)],
      audit: { subject: id, changes: { package: package_id, ...said, rows: rows?.length } },
      events: [packageEvents.changed(made.value)],
      answer: { package: packageNow(made.value, found.live) },
    });
  },
);
