import { ALL_CONTRACTS } from '@wayline/core/contracts';
import { addressOf, type Contract, type Service } from '@wayline/core/kernel/contract';
import { Api, type StackContext, use } from 'sst/constructs';
import { alarmOnApi } from './alarms';
import { Alerts } from './alerts';
import { lambdaFrom, logOf } from './lambda';
import { lambdaForContract } from './lambda-for-contract';
import { placesOf } from './places';
import { Realtime } from './realtime';
import { settingsOf } from './settings';

/** The services that have an endpoint, in the order of the contracts. */
export const SERVICES: readonly Service[] = [...new Set(ALL_CONTRACTS.map((c) => c.service))];
/** What a withdrawn or mistyped link shows; the content network asks for it when no published page is found. */
export const LINK_GONE = {
  service: 'public',
  route: 'GET /published/{proxy+}',
  handler: 'itinerary/link-gone',
} as const;

/** The route's key rather than its path: an address may hold a client's link. */
const ACCESS_LOG = {
  retention: 'three_months',
  format: JSON.stringify({
    at: '$context.requestTime',
    request_id: '$context.requestId',
    route: '$context.routeKey',
    status: '$context.status',
    latency: '$context.responseLatency',
    integration_status: '$context.integration.integrationStatus',
    error: '$context.error.message',
    ip: '$context.identity.sourceIp',
  }),
} as const;

const routeOf = (c: Contract) => `${c.method} ${addressOf(c)}`;

/** The HTTP API of one service: a route and a function for each of its contracts, made from nothing but the contract. */
const serve =
  (service: Service) =>
  ({ app, stack }: StackContext) => {
    const log = logOf(app, stack, `api-${service}`);
    const at = placesOf(settingsOf(app), use(Realtime).live);
    const functions = ALL_CONTRACTS.filter((c) => c.service === service).map(
      (c) => [routeOf(c), lambdaFrom(app, stack, { ...lambdaForContract(c), at, log })] as const,
    );
    if (service === LINK_GONE.service) {
      functions.push([LINK_GONE.route, lambdaFrom(app, stack, { handler: LINK_GONE.handler, needs: {}, at, log })]);
    }
    const api = new Api(stack, `${service}-api`, {
      routes: Object.fromEntries(functions.map(([route, fn]) => [route, { function: fn }])),
      cors: false,
      accessLog: ACCESS_LOG,
      defaults: { throttle: { rate: 500, burst: 1000 } },
      cdk: { httpApi: { apiName: app.logicalPrefixedName(service) } },
    });
    alarmOnApi(stack, service, api.httpApiId, use(Alerts).topic);
    return { host: `${api.httpApiId}.execute-api.${app.region}.amazonaws.com`, apiId: api.httpApiId };
  };

/** One stack per service: a route costs five resources, so no stack comes near CloudFormation's 500. */
export const API_STACKS = SERVICES.map((service) => {
  const id = `Api${service[0]?.toUpperCase()}${service.slice(1)}`;
  return { service, id, stack: serve(service) };
});
