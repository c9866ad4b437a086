import { TRIPS_AT_ONCE } from '@wayline/core/areas/trip/trips/lifecycle/limits';
import type { TripOutcome } from '@wayline/core/areas/trip/trips/lifecycle.contract';
import type { TripId } from '@wayline/core/base/ids';
import { asApiError } from '../../../../lib/api-error';
import { sendSafely } from './send-safely';

type Send = (ids: TripId[], idempotencyKey: string) => Promise<{ outcomes: TripOutcome[] }>;

const chunksOf = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, i) => all.slice(i * size, (i + 1) * size));

const outcomesOf = async (send: Send, ids: TripId[]): Promise<TripOutcome[]> => {
  const key = crypto.randomUUID();
  try {
    return (await sendSafely(() => send(ids, key))).outcomes;
  } catch (thrown) {
    const why = asApiError(thrown).message;
    return ids.map((id) => ({ id, done: false, changed: false, why }));
  }
};

/** Does something to many trips, some at a time and one after the other; a chunk that fails says why and keeps the rest from nothing. */
export const runInChunks = async (
  ids: readonly TripId[],
  send: Send,
  progress: (done: number) => void,
): Promise<TripOutcome[]> => {
  const outcomes: TripOutcome[] = [];
  for (const chunk of chunksOf(ids, TRIPS_AT_ONCE)) {
    outcomes.push(...(await outcomesOf(send, chunk)));
    progress(outcomes.length);
  }
  return outcomes;
};
