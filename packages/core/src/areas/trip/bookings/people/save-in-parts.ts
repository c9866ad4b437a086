import { ok, type Result } from '../../../../base/result';
import { writeTogether } from '../../../../store/commit';
import type { TenantDb } from '../../../../store/tenant-db';
import { fitting } from '../../trips/dates/pack-writes';
import type { Booking } from '../booking';
import { Bookings } from '../booking.records';

/**
 * Writes however many bookings that say the same in another way, as many in a transaction as it takes. Each stands for itself, so that one
 * that fails leaves nothing half done and the rest for the next try. Refuses `record.stale` when somebody has changed one since it was read.
 */
export const saveInParts = async (
  db: TenantDb,
  changed: readonly { before: Booking; after: Booking }[],
): Promise<Result<true>> => {
  let writes = changed.map(({ before, after }) => db.change(Bookings, before, after));
  while (writes.length > 0) {
    const some = writes.slice(0, fitting(writes));
    const written = await writeTogether(db, some);
    if (!written.ok) return written;
    writes = writes.slice(some.length);
  }
  return ok(true);
};
