import { createHmac } from 'node:crypto';
import { getAccountId, STRIPE_KEY } from './accounts';
import { type Courier, courier } from './courier';
import type { WebhookEndpoint } from './payment-shapes';
import type { StripeEvent, StripeStore } from './stripe-store';

/** What the stand-in signs with for Wayline's own address; each endpoint of an account has a secret of its own. */
export const WEBHOOK_SECRET = 'whsec_local';
const FIRST_WAIT_MS = 500;

type Signed = { body: string; signature: string };
/** An event as it goes over the wire, signed over its very bytes, by the machine's time. Source: https://docs.stripe.com/webhooks#verify-manually. */
export const signEvent = (event: StripeEvent, secret = WEBHOOK_SECRET): Signed => {
  const body = JSON.stringify({ ...event, api_version: null, livemode: false, pending_webhooks: 1, request: null });
  const t = Math.floor(Date.now() / 1000);
  const v1 = createHmac('sha256', secret).update(`${t}.${body}`).digest('hex');
  return { body, signature: `t=${t},v1=${v1}` };
};

/** Whether an event was taken in at an address. */
const post = async (event: StripeEvent, url: string, secret: string): Promise<boolean> => {
  const { body, signature } = signEvent(event, secret);
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
  try {
    return (await fetch(url, { method: 'POST', headers, body })).ok;
  } catch {
    return false;
  }
};

const OWN = getAccountId(STRIPE_KEY);
const isMeant = ({ enabled_events }: WebhookEndpoint, { type }: StripeEvent) =>
  enabled_events.includes('*') || enabled_events.includes(type);

/**
 * Sends what happens: to Wayline's own address, and to the endpoints that accounts have set up, to each in its order. Nothing is sent
 * before `deliverTo` or `deliverToEndpoints` is called; what waited until then goes too.
 */
export const webhooks = (firstWaitMs = FIRST_WAIT_MS) => {
  const told = new Map<string, StripeEvent[]>();
  const endpoints = new Map<string, Courier>();
  let address: string | undefined;
  let open = false;
  let stopped = false;
  const toWayline = courier((event) => post(event, String(address), WEBHOOK_SECRET), firstWaitMs);

  const note = (account: string, event: StripeEvent) => {
    const before = told.get(account);
    if (before) before.push(event);
    else told.set(account, [event]);
  };
  const tell = (event: StripeEvent) => {
    note(OWN, event);
    toWayline.give(event);
    if (address) toWayline.start();
  };
  const courierTo = (books: StripeStore, id: string): Courier => {
    const to =
      endpoints.get(id) ??
      courier(async (event) => {
        // One that was taken away meanwhile is told nothing more.
        const now = books.find('webhook_endpoint', id);
        return !now || post(event, now.url, now._secret);
      }, firstWaitMs);
    endpoints.set(id, to);
    return to;
  };
  const deliverToEndpoints = () => {
    open = true;
    if (!stopped) for (const to of endpoints.values()) to.start();
  };
  const couriers = () => [toWayline, ...endpoints.values()];
  return {
    /** Something that happened in Wayline's own account. */
    tell,
    /** Something that happened in the account whose books these are. */
    tellOf: (books: StripeStore, event: StripeEvent) => {
      if (books.account.id === OWN) tell(event);
      else note(books.account.id, event);
      for (const endpoint of books.list('webhook_endpoint').filter((one) => isMeant(one, event))) {
        const to = courierTo(books, endpoint.id);
        to.give(event);
        if (open && !stopped) to.start();
      }
    },
    /** Where events of Wayline's own account go from now on; those that waited go too, and those of all accounts to their endpoints. */
    deliverTo: (to: string) => {
      address = to;
      toWayline.start();
      deliverToEndpoints();
    },
    /** Sends the events of accounts to their endpoints from now on, and leaves those of Wayline's own address waiting. */
    deliverToEndpoints,
    /** Until everything that waits is delivered or given up. */
    idle: async () => {
      await Promise.all(couriers().map((one) => one.idle()));
    },
    /** Every event of the account of a key since the start, oldest first; of Wayline's own where none is named. */
    told: (key = STRIPE_KEY): readonly StripeEvent[] => told.get(getAccountId(key)) ?? [],
    stop: async () => {
      stopped = true;
      await Promise.all(couriers().map((one) => one.stop()));
    },
  };
};
