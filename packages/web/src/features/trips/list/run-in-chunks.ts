import type { TripId } from '@wayline/core/kernel/ids';
import { TRIPS_AT_ONCE } from '@wayline/core/trips/lifecycle/limits';
import type { TripOutcome } from '@wayline/core/trips/lifecycle.contract';
import { asApiError } from '../../../lib/api-error';

type Send = (ids: TripId[], idempotencyKey: string) => Promise<{ outcomes: TripOutcome[] }>;

const chunksOf = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, i) => all.slice(i * size, (i + 1) * size));

/** A chunk that was not answered is asked once more under its key, so that it is done once however often it is sent. */
const sendSafely = async (send: Send, ids: TripId[]): Promise<TripOutcome[]> => {
  const key = crypto.randomUUID();
  const attempt = () => send(ids, key);
  try {
    const answer = await attempt().catch((thrown: unknown) => {
      if (asApiError(thrown).code !== 'unreachable') throw thrown;
      return attempt();
    });
    return answer.outcomes;
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
    outcomes.push(...(await sendSafely(send, chunk)));
    progress(outcomes.length);
  }
  return outcomes;
};
