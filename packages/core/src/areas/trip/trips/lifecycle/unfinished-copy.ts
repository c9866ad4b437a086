import * as z from 'zod';
import { TripId } from '../../../../base/ids';
import { later } from '../../../../base/later';
import { Instant, Version } from '../../../../base/values';
import { emptyPartition } from '../../../../store/empty-partition';
import { record } from '../../../../store/record';
import type { TenantDb } from '../../../../store/tenant-db';
import { purgeBookings } from '../../history/purge-trip';
import { inTrip } from '../trip.partition';

/** Longer than any function lives: a copy that is no trip by then has died. */
const DEAD_AFTER_MS = 5 * 60_000;

/**
 * A copy of more than one transaction, from its first part until it is a trip: the step that makes the trip takes this away as it was
 * written, and whoever clears up writes it anew first, so that it is never both a trip and cleared.
 */
export const UnfinishedCopies = record({
  name: 'unfinished_copy',
  schema: z.object({ trip_id: TripId, due_at: Instant, version: Version }),
  key: ['trip_id'],
  partition: () => ['UNFINISHED_COPIES'],
  sort: (k) => [k.trip_id],
  due: (copy) => copy.due_at,
});
type UnfinishedCopy = z.infer<typeof UnfinishedCopies.schema>;

export const beginCopy = (trip_id: TripId, now: string): UnfinishedCopy => ({
  trip_id,
  due_at: later(now, DEAD_AFTER_MS),
  version: 1,
});

/** Takes away what was written of a copy that became no trip, and its bookings from the count. Safe to repeat; a copy that is a trip by now is left alone. */
export const clearCopy = async (db: TenantDb, copy: UnfinishedCopy): Promise<void> => {
  const { trip_id } = copy;
  const mine = await db.transact([db.change(UnfinishedCopies, copy, copy)]);
  if (!mine.ok) return;
  await purgeBookings(db, trip_id, true);
  await emptyPartition(db, inTrip(trip_id));
  await db.transact([db.remove(UnfinishedCopies, { trip_id })]);
};
