import type { SignedCall } from '../../../access/signed-call';
import type { TripId } from '../../../base/ids';
import { type Result, refuse } from '../../../base/result';
import { inTurn } from '../../../store/in-turn';
import { requireTripExists } from '../trips/trip.records';
import { madePackage, packageNow } from './made-package';
import { packageEvents } from './package.events';
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
