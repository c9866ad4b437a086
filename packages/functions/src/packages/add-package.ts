import type { TripId } from '@wayline/core/kernel/ids';
import { type Result, refuse } from '@wayline/core/kernel/result';
import { madePackage, packageNow } from '@wayline/core/packages/made-package';
import { TripPackages } from '@wayline/core/packages/package.records';
import type { packagesContracts } from '@wayline/core/packages/packages.contract';
import type { PackageDraft, TripPackage } from '@wayline/core/packages/trip-package';
import { writesFor } from '@wayline/core/store/write';
import { whileTripStands } from '@wayline/core/trips/trip.records';
import type { Call } from '../kernel/endpoint';
import { tripEvent } from '../trips/trip-event';
import { MOST_PACKAGES, type readPackages } from './trip-packages';

type Tools = Pick<Call<(typeof packagesContracts)['trips.packages.create']>, 'actor' | 'deps' | 'commit'>;
type Found = NonNullable<Awaited<ReturnType<typeof readPackages>>>;

/** Puts one more package on a trip. */
export const addPackage = async (
  { actor, deps, commit }: Tools,
  { trip, standing, live }: Found,
  draft: PackageDraft,
): Promise<Result<{ package: TripPackage }>> => {
  if (standing.length >= MOST_PACKAGES) return refuse('package.too_many', { fill: { limit: String(MOST_PACKAGES) } });
  const now = deps.now();
  const id: TripId = trip.id;
  const facts = { id: deps.newId('trip_package'), trip_id: id, created_at: now, updated_at: now, version: 1 };
  const made = madePackage(draft, facts, live);
  if (!made.ok) return made;
  const w = writesFor(deps.table, actor.company_id);
  return commit({
    writes: [w.insert(TripPackages, made.value), whileTripStands(w, id, now)],
    audit: { subject: id, action: 'package.added', changes: { package: facts.id, name: draft.name } },
    event: tripEvent(actor, id, `${actor.name} made the package ${draft.name}`),
    answer: { package: packageNow(made.value, live) },
  });
};
