import type { CompanyId } from '../../../../base/ids';
import { ok, type Result } from '../../../../base/result';
import type { Table } from '../../../../store/client';
import { toWriteRefusal } from '../../../../store/commit';
import { transact } from '../../../../store/transact';
import { writesFor } from '../../../../store/write';
import { fitting } from '../../trips/dates/pack-writes';
import type { Booking } from '../booking';
import { Bookings } from '../booking.records';

/**
 * Writes however many bookings that say the same in another way, as many in a transaction as it takes. Each stands for itself, so that one
 * that fails leaves nothing half done and the rest for the next try. Refuses `record.stale` when somebody has changed one since it was read.
 */
export const saveInParts = async (
  table: Table,
  company: CompanyId,
  changed: readonly { before: Booking; after: Booking }[],
): Promise<Result<true>> => {
  const w = writesFor(table, company);
  let writes = changed.map(({ before, after }) => w.change(Bookings, before, after));
  while (writes.length > 0) {
    const some = writes.slice(0, fitting(writes));
    const outcome = await transact(table, some);
    if (!outcome.ok) return toWriteRefusal(some, outcome);
    writes = writes.slice(some.length);
  }
  return ok(true);
};
