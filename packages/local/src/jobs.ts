import type { Handlers } from './gateway/handlers';

const EVERY_MS = 20_000;

/** Runs the scheduled work as EventBridge would, one run after the other; `run` starts one now and waits for it. */
export const schedule = (handlers: Handlers) => {
  let last: Promise<unknown> = Promise.resolve();
  const run = () => {
    last = last.then(async () => (await handlers.of('jobs/due-work'))({})).catch(console.error);
    return last;
  };
  const timer = setInterval(run, EVERY_MS);
  timer.unref();
  return {
    run,
    stop: async () => {
      clearInterval(timer);
      await last;
    },
  };
};

/** Hands the table's stream to its consumers, each of them for itself, as two event source mappings would. */
export const streamConsumers = (handlers: Handlers) => async (batch: unknown) => {
  for (const name of ['jobs/deliver-events', 'jobs/send-mail']) await (await handlers.of(name))(batch);
};
