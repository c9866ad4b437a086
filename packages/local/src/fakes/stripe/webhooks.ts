import { createHmac } from 'node:crypto';
import type { StripeEvent } from './stripe-store';

/** What the stand-in signs with; Stripe gives each endpoint its own. */
export const WEBHOOK_SECRET = 'whsec_local';
const FIRST_WAIT_MS = 500;
const MOST_TRIES = 6;

type Signed = { body: string; signature: string };
/** An event as it goes over the wire, signed over its very bytes, by the machine's time. Source: https://docs.stripe.com/webhooks#verify-manually. */
export const signEvent = (event: StripeEvent, secret = WEBHOOK_SECRET): Signed => {
  const body = JSON.stringify({ ...event, api_version: null, livemode: false, pending_webhooks: 1, request: null });
  const t = Math.floor(Date.now() / 1000);
  const v1 = createHmac('sha256', secret).update(`${t}.${body}`).digest('hex');
  return { body, signature: `t=${t},v1=${v1}` };
};

/** Sends events in their order to one address; one that is not answered with 2xx is sent again, each time later, and given up in the end. */
export const webhooks = (firstWaitMs = FIRST_WAIT_MS) => {
  const told: StripeEvent[] = [];
  const waiting: StripeEvent[] = [];
  let address: string | undefined;
  let running: Promise<void> | undefined;
  let stopped = false;
  let wake = () => {};

  const send = async (event: StripeEvent): Promise<boolean> => {
    const { body, signature } = signEvent(event);
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
    try {
      return (await fetch(String(address), { method: 'POST', headers, body })).ok;
    } catch {
      return false;
    }
  };
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
      if (tries === MOST_TRIES) return;
      await pause(firstWaitMs * 2 ** tries);
    }
  };
  const run = async () => {
    for (let next = waiting.shift(); next && !stopped; next = waiting.shift()) await deliver(next);
    running = undefined;
  };
  const start = () => {
    // Without anything to send it would be over before it is known to run.
    if (address && !stopped && waiting.length > 0) running ??= run();
  };
  return {
    tell: (event: StripeEvent) => {
      told.push(event);
      waiting.push(event);
      start();
    },
    /** Where events go from now on; those that waited go too. */
    deliverTo: (to: string) => {
      address = to;
      start();
    },
    /** Until everything that waits is delivered or given up. */
    idle: async () => {
      await running;
    },
    /** Every event since the start, oldest first. */
    told: (): readonly StripeEvent[] => told,
    stop: async () => {
      stopped = true;
      wake();
      await running;
    },
  };
};
