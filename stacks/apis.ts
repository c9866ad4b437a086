import { CfnApi, CfnStage } from 'aws-cdk-lib/aws-apigatewayv2';
import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { ArnFormat, RemovalPolicy } from 'aws-cdk-lib/core';
import { type App, dependsOn, type Stack, type StackContext, use } from 'sst/constructs';
import { alarmOnApi } from './alarms';
import { Alerts } from './alerts';
import { AREA_STACKS } from './areas/area-stacks';
import { API_NUMBERS, ENDPOINTS, type Endpoint } from './areas/operations';
import { apiNumber } from './edge/api-number.js';
import { getFunctionName } from './lambda';

/** The route's key rather than its path: an address may hold a client's link. */
const ACCESS_LOG = JSON.stringify({
  at: '$context.requestTime',
  request_id: '$context.requestId',
  route: '$context.routeKey',
  status: '$context.status',
  latency: '$context.responseLatency',
  integration_status: '$context.integration.integrationStatus',
  error: '$context.error.message',
  ip: '$context.identity.sourceIp',
});

/** A function by its name, or all whose names begin so. By name and not by reference: a stack can't give up a function that another refers to. */
const functionArn = (stack: Stack, resourceName: string) =>
  stack.formatArn({ service: 'lambda', resource: 'function', resourceName, arnFormat: ArnFormat.COLON_RESOURCE_NAME });

/** The one role by which API Gateway calls functions: those of the areas with endpoints, and neither jobs nor sockets. */
const createInvokeRole = (app: App, stack: Stack) => {
  const areas = [...new Set(ENDPOINTS.map(({ area }) => area))];
  const invoking = new PolicyStatement({
    actions: ['lambda:InvokeFunction'],
    resources: areas.map((area) => functionArn(stack, getFunctionName(app, `${area}/*`))),
  });
  return new Role(stack, 'InvokeRole', {
    assumedBy: new ServicePrincipal('apigateway.amazonaws.com'),
    inlinePolicies: { rights: new PolicyDocument({ statements: [invoking] }) },
  }).withoutPolicyUpdates();
};

const describeRoute = (app: App, stack: Stack, { address, handler }: Endpoint, roleArn: string) => ({
  parameters: [...address.matchAll(/\{(\w+)\+?\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  })),
  responses: { default: { description: 'The answer of the function' } },
  'x-amazon-apigateway-integration': {
    type: 'aws_proxy',
    httpMethod: 'POST',
    payloadFormatVersion: '2.0',
    uri: `arn:${stack.partition}:apigateway:${stack.region}:lambda:path/2015-03-31/functions/${functionArn(stack, getFunctionName(app, handler))}/invocations`,
    credentials: roleArn,
  },
});

/** The routes of one API as an OpenAPI document: API Gateway takes them all at once, and CloudFormation counts one resource. */
const describeApi = (app: App, stack: Stack, number: number, roleArn: string) => {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const endpoint of ENDPOINTS.filter(({ method, address }) => apiNumber(method, address) === number)) {
    const { method, address } = endpoint;
    paths[address] = {
      ...paths[address],
      [method.toLowerCase()]: describeRoute(app, stack, endpoint, roleArn),
    };
  }
  return { openapi: '3.0.1', info: { title: app.logicalPrefixedName(`services-${number}`), version: '1' }, paths };
};

const createApi = (app: App, stack: Stack, number: number, roleArn: string) => {
  const body = describeApi(app, stack, number, roleArn);
  const api = new CfnApi(stack, `Api${number}`, { body });
  const log = new LogGroup(stack, `AccessLog${number}`, {
    logGroupName: `/aws/vendedlogs/apis/${body.info.title}`,
    retention: RetentionDays.THREE_MONTHS,
    removalPolicy: RemovalPolicy.DESTROY,
  });
  new CfnStage(stack, `Stage${number}`, {
    apiId: api.ref,
    stageName: '$default',
    autoDeploy: true,
    accessLogSettings: { destinationArn: log.logGroupArn, format: ACCESS_LOG },
    defaultRouteSettings: { throttlingRateLimit: 500, throttlingBurstLimit: 1000 },
  });
  alarmOnApi(stack, number, api.ref, use(Alerts).topic);
  return { number, apiId: api.ref, host: `${api.ref}.execute-api.${app.region}.amazonaws.com` };
};

/**
 * The HTTP APIs that share all routes, because one takes no more than 300 functions. Which of them has a route follows from the route (`apiNumber`);
 * the content network follows the same rule, so that all are one origin to browsers. Deployed after the functions.
 */
export function Apis({ app, stack }: StackContext) {
  for (const area of AREA_STACKS) dependsOn(area.stack);
  const { roleArn } = createInvokeRole(app, stack);
  return { apis: API_NUMBERS.map((number) => createApi(app, stack, number, roleArn)) };
}
