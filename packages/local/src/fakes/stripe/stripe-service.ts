import type { IncomingMessage, ServerResponse } from 'node:http';
import { readText } from '../../read-body';
import { parseServiceInput } from '../input';
import { ServiceError } from '../service-error';
import type { Store } from '../store';
import { bankPage, cardPage, notFoundPage, receiptPage } from './card-pages';
import { answerBank, CHECKOUT, getReceipt, type Outcome, openSession, takeCard } from './checkout';
import { CUSTOMERS } from './customers';
import { parseForm } from './form';
import { INVOICES } from './invoices';
import { PRICES } from './prices';
import { offerCoupons, PROMOTIONS } from './promotions';
import { invalid, StripeRefusal } from './refusal';
import { catchUp } from './renewals';
import type { Route } from './route';
import { SCHEDULES } from './schedules';
import { createStripeStore, newId, type StripeStore, toStripeObject } from './stripe-store';
import { SUBSCRIPTIONS } from './subscriptions';
import { webhooks } from './webhooks';

/** The key the stand-in knows; any of the shape of a test key is let in. */
export const STRIPE_KEY = 'sk_test_wayline';
const KEY = /^(Bearer|Basic) \S+/;

const ROUTES = [...CUSTOMERS, ...PRICES, ...PROMOTIONS, ...CHECKOUT, ...SUBSCRIPTIONS, ...SCHEDULES, ...INVOICES].map(
  ([method, path, answer]: Route) => ({
    method,
    pattern: new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`),
    answer,
  }),
);

type Asked = { method: string; url: URL; text: string; origin: string };
type Wire = { status: number; body: unknown };

/** Ids that stand in for the whole thing where a request asks for it. One level, which is all that is asked for. */
const expanded = (books: StripeStore, answer: unknown, names: readonly string[]): unknown => {
  if (typeof answer !== 'object' || answer === null) return answer;
  const filled: Record<string, unknown> = { ...answer };
  if (names.includes('schedule') && typeof filled.schedule === 'string')
    filled.schedule = books.get('subscription_schedule', filled.schedule);
  if (names.includes('latest_invoice') && typeof filled.latest_invoice === 'string')
    filled.latest_invoice = books.get('invoice', filled.latest_invoice);
  return filled;
};

const call = (books: StripeStore, { method, url, text, origin }: Asked): Wire => {
  const found = ROUTES.find((r) => r.method === method && r.pattern.test(url.pathname));
  if (!found)
    throw new StripeRefusal(404, {
      type: 'invalid_request_error',
      message: `Unrecognized request URL (${method}: ${url.pathname}): not simulated`,
    });
  const input = parseServiceInput({ ...parseForm(url.search.slice(1)), ...parseForm(text) }, 'parameter_missing');
  const ids = { ...found.pattern.exec(url.pathname)?.groups };
  const answer = found.answer({ ids, input, books, origin });
  return { status: 200, body: toStripeObject(expanded(books, answer, input.list('expand'))) };
};

const refusal = (error: unknown): Wire => {
  if (error instanceof StripeRefusal) return { status: error.status, body: { error: error.error } };
  if (error instanceof ServiceError) return { status: 400, body: { error: invalid(error.message).error } };
  console.error(error);
  return { status: 500, body: { error: { type: 'api_error', message: 'Something went wrong here.' } } };
};

type Page = { status: number; to?: string; html?: string };
const shownOutcome = (outcome: Outcome, page: (says: string) => string): Page =>
  'to' in outcome ? { status: 303, to: outcome.to } : { status: 402, html: page(outcome.says) };

/** The pages that a person sees: where a card is typed in, where the bank asks, and a bill. */
const pageOf = (books: StripeStore, { method, url, text, origin }: Asked): Page | undefined => {
  const [, kind, id = ''] = /^\/(pay|3ds|receipt)\/(\w+)$/.exec(url.pathname) ?? [];
  if (!kind) return undefined;
  try {
    if (kind === 'receipt') return { status: 200, html: receiptPage(getReceipt(books, id)) };
    const fields = new URLSearchParams(text);
    const again = (says?: string) => cardPage(openSession(books, id).cancel_url, says);
    if (kind === 'pay') {
      if (method !== 'POST') return { status: 200, html: again() };
      const typed = { number: fields.get('number') ?? '', expiry: fields.get('expiry') ?? '' };
      return shownOutcome(takeCard(books, origin, id, typed), again);
    }
    openSession(books, id);
    if (method !== 'POST') return { status: 200, html: bankPage() };
    return shownOutcome(answerBank(books, origin, id, fields.get('answer') === 'yes'), again);
  } catch (error) {
    if (error instanceof StripeRefusal) return { status: 404, html: notFoundPage() };
    throw error;
  }
};

/**
 * Speaks as Stripe does, as far as Wayline asks: customers, cards, prices, coupons, subscriptions with proration, schedules and renewals,
 * bills, and signed messages about all of it. What is not simulated says so. Source: https://docs.stripe.com/api.
 */
export const stripeService = (store: Store, now: () => number) => {
  const hooks = webhooks();
  const books = createStripeStore(store, now, hooks.tell);
  offerCoupons(books);
  const answered = new Map<string, { asked: string; wire: Wire }>();

  const api = (asked: Asked, key: string | undefined): Wire & { replayed?: true } => {
    const same = `${asked.method} ${asked.url.pathname} ${asked.text}`;
    const before = key ? answered.get(key) : undefined;
    if (before && before.asked !== same)
      return refusal(
        new StripeRefusal(400, {
          type: 'idempotency_error',
          message: 'Keys for idempotent requests can only be used with the same parameters they were first used with.',
        }),
      );
    if (before) return { ...before.wire, replayed: true };
    let wire: Wire;
    try {
      wire = call(books, asked);
    } catch (error) {
      wire = refusal(error);
    }
    if (key && wire.status < 500) answered.set(key, { asked: same, wire });
    return wire;
  };

  return {
    hooks,
    /** Does what time has brought; called when the clock was moved. */
    catchUp: () => catchUp(books),
    serve: async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
      const origin = `http://${request.headers.host ?? '127.0.0.1'}`;
      const asked = {
        method: request.method ?? 'GET',
        url: new URL(request.url ?? '/', origin),
        text: await readText(request),
        origin,
      };
      catchUp(books);
      const page = pageOf(books, asked);
      if (page) {
        const headers = { 'content-type': 'text/html; charset=utf-8', ...(page.to && { location: page.to }) };
        response.writeHead(page.status, headers).end(page.html);
        return;
      }
      const key = request.headers['idempotency-key'];
      const signedIn = KEY.test(request.headers.authorization ?? '');
      const wire = signedIn
        ? api(asked, typeof key === 'string' ? key : undefined)
        : refusal(
            new StripeRefusal(401, { type: 'invalid_request_error', message: 'You did not provide an API key.' }),
          );
      const headers = {
        'content-type': 'application/json',
        'request-id': newId('req'),
        ...('replayed' in wire && { 'idempotent-replayed': 'true' }),
      };
      response.writeHead(wire.status, headers).end(JSON.stringify(wire.body));
    },
  };
};
