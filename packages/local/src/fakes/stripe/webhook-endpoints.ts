import { randomBytes } from 'node:crypto';
import { PAGING, toPage } from './paged';
import { missingParam, readParams } from './params';
import type { WebhookEndpoint } from './payment-shapes';
import { invalid } from './refusal';
import type { Asked, Route } from './route';

const MOST = 16;

/** What can be told of, as far as payments and subscriptions go. Source: https://docs.stripe.com/api/events/types. */
const EVENTS = [
  '*',
  'account.updated',
  'balance.available',
  ...['captured', 'expired', 'failed', 'pending', 'refunded', 'succeeded', 'updated'].map((e) => `charge.${e}`),
  ...['closed', 'created', 'funds_reinstated', 'funds_withdrawn', 'updated'].map((e) => `charge.dispute.${e}`),
  'charge.refund.updated',
  ...['async_payment_failed', 'async_payment_succeeded', 'completed', 'expired'].map((e) => `checkout.session.${e}`),
  ...['created', 'deleted', 'updated'].flatMap((e) => [`customer.${e}`, `customer.subscription.${e}`]),
  ...['created', 'finalized', 'paid', 'payment_action_required', 'payment_failed', 'voided'].map((e) => `invoice.${e}`),
  ...['canceled', 'created', 'payment_failed', 'processing', 'requires_action', 'succeeded'].map(
    (e) => `payment_intent.${e}`,
  ),
  ...['attached', 'detached', 'updated'].map((e) => `payment_method.${e}`),
  ...['canceled', 'created', 'failed', 'paid', 'reconciliation_completed', 'updated'].map((e) => `payout.${e}`),
  ...['created', 'failed', 'updated'].map((e) => `refund.${e}`),
];

const create = ({ fields, books }: Asked) => {
  const params = readParams(fields, ['url', 'enabled_events', 'description', 'metadata']);
  const url = params.url('url');
  const enabled_events = params.someOf('enabled_events', EVENTS) ?? [];
  if (!url) throw missingParam('url');
  if (enabled_events.length === 0) throw missingParam('enabled_events');
  if (books.list('webhook_endpoint').length >= MOST)
    throw invalid(`You have reached the maximum of ${MOST} test webhook endpoints.`);
  const secret = `whsec_${randomBytes(24).toString('base64url')}`;
  const endpoint: WebhookEndpoint = {
    id: books.idFor('webhook_endpoint'),
    object: 'webhook_endpoint',
    livemode: false,
    created: books.at(),
    status: 'enabled',
    url,
    enabled_events,
    description: params.maybe('description') ?? null,
    metadata: params.metadata('metadata'),
    api_version: null,
    application: null,
    _secret: secret,
  };
  return { ...books.put(endpoint), secret };
};

const list = ({ fields, books }: Asked) =>
  toPage(books.list('webhook_endpoint'), readParams(fields, PAGING), '/v1/webhook_endpoints');

const update = ({ ids, fields, books }: Asked) => {
  const params = readParams(fields, ['url', 'enabled_events', 'description', 'metadata']);
  const found = books.get('webhook_endpoint', ids.id ?? '');
  return books.put({
    ...found,
    url: params.url('url') ?? found.url,
    enabled_events: params.someOf('enabled_events', EVENTS) ?? found.enabled_events,
  });
};

/** Where an account is told what happened. */
export const WEBHOOK_ENDPOINTS: readonly Route[] = [
  ['POST', '/v1/webhook_endpoints', create],
  ['GET', '/v1/webhook_endpoints', list],
  ['POST', '/v1/webhook_endpoints/:id', update],
  [
    'GET',
    '/v1/webhook_endpoints/:id',
    ({ ids, fields, books }) => {
      readParams(fields, []);
      return books.get('webhook_endpoint', ids.id ?? '');
    },
  ],
  [
    'DELETE',
    '/v1/webhook_endpoints/:id',
    ({ ids, books }) => {
      const endpoint = books.get('webhook_endpoint', ids.id ?? '');
      books.remove(endpoint);
      return { id: endpoint.id, object: endpoint.object, deleted: true };
    },
  ],
];
