import { TripPackages } from '@wayline/core/areas/trip/trip-packages/package.records';
import { packagesContracts } from '@wayline/core/areas/trip/trip-packages/packages.contract';
import { isNotDeleted } from '@wayline/core/areas/trip/trip-packages/read-packages';
import { readInTrip } from '@wayline/core/areas/trip/trips/read-in-trip';
import { refuse } from '@wayline/core/base/result';
import { retryOnConflict } from '@wayline/core/store/retry-on-conflict';
import { endpoint } from '../../kernel/endpoint';

export const handler = endpoint(packagesContracts['trips.packages.delete'], ({ input, db, deps, commit }) =>
  retryOnConflict(async () => {
    const { id, package_id } = input;
    const read = await readInTrip(db, TripPackages, { trip_id: id, id: package_id });
    if (!read || !isNotDeleted(read.found)) return refuse('record.missing');
    const deleted = db.save(TripPackages, read.found, { ...read.found, deleted_at: deps.now() });
    return commit({ writes: [deleted], answer: { status: 'success' as const } });
  }),
);
