import Stripe from 'stripe';
import { openStripe, readStripeEvent } from '../../../base/open-stripe';
import { ok, type Result, refuse as refuseRequest } from '../../../base/result';
import { refuse } from '../errors';
import type { Basket, OnlineNews, OnlinePayments, Standing } from './online-payments';
import { fromStripeAmount, toStripeAmount } from './stripe-currencies';
import { idOf, listTouched, MONEY_NEWS, readMoney, readPayout, toInstant, whole } from './stripe-money';

/** A page that waits for Stripe answers before its own time is over, however often it is asked. */
const PATIENCE_MS = 4000;
const RETRIES = 1;
const CARD_TYPE = 'card';
const BANK_TYPE = 'us_bank_account';
const LONGEST_TITLE = 250;
/** Stripe refuses a whole payment for an address that it finds too long. */
const TAKEN_EMAIL = /^[^@]{1,64}@.{1,250}$/;

const ARRIVED = 'checkout.session.async_payment_succeeded';
/** What is told of a page of the service where somebody pays. */
const NEWS = [
  'checkout.session.completed',
  'checkout.session.expired',
  ARRIVED,
  'checkout.session.async_payment_failed',
  ...MONEY_NEWS,
] as const satisfies readonly Stripe.WebhookEndpointCreateParams.EnabledEvent[];

const NO_KEY: ReadonlySet<string> = new Set(['StripeAuthenticationError', 'StripePermissionError']);
const AWAY: ReadonlySet<string> = new Set(['StripeConnectionError', 'StripeAPIError', 'StripeRateLimitError']);
/** What Stripe’s error means; errors of our own making are surprises and stay thrown. */
const callStripe = async <T>(run: () => Promise<Result<T>>): Promise<Result<T>> => {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    if (NO_KEY.has(error.type)) return refuse('online.key_refused');
    if (AWAY.has(error.type)) return refuse('online.unreachable');
    if (error.type === 'StripeIdempotencyError') return refuseRequest('record.stale');
    if (error.code === 'resource_missing') return refuseRequest('record.missing');
    throw error;
  }
};

const lineOf = (name: string, minor: number, currency: string) => ({
  quantity: 1,
  price_data: {
    currency: currency.toLowerCase(),
    unit_amount: toStripeAmount(minor, currency),
    product_data: { name: name.slice(0, LONGEST_TITLE) },
  },
});

const sessionOf = (basket: Basket): Stripe.Checkout.SessionCreateParams => {
  const { by, currency, amount, fee, title, fee_title, language, email, statement, about } = basket;
  const suffix = by === 'card' && statement && /[a-z]/i.test(statement) ? statement : undefined;
  return {
    mode: 'payment',
    allowed_payment_method_types: [by === 'card' ? CARD_TYPE : BANK_TYPE],
    line_items: [lineOf(title, amount, currency), ...(fee > 0 ? [lineOf(fee_title, fee, currency)] : [])],
    locale: language,
    ...(email && TAKEN_EMAIL.test(email) && { customer_email: email }),
    metadata: about,
    payment_intent_data: {
      description: title.slice(0, LONGEST_TITLE),
      metadata: about,
      ...(suffix && { statement_descriptor_suffix: suffix }),
    },
    success_url: basket.paid_url,
    cancel_url: basket.back_url,
    expires_at: Math.floor(Date.parse(basket.expires_at) / 1000),
  };
};

type Intent = Stripe.PaymentIntent;

/** When a card was charged. What a bank pays is there days after it was asked for, so that says nothing. */
const paidAt = ({ latest_charge }: Intent): string | undefined => {
  const charge = whole(latest_charge);
  return charge?.payment_method_details?.type === CARD_TYPE ? toInstant(charge.created) : undefined;
};

/** A payment that isn’t, and won’t be without another try. */
const OVER: ReadonlySet<string> = new Set<Intent['status']>(['requires_payment_method', 'canceled']);

const standingOf = (session: Stripe.Checkout.Session): Standing => {
  const currency = (session.currency ?? '').toUpperCase();
  const all = { currency, charged: fromStripeAmount(session.amount_total ?? 0, currency) };
  if (session.status !== 'complete') return { ...all, state: session.status === 'expired' ? 'expired' : 'open' };
  const intent = whole(session.payment_intent);
  if (!intent) throw new Error('A page that was paid on has its payment.');
  if (intent.status === 'succeeded')
    return { ...all, state: 'paid', payment_intent: intent.id, paid_at: paidAt(intent) };
  // A bank may ask for more first, such as two small amounts that the client reads off their statement: that takes days, and fails nothing.
  if (!OVER.has(intent.status)) return { ...all, state: 'processing' };
  return { ...all, state: 'failed', failure: intent.last_payment_error?.message ?? '' };
};

type Told = {
  id?: string;
  object?: string;
  metadata?: Record<string, string> | null;
  payment_intent?: string | { id: string } | null;
};
const newsOf = (event: Stripe.Event): OnlineNews | undefined => {
  if (!(NEWS as readonly string[]).includes(event.type)) return undefined;
  const { id, object, metadata, payment_intent } = (event.data?.object ?? {}) as Told;
  if (object === 'payout') return { payout: id };
  return {
    // Only what tells that a bank has paid says by its time when it did.
    ...(object === 'checkout.session' && metadata && { about: metadata }),
    ...{ at: event.type === ARRIVED ? toInstant(event.created) : undefined, payment_intent: idOf(payment_intent) },
  };
};

/** Payments of clients through Stripe, or through whoever speaks as Stripe does at `address`. Source: https://docs.stripe.com/api. */
export const stripeOnline = ({ address }: { address?: string | undefined }): OnlinePayments => {
  const stripe = openStripe({
    ...{ key: 'sk_of_each_call', address, timeout: PATIENCE_MS, maxNetworkRetries: RETRIES },
  });
  return {
    findAccount: (apiKey) =>
      callStripe(async () => {
        const account = await stripe.accounts.retrieveCurrent({}, { apiKey });
        const name = account.settings?.dashboard.display_name || account.business_profile?.name || account.id;
        return account.charges_enabled
          ? ok({ account_id: account.id, name, is_live: !/_test_/.test(apiKey) })
          : refuse('online.not_ready');
      }),

    listen: (apiKey, url) =>
      callStripe(async () => {
        try {
          const made = await stripe.webhookEndpoints.create({ url, enabled_events: [...NEWS] }, { apiKey });
          return made.secret ? ok({ webhook_id: made.id, webhook_secret: made.secret }) : refuse('online.not_heard');
        } catch (error) {
          if (error instanceof Stripe.errors.StripeInvalidRequestError) return refuse('online.not_heard');
          throw error;
        }
      }),

    stopListening: async (apiKey, webhook_id) => {
      const ended = await callStripe(async () => {
        await stripe.webhookEndpoints.del(webhook_id, {}, { apiKey });
        return ok(true as const);
      });
      return ended.ok || ended.code === 'record.missing' || ended.code === 'online.key_refused' ? ok(true) : ended;
    },

    begin: (apiKey, basket) =>
      callStripe(async () => {
        try {
          const made = await stripe.checkout.sessions.create(sessionOf(basket), {
            apiKey,
            idempotencyKey: basket.once,
          });
          return made.url ? ok({ session_id: made.id, url: made.url }) : refuse('online.not_taken');
        } catch (error) {
          if (error instanceof Stripe.errors.StripeInvalidRequestError) return refuse('online.not_taken');
          throw error;
        }
      }),

    find: (apiKey, session_id) =>
      callStripe(async () =>
        ok(
          standingOf(
            await stripe.checkout.sessions.retrieve(
              session_id,
              { expand: ['payment_intent.latest_charge'] },
              { apiKey },
            ),
          ),
        ),
      ),

    end: (apiKey, session_id) =>
      callStripe(async () => {
        try {
          await stripe.checkout.sessions.expire(session_id, {}, { apiKey });
        } catch (error) {
          // One that isn’t open any more can’t be closed: what became of it is asked for next.
          if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
        }
        return ok(true as const);
      }),

    listenToAll: async (apiKey, webhook_id) => {
      const heard = await callStripe(async () => {
        const { enabled_events } = await stripe.webhookEndpoints.retrieve(webhook_id, {}, { apiKey });
        if (NEWS.every((one) => enabled_events.includes(one)) || enabled_events.includes('*')) return ok(true as const);
        await stripe.webhookEndpoints.update(webhook_id, { enabled_events: [...NEWS] }, { apiKey });
        return ok(true as const);
      });
      return heard.ok || heard.code === 'record.missing' ? ok(true) : heard;
    },

    findMoney: (apiKey, id) => callStripe(() => readMoney(stripe, { apiKey }, id)),

    findPayout: (apiKey, id) => callStripe(() => readPayout(stripe, { apiKey }, id)),

    listTouched: (apiKey, span) => callStripe(async () => ok(await listTouched(stripe, { apiKey }, span))),

    refund: (apiKey, { payment_intent, currency, amount, once, about }) =>
      callStripe(async () => {
        try {
          await stripe.refunds.create(
            { payment_intent, amount: toStripeAmount(amount, currency), metadata: about },
            { apiKey, idempotencyKey: once },
          );
          return ok(true as const);
        } catch (error) {
          if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
          return refuse('online.refund_refused', { params: { reason: error.message } });
        }
      }),

    news: async (raw, signature, secret) => {
      const event = await readStripeEvent(stripe, { raw, signature, secret });
      return event ? ok(newsOf(event)) : refuse('online.unsigned');
    },
  };
};
