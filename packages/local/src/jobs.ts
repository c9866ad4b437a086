import type { Handlers } from './gateway/handlers';

const EVERY_MS = 20_000;
const CONSUMERS = ['jobs/deliver-events', 'jobs/send-mail'] as const;

/** Runs the scheduled work as EventBridge would, one run after the other; `run` starts one after those before it and waits for it. */
export const schedule = (handlers: Handlers) => {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  const run = () => {
    waiting += 1;
    last = last
      .then(async () => (await handlers.of('jobs/due-work'))({}))
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
 * Hands the table's stream to its consumers. Each is given the batch, also when the other fails, as two event source mappings would;
 * the first failure is thrown afterwards.
 */
export const streamConsumers = (handlers: Handlers) => async (batch: unknown) => {
  const outcomes = await Promise.allSettled(CONSUMERS.map(async (name) => (await handlers.of(name))(batch)));
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
};
