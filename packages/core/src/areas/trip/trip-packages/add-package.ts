import type { SignedCall } from '../../../access/signed-call';
import type { TripId } from '../../../base/ids';
import type { Result } from '../../../base/result';
import { inTurn } from '../../../store/in-turn';
import { requireTripExists } from '../trips/trip.records';
import { refuse } from './errors';
import { madePackage, packageNow } from './made-package';
import { TripPackages } from './package.records';
import { MOST_PACKAGES, packagesTurn, readPackages } from './read-packages';
import type { PackageDraft, TripPackage } from './trip-package';

type Found = NonNullable<Awaited<ReturnType<typeof readPackages>>>;

/** Puts one more package on a trip; `draftOf` makes it of what the trip holds, or finds nothing to make it of. */
export const addPackage = (
  { db, deps, commit }: SignedCall,
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
    const made = madePackage(draft, { id: deps.newId('trip_package'), trip_id: id }, live);
    if (!made.ok) return made;
    const created = db.create(TripPackages, made.value);
    return commit({
      writes: [turn, created, requireTripExists(db, id, deps.now())],
      answer: { package: packageNow(created.after, live) },
    });
  });
