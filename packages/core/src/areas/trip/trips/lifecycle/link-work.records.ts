import * as z from 'zod';
import { TripId } from '../../../../base/ids';
import { later } from '../../../../base/later';
import { Instant } from '../../../../base/values';
import { record } from '../../../../store/record';
import type { Write, Writes } from '../../../../store/write';

/** Waits until whoever rendered pages meanwhile is done, in minutes: a publish takes seconds, a function at most one minute. */
const SETTLES_AFTER = 2;
const MINUTE_MS = 60_000;

/** Trips that came, went, were cancelled or restored: what their links show is put right once more when this is due. */
export const LinkWork = record({
  name: 'link_work',
  schema: z.object({ id: z.string(), trip_ids: z.array(TripId), due_at: Instant }),
  key: ['id'],
  partition: () => ['LINK_WORK'],
  sort: (k) => [k.id],
  due: (work) => work.due_at,
});

/** Has the pages of these trips' links looked at again; written in the transaction that changes what they may show. */
export const settleLater = (db: Writes, id: string, trip_ids: readonly TripId[], now: string): Write =>
  db.insert(LinkWork, {
    id,
    trip_ids: [...trip_ids],
    due_at: later(now, SETTLES_AFTER * MINUTE_MS),
  });
