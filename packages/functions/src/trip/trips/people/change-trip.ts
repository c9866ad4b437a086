import type { Actor } from '@wayline/core/access/actor';
import type { Trip } from '@wayline/core/areas/trip/trips/trip';
import type { tripEvents } from '@wayline/core/areas/trip/trips/trip.events';
import { Trips } from '@wayline/core/areas/trip/trips/trip.records';
import type { TripId } from '@wayline/core/base/ids';
import { ok, type Result, refuse } from '@wayline/core/base/result';
import type { Committer } from '@wayline/core/store/commit';
import type { Deps } from '@wayline/core/store/deps';
import type { TenantDb } from '@wayline/core/store/tenant-db';

type By = { actor: Actor; db: TenantDb; deps: Deps; commit: Committer };
type Changes = Partial<Trip>;
type Wanted = {
  id: TripId;
  /** The version the caller has edited; left out by who builds on whatever stands. */
  version?: number;
  event: typeof tripEvents.changed;
  changes: Changes | ((before: Trip) => Result<Changes>);
};

/** Changes fields of a trip: read, decided, written in one transaction, told to who looks at it. */
export const changeTrip = async (
  { db, deps, commit }: By,
  { id, version, event, changes }: Wanted,
): Promise<Result<{ trip: Trip }>> => {
  const before = await db.get(Trips, { id });
  if (!before) return refuse('record.missing');
  if (version !== undefined && version !== before.version) return refuse('record.stale', { current: before });
  const decided = typeof changes === 'function' ? changes(before) : ok(changes);
  if (!decided.ok) return decided;
  const trip = { ...before, ...decided.value, updated_at: deps.now(), version: before.version + 1 };
  return commit({
    writes: [db.change(Trips, before, trip)],
    audit: { subject: id, changes: decided.value },
    events: [event(trip)],
    answer: { trip },
  });
};
