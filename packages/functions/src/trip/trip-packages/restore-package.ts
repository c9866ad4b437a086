import { refuse } from '@wayline/core/areas/trip/trip-packages/errors';
import { packageNow } from '@wayline/core/areas/trip/trip-packages/made-package';
import { TripPackages } from '@wayline/core/areas/trip/trip-packages/package.records';
import { packagesContracts } from '@wayline/core/areas/trip/trip-packages/packages.contract';
import { MOST_PACKAGES, packagesTurn, readPackages } from '@wayline/core/areas/trip/trip-packages/read-packages';
import { getPurgeAt } from '@wayline/core/base/purge-at';
import { inTurn } from '@wayline/core/store/in-turn';
import { endpoint } from '../../kernel/endpoint';

/** A package that the table has not yet forgotten, though its days are over, is gone all the same. */
export const handler = endpoint(packagesContracts['trips.packages.restore'], ({ input, db, deps, commit }) =>
  inTurn({ db, deps }, packagesTurn(input.id), async (turn) => {
    const { id, package_id } = input;
    const found = await readPackages(db, id, true);
    const before = found?.find(package_id);
    if (!found || !before?.deleted_at || getPurgeAt(before.deleted_at) <= deps.now()) return refuse('record.missing');
    if (found.standing.length >= MOST_PACKAGES)
      return refuse('package.too_many', { params: { limit: String(MOST_PACKAGES) } });
    const saved = db.save(TripPackages, before, { ...before, deleted_at: undefined });
    return commit({ writes: [turn, saved], answer: { package: packageNow(saved.after, found.live) } });
  }),
);
