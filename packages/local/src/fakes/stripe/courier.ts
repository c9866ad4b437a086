import type { StripeEvent } from './stripe-store';

const MOST_TRIES = 6;

/**
 * Hands events on in their order, once it is started. One that `send` says was not taken in is sent again, each time later, and given up
 * in the end.
 */
export const courier = (send: (event: StripeEvent) => Promise<boolean>, firstWaitMs: number) => {
  const waiting: StripeEvent[] = [];
  let running: Promise<void> | undefined;
  let stopped = false;
  let wake = () => {};

  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const deliver = async (event: StripeEvent) => {
    for (let tries = 1; !stopped && !(await send(event)); tries++) {
      if (stopped || tries === MOST_TRIES) return;
      await pause(firstWaitMs * 2 ** tries);
    }
  };
  const run = async () => {
    for (let next = waiting.shift(); next && !stopped; next = waiting.shift()) await deliver(next);
    running = undefined;
  };
  return {
    give: (event: StripeEvent) => {
      waiting.push(event);
    },
    start: () => {
      // Without anything to send it would be over before it is known to run.
      if (!stopped && waiting.length > 0) running ??= run();
    },
    /** Until everything that waits is delivered or given up. */
    idle: async () => {
      await running;
    },
    stop: async () => {
      stopped = true;
      wake();
      await running;
    },
  };
};
export type Courier = ReturnType<typeof courier>;
