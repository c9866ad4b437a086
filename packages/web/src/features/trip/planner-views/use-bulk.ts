import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Booking } from '@wayline/core/areas/trip/bookings/booking';
import {
  BULK_STATUSES,
  type BulkItem,
  MOST_AT_ONCE,
  MOST_COPIED_AT_ONCE,
} from '@wayline/core/areas/trip/planner-views/bulk-change';
import type { TripId } from '@wayline/core/base/ids';
import { countOf } from '@wayline/core/base/plural';
import { call } from '../../../lib/api';
import { useGuardedAction } from '../../../lib/use-permission';
import { notifyError } from '../../../ui/notify-error';
import { notify } from '../../../ui/toaster';
import { getNewestVersion } from '../trips/pending-moves';
import { listPendingMoves, PENDING_MOVE_SCOPE } from '../trips/use-pending-moves';
import { changeAll, deleteAll, listChangedItems } from './run-bulk';

export type BulkStatus = (typeof BULK_STATUSES)[number];
type Results = Awaited<ReturnType<typeof changeAll>>;
type Tools = { tripId: TripId; picked: readonly Booking[]; refresh: () => Promise<unknown>; clear: () => void };

const isBulkStatus = (status: string): status is BulkStatus => BULK_STATUSES.some((known) => known === status);

const tell = (results: Results, what: (count: string) => string, undo: () => Promise<unknown>) => {
  const done = results.filter((r) => r.done).length;
  const left = results.length - done;
  if (done > 0)
    notify({ kind: 'success', title: what(countOf(done, 'booking')), undo: () => void undo().catch(notifyError) });
  if (left > 0)
    notify({
      kind: 'warning',
      title: `${countOf(left, 'booking')} not changed`,
      text: 'They’re canceled, unscheduled or changed by someone else. This is the latest version.',
    });
};

/** What is done to the picked bookings: one call each, one undo, and each is answered for. */
export const useBulk = ({ tripId, picked, refresh, clear }: Tools) => {
  const mayEdit = useGuardedAction('Edit Reservations', 'edit reservations');
  const mayDelete = useGuardedAction('Delete Reservations', 'delete reservations');
  const client = useQueryClient();
  const { mutate } = useMutation({
    scope: PENDING_MOVE_SCOPE,
    networkMode: 'always',
    mutationFn: (act: () => Promise<void>) => act(),
    onSuccess: clear,
    onError: notifyError,
    onSettled: refresh,
  });
  const run = (allowed: typeof mayEdit, act: () => Promise<void>) => allowed(() => mutate(act))();
  /** The picked ones as they are once what was done to them before is saved. */
  const items = () => {
    const placings = listPendingMoves(client);
    return picked.map((booking) => ({ id: booking.id, version: getNewestVersion(booking, placings) }));
  };

  const move = (days: number) =>
    run(mayEdit, async () => {
      const results = await changeAll(tripId, items(), { do: 'move', days });
      const back = async () => {
        await changeAll(tripId, listChangedItems(results), { do: 'move', days: -days });
        await refresh();
      };
      tell(results, (n) => `${n} moved ${countOf(Math.abs(days), 'day')} ${days > 0 ? 'later' : 'earlier'}`, back);
    });
  const setStatus = (reservation_status: BulkStatus) =>
    run(mayEdit, async () => {
      const results = await changeAll(tripId, items(), { do: 'set-status', reservation_status });
      const back = async () => {
        const items = listChangedItems(results).map((item) => {
          const before = picked.find(({ id }) => id === item.id)?.reservation_status ?? '';
          return { ...item, ...(isBulkStatus(before) && { reservation_status: before }) };
        });
        await changeAll(tripId, items, { do: 'set-status', reservation_status });
        await refresh();
      };
      tell(results, (n) => `${n} set to ${reservation_status}`, back);
    });
  const remove = () =>
    run(mayDelete, async () => {
      const results = await deleteAll(tripId, items());
      const ids = results.filter((r) => r.done).map(({ id }) => id);
      const back = async () => {
        for (let open = ids; open.length > 0; ) {
          const some = { trip_id: tripId, ids: open.slice(0, MOST_AT_ONCE) };
          const { later } = await call('book.bookings.put-back', some);
          open = [...later, ...open.slice(MOST_AT_ONCE)];
        }
        await refresh();
      };
      tell(results, (n) => `${n} deleted`, back);
    });
  const copyTo = (to: { id: TripId; trip_name: string }) =>
    run(mayEdit, async () => {
      const ids = picked.map(({ id }) => id);
      const made: BulkItem[] = [];
      for (let at = 0; at < ids.length; at += MOST_COPIED_AT_ONCE) {
        const part = { trip_id: tripId, ids: ids.slice(at, at + MOST_COPIED_AT_ONCE), to_trip_id: to.id };
        made.push(
          ...(await call('book.bookings.bulk-copy', part)).bookings.map(({ id, version }) => ({ id, version })),
        );
      }
      const back = async () => {
        await deleteAll(to.id, made);
        await refresh();
      };
      notify({
        kind: 'success',
        title: `${countOf(made.length, 'booking')} copied to ${to.trip_name}`,
        undo: () => void back().catch(notifyError),
      });
    });
  return { move, setStatus, remove, copyTo };
};
export type Bulk = ReturnType<typeof useBulk>;
