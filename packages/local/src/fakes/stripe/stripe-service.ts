import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { readText } from '../../read-body';
import { parseServiceInput } from '../input';
import { ServiceError } from '../service-error';
import type { Store } from '../store';
import { createAccounts } from './accounts';
import { CHECKOUT } from './checkout';
import { CUSTOMERS } from './customers';
import { DISPUTES } from './disputes';
import { expandAnswer } from './expand';
import { parseForm } from './form';
import { INVOICES } from './invoices';
import { getPage } from './pages';
import { PAYMENTS } from './payment-routes';
import { catchUpPayments } from './payments';
import { PAYOUTS } from './payouts';
import { PRICES } from './prices';
import { offerCoupons, PROMOTIONS } from './promotions';
import { REFUNDS } from './refunds';
import { invalid, StripeRefusal } from './refusal';
import { catchUp } from './renewals';
import type { Route } from './route';
import { SCHEDULES } from './schedules';
import { newId, type StripeStore, toStripeObject } from './stripe-store';
import { SUBSCRIPTIONS } from './subscriptions';
import { WEBHOOK_ENDPOINTS } from './webhook-endpoints';
import { webhooks } from './webhooks';

const ROUTES = [
  ...CUSTOMERS,
  ...PRICES,
  ...PROMOTIONS,
  ...CHECKOUT,
  ...PAYMENTS,
  ...REFUNDS,
  ...DISPUTES,
  ...PAYOUTS,
  ...WEBHOOK_ENDPOINTS,
  ...SUBSCRIPTIONS,
  ...SCHEDULES,
  ...INVOICES,
].map(([method, path, answer]: Route) => ({
  method,
  pattern: new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`),
  answer,
}));

type Asked = { method: string; url: URL; text: string; origin: string };
type Wire = { status: number; body: unknown };

const call = (books: StripeStore, { method, url, text, origin }: Asked): Wire => {
  const found = ROUTES.find((r) => r.method === method && r.pattern.test(url.pathname));
  if (!found)
    throw new StripeRefusal(404, {
      type: 'invalid_request_error',
      message: `Unrecognized request URL (${method}: ${url.pathname}): not simulated`,
    });
  const fields = { ...parseForm(url.search.slice(1)), ...parseForm(text) };
  const input = parseServiceInput(fields, 'parameter_missing');
  const ids = { ...found.pattern.exec(url.pathname)?.groups };
  const answer = found.answer({ ids, fields, input, books, origin });
  return { status: 200, body: toStripeObject(expandAnswer(books, answer, input.list('expand'))) };
};

const refusal = (error: unknown): Wire => {
  if (error instanceof StripeRefusal) return { status: error.status, body: { error: error.error } };
  if (error instanceof ServiceError) return { status: 400, body: { error: invalid(error.message).error } };
  console.error(error);
  return { status: 500, body: { error: { type: 'api_error', message: 'Something went wrong here.' } } };
};

/**
 * Speaks as Stripe does, as far as Wayline asks. Of Wayline's own account: customers, cards, prices, coupons, subscriptions with proration,
 * schedules and renewals, bills. Of the accounts of travel agencies: pages for one payment, what came of it, refunds, disputes and payouts, and addresses for news. And
 * signed messages about all of it. What is not simulated says so. Source: https://docs.stripe.com/api.
 */
export const stripeService = (store: Store, now: () => number, hooks = webhooks()) => {
  const accounts = createAccounts(store, now, (event, books) => hooks.tellOf(books, event));
  offerCoupons(accounts.own);
  const answered = new Map<string, { asked: string; wire: Wire }>();
  const catchUpAll = () => {
    for (const books of accounts.all()) {
      catchUp(books);
      catchUpPayments(books);
    }
  };

  const once = (books: StripeStore, asked: Asked, key: string | undefined): Wire & { replayed?: true } => {
    const same = `${asked.method} ${asked.url.pathname} ${asked.text}`;
    const known = key && `${books.account.id} ${key}`;
    const before = known ? answered.get(known) : undefined;
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
    if (known && wire.status < 500) answered.set(known, { asked: same, wire });
    return wire;
  };
  const api = (asked: Asked, { authorization = '', ...headers }: IncomingHttpHeaders) => {
    const key = headers['idempotency-key'];
    try {
      return once(accounts.signedIn(authorization), asked, typeof key === 'string' ? key : undefined);
    } catch (error) {
      return refusal(error);
    }
  };

  return {
    hooks,
    /** For tests: the books of the account of a key. */
    booksOf: (key: string) => accounts.signedIn(`Bearer ${key}`),
    /** Does what time has brought; called when the clock was moved. */
    catchUp: catchUpAll,
    serve: async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
      const origin = `http://${request.headers.host ?? '127.0.0.1'}`;
      const asked = {
        method: request.method ?? 'GET',
        url: new URL(request.url ?? '/', origin),
        text: await readText(request),
        origin,
      };
      catchUpAll();
      const page = getPage(accounts, asked);
      if (page) {
        const headers = { 'content-type': 'text/html; charset=utf-8', ...(page.to && { location: page.to }) };
        response.writeHead(page.status, headers).end(page.html);
        return;
      }
      const wire = api(asked, request.headers);
      const headers = {
        'content-type': 'application/json',
        'request-id': newId('req'),
        ...('replayed' in wire && { 'idempotent-replayed': 'true' }),
      };
      response.writeHead(wire.status, headers).end(JSON.stringify(wire.body));
    },
  };
};
