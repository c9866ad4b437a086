import { madePackage, packageNow } from '@wayline/core/areas/trip/trip-packages/made-package';
import { packageEvents } from '@wayline/core/areas/trip/trip-packages/package.events';
import { TripPackages } from '@wayline/core/areas/trip/trip-packages/package.records';
import type { packagesContracts } from '@wayline/core/areas/trip/trip-packages/packages.contract';
import type { PackageDraft, TripPackage } from '@wayline/core/areas/trip/trip-packages/trip-package';
import { requireTripExists } from '@wayline/core/areas/trip/trips/trip.records';
import type { TripId } from '@wayline/core/base/ids';
import { type Result, refuse } from '@wayline/core/base/result';
import { inTurn } from '@wayline/core/store/in-turn';
import type { Call } from '../../kernel/endpoint';
import { MOST_PACKAGES, packagesTurn, readPackages } from './trip-packages';

type Tools = Pick<Call<(typeof packagesContracts)['trips.packages.create']>, 'actor' | 'db' | 'deps' | 'commit'>;
type Found = NonNullable<Awaited<ReturnType<typeof readPackages>>>;

/** Puts one more package on a trip; `draftOf` makes it of what the trip holds, or finds nothing to make it of. */
export const addPackage = (
  { db, deps, commit }: Tools,
  id: TripId,
  draftOf: (found: Found) => PackageDraft | undefined,
): Promise<Result<{ package: TripPackage }>> =>
  inTurn({ db, deps }, packagesTurn(id), async (turn) => {
    const found = await readPackages(db, id, true);
    const draft = found && draftOf(found);
    if (!found || !draft) return refuse('record.missing');
    const { standing, live } = found;
    if (standing.length >= MOST_PACKAGES)
      return refuse('package.too_many', { params: { limit: String(MOST_PACKAGES) } });
    const now = deps.now();
    const facts = { id: deps.newId('trip_package'), trip_id: id, created_at: now, updated_at: now, version: 1 };
    const made = madePackage(draft, facts, live);
    if (!made.ok) return made;
    return commit({
      writes: [turn, db.insert(TripPackages, made.value), requireTripExists(db, id, now)],
      audit: { subject: id, changes: { package: facts.id, name: draft.name } },
      events: [packageEvents.added(made.value)],
      answer: { package: packageNow(made.value, live) },
    });
  });
