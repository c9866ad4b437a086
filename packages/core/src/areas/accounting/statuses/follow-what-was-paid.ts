import type { SignedCall } from '../../../access/signed-call';
import type { TravelerId, TripId } from '../../../base/ids';
import { type Result, refuse } from '../../../base/result';
import { checkSeen } from '../../../store/check-seen';
import { retryOnConflict } from '../../../store/retry-on-conflict';
import { withoutScope } from '../../../store/tenant-db';
import { type Traveler, Travelers, travelerEvents } from '../../trip/public';
import { readTripStatuses } from './read-trip-statuses';

type Asked = { trip: TripId; traveler: TravelerId; version: number };
/**
 * Takes back what a person said of a traveler: they have the status that bookings, forms and payments give them. One who canceled stays
 * canceled. `record.missing` where the caller doesn’t see them, `record.stale` with the traveler as they are now.
 */
export const followWhatWasPaid = (
  { db, commit }: SignedCall,
  { trip: trip_id, traveler: id, version }: Asked,
): Promise<Result<Pick<Traveler, 'status' | 'version'>>> =>
  retryOnConflict(async () => {
    const before = await db.get(Travelers, { trip_id, id }, true);
    if (!before) return refuse('record.missing');
    const seen = checkSeen(before, version, ({ passport_sealed: _sealed, ...current }) => current);
    if (!seen.ok) return seen;
    // Whoever may see the trip may know what its money says of a traveler, also where they see no invoice.
    const found = (await readTripStatuses(withoutScope(db), trip_id)).find(({ traveler }) => traveler.id === id);
    if (!found) return refuse('record.missing');
    const { manual_status: _ended, ...kept } = before;
    const saved = db.save(Travelers, before, { ...kept, status: found.status }, { as: travelerEvents.changed });
    return commit({ writes: [saved], answer: { status: saved.after.status, version: saved.after.version } });
  });
