import type { DynamoDBStreamEvent } from 'aws-lambda';
import { isHeard, STREAM_FILTERS, type StreamConsumer } from '../../../stacks/stream-filters';
import type { Handlers } from './gateway/handlers';

const EVERY_MS = 20_000;
const LONG_WORK = 'jobs/long-work';
const SCHEDULED_RUNS = ['jobs/due-work', LONG_WORK].map((name) => ({ name, event: {} }));
const CONSUMERS = Object.keys(STREAM_FILTERS) as StreamConsumer[];

type Run = { name: string; event: unknown };
/** Each is run also when the other fails; the first failure is thrown afterwards. */
const runEach = async (handlers: Handlers, runs: readonly Run[], limit?: TimeLimit) => {
  const outcomes = await Promise.allSettled(
    runs.map(async ({ name, event }) => (await handlers.of(name))(event, limit)),
  );
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
};

/** Time without end for what runs, as Lambda would tell it, until `end`: what takes long then leaves the rest to the next start. */
export const timeUntilEnd = () => {
  let ended = false;
  return {
    limit: { getRemainingTimeInMillis: () => (ended ? 0 : Number.POSITIVE_INFINITY) },
    end: () => {
      ended = true;
    },
  };
};
type TimeLimit = ReturnType<typeof timeUntilEnd>['limit'];

/** Runs the scheduled work as EventBridge would, one run after the other; `run` starts one after those before it and waits for it. */
export const schedule = (handlers: Handlers, limit?: TimeLimit) => {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  const run = () => {
    waiting += 1;
    last = last
      .then(() => runEach(handlers, SCHEDULED_RUNS, limit))
      .catch(console.error)
      .finally(() => {
        waiting -= 1;
      });
    return last;
  };
  /** Work that takes longer than its interval must not queue up behind itself. */
  const tick = () => {
    if (waiting === 0) void run();
  };
  const timer = setInterval(tick, EVERY_MS);
  timer.unref();
  return {
    run,
    stop: async () => {
      clearInterval(timer);
      await last;
    },
  };
};

/**
 * What a deployment ends with, here when the product starts: data of an earlier version takes its place in lists that came since, and waits
 * for what came since; open pages hear of the new version.
 */
export const afterDeployment = async (handlers: Handlers, limit?: TimeLimit) => {
  await (await handlers.of('jobs/after-deployment'))({});
  await (await handlers.of(LONG_WORK))({}, limit);
};

type Mark = { isBy(version: string): boolean; begun(version: string): void };
/**
 * The same when the product starts, in the background, and only for data that another version wrote: what the present one wrote is up to
 * date. A migration that is ended half way goes on with the scheduled work.
 */
export const migrateInBackground = (handlers: Handlers, mark: Mark, limit?: TimeLimit) => {
  const version = handlers.version(LONG_WORK);
  const running = mark.isBy(version)
    ? Promise.resolve()
    : afterDeployment(handlers, limit).then(() => mark.begun(version), console.error);
  return { done: () => running };
};

/** Hands the table's stream to its consumers, as two event source mappings would: each gets what it is to hear, and is not called for nothing. */
export const streamConsumers = (handlers: Handlers) => (batch: DynamoDBStreamEvent) =>
  runEach(
    handlers,
    CONSUMERS.map((name) => ({
      name,
      event: { Records: batch.Records.filter((record) => isHeard(name, record)) },
    })).filter(({ event }) => event.Records.length > 0),
  );
