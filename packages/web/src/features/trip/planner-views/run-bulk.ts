import { type BulkChange, type BulkItem, MOST_AT_ONCE } from '@wayline/core/areas/trip/planner-views/bulk-change';
import type { TripId } from '@wayline/core/base/ids';
import { type CallOutput, call } from '../../../lib/api';

type Result = CallOutput<'book.bookings.bulk-change'>['results'][number];
/** Those of a result that were changed, as the next call has to name them. */
export const listChangedItems = (results: readonly Result[]) =>
  results.flatMap(({ id, done, version }) => (done && version ? [{ id, version }] : []));
type Send = (items: BulkItem[]) => Promise<{ results: Result[] }>;

/** Sends what one call takes, until every item is answered for; what a full transaction left for later goes with the next. */
const inCalls = async (items: readonly BulkItem[], send: Send): Promise<Result[]> => {
  const settled: Result[] = [];
  for (let open = [...items]; open.length > 0; ) {
    const now = open.slice(0, MOST_AT_ONCE);
    const { results } = await send(now);
    const later = new Set(results.filter(({ why }) => why === 'later').map(({ id }) => id));
    settled.push(...results.filter(({ why }) => why !== 'later'));
    // A single booking with more reminders than fit would be asked for ever.
    if (later.size === now.length) return [...settled, ...results];
    open = [...now.filter(({ id }) => later.has(id)), ...open.slice(MOST_AT_ONCE)];
  }
  return settled;
};

export const changeAll = (trip_id: TripId, items: readonly BulkItem[], change: BulkChange) =>
  inCalls(items, (some) => call('book.bookings.bulk-change', { trip_id, items: some, change }));
export const deleteAll = (trip_id: TripId, items: readonly BulkItem[]) =>
  inCalls(items, (some) => call('book.bookings.bulk-delete', { trip_id, items: some }));
