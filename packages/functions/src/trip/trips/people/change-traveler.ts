import type { Actor } from '@wayline/core/access/actor';
import { linkTravelers } from '@wayline/core/areas/trip/bookings/people/link-travelers';
import { saveInParts } from '@wayline/core/areas/trip/bookings/people/save-in-parts';
import { updateTraveler } from '@wayline/core/areas/trip/trips/lead-traveler';
import type { Traveler } from '@wayline/core/areas/trip/trips/traveler';
import type { travelerEvents } from '@wayline/core/areas/trip/trips/trip.events';
import { readTrip, type WholeTrip } from '@wayline/core/areas/trip/trips/whole-trip';
import { fullName } from '@wayline/core/base/full-name';
import type { TravelerId, TripId } from '@wayline/core/base/ids';
import { ok, type Result, refuse } from '@wayline/core/base/result';
import type { Committer } from '@wayline/core/store/commit';
import type { Deps } from '@wayline/core/store/deps';
import { retryOnConflict } from '@wayline/core/store/retry-on-conflict';
import { type TenantDb, tenantDb } from '@wayline/core/store/tenant-db';

type By = { actor: Actor; db: TenantDb; deps: Deps; commit: Committer };
type Wanted = {
  trip: TripId;
  traveler: TravelerId;
  version: number;
  event: typeof travelerEvents.changed;
  change: (before: Traveler) => Traveler;
};

/** Bookings that an earlier version wrote know people by their names: while the names still hold, they learn who is meant. */
const settleOlderBookings = ({ table }: Deps, { company_id }: Actor, { bookings, travelers }: WholeTrip) =>
  saveInParts(
    tenantDb(table, company_id),
    bookings
      .filter(({ traveler_names }) => traveler_names !== undefined)
      .map((before) => ({ before, after: linkTravelers(before, travelers) })),
  );

/** Changes a person on a trip, with what the trip's row says of them. A save of an older version is refused. */
export const changeTraveler = (
  { actor, db, deps, commit }: By,
  { trip, traveler, version, event, change }: Wanted,
): Promise<Result<{ traveler: Traveler }>> =>
  retryOnConflict(async () => {
    const whole = await readTrip(db, trip);
    const before = whole?.travelers.find((t) => t.id === traveler);
    if (!whole || !before) return refuse('record.missing');
    const { passport_sealed: _sealed, ...current } = before;
    if (before.version !== version) return refuse('record.stale', { current });
    const after = { ...change(before), version: before.version + 1 };
    const settled = fullName(before) === fullName(after) ? ok(true) : await settleOlderBookings(deps, actor, whole);
    if (!settled.ok) return settled;
    const writes = updateTraveler(db, before, after, whole);
    return commit({
      writes,
      audit: { subject: trip, about: writes[0] },
      events: [event(after)],
      answer: { traveler: after },
    });
  });
