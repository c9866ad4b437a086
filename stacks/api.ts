import { ALL_CONTRACTS } from '@wayline/core/contracts';
import { addressOf, type Contract, type Service } from '@wayline/core/kernel/contract';
import { Api, dependsOn, type StackContext, use } from 'sst/constructs';
import { alarmOnApi } from './alarms';
import { Alerts } from './alerts';
import { LINK_GONE_HANDLER } from './functions';
import { Identity } from './identity';
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
  handler: LINK_GONE_HANDLER,
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

/** Areas whose routes have a stack of their own beside that of their service, which would outgrow what a stack can hold. */
const APART: Partial<Record<Service, readonly string[]>> = {
  trips: ['checklists', 'history', 'itinerary', 'packages'],
  users: ['settings', 'subscription'],
};
const isApart = ({ service, handler }: Contract) => APART[service]?.some((area) => handler.startsWith(`${area}/`));

/** A function for each of the contracts, by the key of its route. */
const functionsOf = ({ app, stack }: StackContext, contracts: readonly Contract[], log: string) => {
  const at = placesOf(settingsOf(app), use(Identity), use(Realtime).live);
  const group = logOf(app, stack, log);
  const make = (route: string, of: Omit<Parameters<typeof lambdaFrom>[2], 'at' | 'log'>) =>
    [route, { function: lambdaFrom(app, stack, { ...of, at, log: group }) }] as const;
  return { make, routes: contracts.map((c) => make(routeOf(c), lambdaForContract(c))) };
};

/** How many stacks of routes are deployed at once: API Gateway takes about ten changes a second of an account. */
export const LANES = 3;

/** The HTTP API of one service: a route and a function for each of its contracts, made from nothing but the contract. */
const serve = (service: Service, place: number) => (context: StackContext) => {
  const { app, stack } = context;
  const before = API_STACKS[place - LANES];
  if (before) dependsOn(before.stack);
  const own = ALL_CONTRACTS.filter((c) => c.service === service && !isApart(c));
  const { make, routes } = functionsOf(context, own, `api-${service}`);
  if (service === LINK_GONE.service) routes.push(make(LINK_GONE.route, { handler: LINK_GONE.handler, needs: {} }));
  const api = new Api(stack, `${service}-api`, {
    routes: Object.fromEntries(routes),
    cors: false,
    accessLog: ACCESS_LOG,
    defaults: { throttle: { rate: 500, burst: 1000 } },
    cdk: { httpApi: { apiName: app.logicalPrefixedName(service) } },
  });
  alarmOnApi(stack, service, api.httpApiId, use(Alerts).topic);
  return { host: `${api.httpApiId}.execute-api.${app.region}.amazonaws.com`, apiId: api.httpApiId, api };
};

/** One stack per service: a route costs five resources, so no stack comes near CloudFormation's 500. */
export const API_STACKS: readonly {
  service: Service;
  id: string;
  stack: ReturnType<typeof serve>;
}[] = SERVICES.map((service, place) => {
  const id = `Api${service[0]?.toUpperCase()}${service.slice(1)}`;
  return { service, id, stack: serve(service, place) };
});

/** The routes that stand apart, added to the API that their service's stack makes. */
export const APART_STACKS = API_STACKS.filter(({ service }) => APART[service]).map(({ service, id, stack }) => ({
  service,
  id: `${id}Apart`,
  stack: (context: StackContext) => {
    const contracts = ALL_CONTRACTS.filter((c) => c.service === service && isApart(c));
    const { routes } = functionsOf(context, contracts, `api-${service}-apart`);
    new Api(context.stack, `${service}-api-apart`, {
      routes: Object.fromEntries(routes),
      cdk: { httpApi: use(stack).api.cdk.httpApi },
    });
  },
}));
