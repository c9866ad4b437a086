import { useQueryClient } from '@tanstack/react-query';
import type { TripOutcome } from '@wayline/core/areas/trip/trips/lifecycle.contract';
import type { TripRow } from '@wayline/core/areas/trip/trips/trip';
import type { TripId, UserId } from '@wayline/core/base/ids';
import { countOf } from '@wayline/core/base/plural';
import { useState } from 'react';
import { call } from '../../../../lib/api';
import { notify } from '../../../../lib/toast-store';
import { notifyError } from '../../../../ui/notify-error';
import { invalidateTrips } from './invalidate-trips';
import { runInChunks } from './run-in-chunks';

const STAY = { onMissing: 'stay' } as const;
/** What can be done to many trips, each with what takes it back. */
export const ACTIONS = {
  archive: (ids: TripId[], key: string) => call('trips.archive', { ids }, { ...STAY, idempotencyKey: key }),
  unarchive: (ids: TripId[], key: string) => call('trips.unarchive', { ids }, { ...STAY, idempotencyKey: key }),
  remove: (ids: TripId[], key: string) => call('trips.delete', { ids }, { ...STAY, idempotencyKey: key }),
  tag: (tag: string, on: boolean) => (ids: TripId[], key: string) =>
    call('trips.tag', { ids, tag, on }, { ...STAY, idempotencyKey: key }),
  assign: (advisor_id: UserId) => (ids: TripId[], key: string) =>
    call('trips.assign', { ids, advisor_id }, { ...STAY, idempotencyKey: key }),
};

type Send = Parameters<typeof runInChunks>[1];
export type Work = {
  /** Completes "3 trips ...". */
  done: string;
  send: Send;
  /** What takes it back from those it changed; without it there is no undo. */
  back?: (changed: readonly TripOutcome[]) => { ids: TripId[]; send: Send }[];
};
export type Failure = { id: string; name: string; why: string };

/** Runs a bulk action with its progress, says what became of it, and offers to take it back. */
export const useBulk = () => {
  const client = useQueryClient();
  const [progress, setProgress] = useState<{ done: number; of: number }>();
  const [failures, setFailures] = useState<readonly Failure[]>([]);

  const refresh = () => invalidateTrips(client);
  const takeBack = async (steps: { ids: TripId[]; send: Send }[]) => {
    for (const { ids, send } of steps) {
      const failed = (await runInChunks(ids, send, () => undefined)).find(({ done }) => !done);
      if (failed) notify({ kind: 'error', title: 'Not everything could be undone', text: failed.why });
    }
    await refresh();
  };

  const run = async (trips: readonly TripRow[], { done, send, back }: Work) => {
    setProgress({ done: 0, of: trips.length });
    const ids = trips.map(({ id }) => id);
    const outcomes = await runInChunks(ids, send, (n) => setProgress({ done: n, of: ids.length }));
    setProgress(undefined);
    const changed = outcomes.filter((outcome) => outcome.changed);
    const nameOf = new Map<string, string>(trips.map(({ id, code, trip_name }) => [id, `${code} ${trip_name}`]));
    setFailures(
      outcomes.flatMap((one) =>
        one.done ? [] : [{ id: one.id, name: nameOf.get(one.id) ?? one.id, why: one.why ?? '' }],
      ),
    );
    if (outcomes.some((one) => one.done)) {
      notify({
        kind: 'success',
        title: `${countOf(changed.length, 'trip')} ${done}`,
        ...(back && changed.length > 0 && { undo: () => void takeBack(back(changed)).catch(notifyError) }),
      });
    }
    await refresh();
  };
  return { run, progress, failures, forgetFailures: () => setFailures([]), refresh };
};
export type Bulk = ReturnType<typeof useBulk>;
