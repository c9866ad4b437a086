import { mayCall } from '@wayline/core/access/access';
import type { Actor } from '@wayline/core/access/actor';
import { cancelTrip, restoreTrip } from '@wayline/core/areas/trip/trips/lifecycle/trip-life';
import { lifecycleContracts } from '@wayline/core/areas/trip/trips/lifecycle.contract';
import type { Trip } from '@wayline/core/areas/trip/trips/trip';
import { Trips } from '@wayline/core/areas/trip/trips/trip.records';
import { checkTripDates } from '@wayline/core/areas/trip/trips/trip-dates';
import { mergedTrip } from '@wayline/core/areas/trip/trips/trip-merge';
import { tripsContracts } from '@wayline/core/areas/trip/trips/trips.contract';
import { ok, type Result, refuse } from '@wayline/core/base/result';
import { retryOnConflict } from '@wayline/core/store/retry-on-conflict';
import { endpoint } from '../../kernel/endpoint';

/** A trip that gets another status: into and out of CANCELLED needs what cancelling and restoring need, and keeps what they keep. */
const lifeOf = (trip: Trip, status: Trip['trip_status'] | undefined, actor: Actor, now: string): Result<Trip> => {
  const [was, is] = [trip.trip_status === 'CANCELLED', (status ?? trip.trip_status) === 'CANCELLED'];
  if (was === is) return ok(trip);
  const access = is ? lifecycleContracts['trips.cancel'].access : lifecycleContracts['trips.restore'].access;
  const allowed = mayCall(access, actor);
  if (!allowed.ok) return allowed;
  return is ? cancelTrip(trip, undefined, now) : restoreTrip(trip);
};

/** Changes what an advisor enters of a trip, and keeps what others have saved of it meanwhile. Source: R-TRIP-108, R-TRIP-153. */
export const handler = endpoint(tripsContracts['trips.update'], ({ input, actor, db, deps, commit }) =>
  retryOnConflict(async () => {
    const { id, version, was, ...sent } = input;
    const before = await db.get(Trips, { id });
    if (!before) return refuse('record.missing');
    const merged = mergedTrip(before, { version, was, changes: sent });
    if (!merged.ok) return merged;
    const life = lifeOf(before, merged.value.trip_status, actor, deps.now());
    if (!life.ok) return life;
    const after = { ...life.value, ...merged.value };
    const dates = checkTripDates(after);
    if (!dates.ok) return dates;
    const saved = db.save(Trips, before, after);
    return commit({ writes: [saved], answer: { trip: saved.after } });
  }),
);
