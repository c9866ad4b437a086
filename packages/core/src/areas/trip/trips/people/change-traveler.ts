import type { SignedCall } from '../../../../access/signed-call';
import { fullName } from '../../../../base/full-name';
import type { TravelerId, TripId } from '../../../../base/ids';
import { ok, type Result, refuse } from '../../../../base/result';
import { checkSeen } from '../../../../store/check-seen';
import { retryOnConflict } from '../../../../store/retry-on-conflict';
import type { TenantDb } from '../../../../store/tenant-db';
import { linkTravelers } from '../../bookings/people/link-travelers';
import { saveInParts } from '../../bookings/people/save-in-parts';
import { updateTraveler } from '../lead-traveler';
import type { Traveler } from '../traveler';
import type { travelerEvents } from '../trip.events';
import { readTrip, type WholeTrip } from '../whole-trip';

type Wanted = {
  trip: TripId;
  traveler: TravelerId;
  version: number;
  event: typeof travelerEvents.changed;
  change: (before: Traveler) => Traveler;
};

/** Bookings that an earlier version wrote know people by their names: while the names still hold, they learn who is meant. */
const settleOlderBookings = (db: TenantDb, { bookings, travelers }: WholeTrip) =>
  saveInParts(
    db,
    bookings
      .filter(({ traveler_names }) => traveler_names !== undefined)
      .map((before) => ({ before, after: linkTravelers(before, travelers) })),
  );

/** Changes a person on a trip, with what the trip's row says of them. A save of an older version is refused. */
export const changeTraveler = (
  { db, commit }: SignedCall,
  { trip, traveler, version, event, change }: Wanted,
): Promise<Result<{ traveler: Traveler }>> =>
  retryOnConflict(async () => {
    const whole = await readTrip(db, trip);
    const before = whole?.travelers.find((t) => t.id === traveler);
    if (!whole || !before) return refuse('record.missing');
    const seen = checkSeen(before, version, ({ passport_sealed: _sealed, ...current }) => current);
    if (!seen.ok) return seen;
    const after = change(before);
    const settled = fullName(before) === fullName(after) ? ok(true) : await settleOlderBookings(db, whole);
    if (!settled.ok) return settled;
    const [saved, ...moved] = updateTraveler(db, before, { after, event }, whole);
    return commit({ writes: [saved, ...moved], answer: { traveler: saved.after } });
  });
