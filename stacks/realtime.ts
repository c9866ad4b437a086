import { DomainName, SecurityPolicy } from 'aws-cdk-lib/aws-apigatewayv2';
import { ARecord, RecordTarget } from 'aws-cdk-lib/aws-route53';
import { ApiGatewayv2DomainProperties } from 'aws-cdk-lib/aws-route53-targets';
import { type Stack, type StackContext, use, WebSocketApi } from 'sst/constructs';
import { alarmOnFunction } from './alarms';
import { Alerts } from './alerts';
import { getStageNames, importHostedZone } from './domain';
import { SOCKET_NEEDS } from './functions';
import { Identity } from './identity';
import { createLogGroup, lambdaFrom } from './lambda';
import type { Needs } from './rights';
import { shareRoles } from './roles';
import { readStageSettings } from './settings';
import { getStageOutputs } from './stage-outputs';

const socket = (handler: keyof typeof SOCKET_NEEDS) => ({ handler, needs: SOCKET_NEEDS[handler] });
/** The routes of open sockets: a message names its route in `action`. Who may connect is decided by the first. */
export const SOCKET_ROUTES: Record<string, { handler: string; needs: Needs }> = {
  $connect: socket('sockets/connect'),
  $disconnect: socket('sockets/disconnect'),
  $default: socket('sockets/default'),
  join: socket('sockets/join'),
  leave: socket('sockets/leave'),
  here: socket('sockets/here'),
  ping: socket('sockets/ping'),
};

/** `live.<domain>` for the API of sockets. */
const nameSockets = (
  stack: Stack,
  { liveDomain, certificate, ...names }: NonNullable<ReturnType<typeof getStageNames>>,
) => {
  const domainName = new DomainName(stack, 'Name', {
    domainName: liveDomain,
    certificate,
    securityPolicy: SecurityPolicy.TLS_1_2,
  });
  const { regionalDomainName, regionalHostedZoneId } = domainName;
  new ARecord(stack, 'NameRecord', {
    zone: importHostedZone(stack, { liveDomain, ...names }),
    recordName: liveDomain,
    target: RecordTarget.fromAlias(new ApiGatewayv2DomainProperties(regionalDomainName, regionalHostedZoneId)),
  });
  return domainName;
};

/** The WebSocket API under its own name, `live.<domain>`; on a stage without a domain under the one that API Gateway gives it. */
export function Realtime({ app, stack }: StackContext) {
  const settings = readStageSettings(app);
  const log = createLogGroup(app, stack, 'realtime');
  const at = getStageOutputs(settings, use(Identity));
  const names = getStageNames(settings);
  const findRole = shareRoles(stack, { at, log });
  const functions = Object.entries(SOCKET_ROUTES).map(
    ([route, plan]) => [route, lambdaFrom(app, stack, { ...plan, at, log, role: findRole(plan.needs) })] as const,
  );
  const api = new WebSocketApi(stack, 'Sockets', {
    routes: Object.fromEntries(functions),
    ...(names && { customDomain: { cdk: { domainName: nameSockets(stack, names) } } }),
    accessLog: { retention: 'three_months' },
  });
  for (const [, fn] of functions) alarmOnFunction(stack, fn.node.id, fn, use(Alerts).topic);
  const { apiId } = api.cdk.webSocketApi;
  const given = `${apiId}.execute-api.${app.region}.amazonaws.com`;
  const live = {
    endpoint: `https://${given}/${app.stage}`,
    connectionsArn: stack.formatArn({
      service: 'execute-api',
      resource: apiId,
      resourceName: `${app.stage}/*/@connections/*`,
    }),
  };
  const host = names?.liveDomain ?? given;
  const url = names ? `wss://${host}` : `wss://${host}/${app.stage}`;
  stack.addOutputs({ SocketUrl: url });
  return { live, apiId, host, url };
}
