import { randomUUID } from 'node:crypto';
import { type Contract, getEndpointPath, pathNames } from '@wayline/core/contract/contract';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';

export type Handler = (event: APIGatewayProxyEventV2) => Promise<APIGatewayProxyStructuredResultV2>;
export type EventOptions = { token?: string; key?: string; headers?: Record<string, string>; rawBody?: string };
export type Answer<T> = {
  status: number;
  headers: Record<string, string>;
  body: T & { error?: { code: string; title: string; message: string; current?: unknown; issues?: unknown } };
};

const asText = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value));
const textsOf = (entries: [string, unknown][]) =>
  Object.fromEntries(entries.filter(([, v]) => v !== undefined).map(([name, v]) => [name, asText(v)]));

/** The event API Gateway makes of a call: names in braces from the path, the rest as the query or the JSON body. `rawBody` overrules the body. */
export const callEvent = (
  contract: Pick<Contract, 'method' | 'service' | 'path'>,
  input: Record<string, unknown>,
  { token, key, headers, rawBody }: EventOptions,
): APIGatewayProxyEventV2 => {
  const inPath = pathNames(contract.path);
  const rest = Object.entries(input).filter(([name]) => !inPath.includes(name));
  const reads = contract.method === 'GET' || contract.method === 'DELETE';
  return {
    version: '2.0',
    routeKey: `${contract.method} ${contract.path}`,
    rawPath: getEndpointPath(contract),
    rawQueryString: '',
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(key && { 'idempotency-key': key }),
      'content-type': 'application/json',
      ...headers,
    },
    ...(inPath.length > 0 && { pathParameters: textsOf(inPath.map((name) => [name, input[name]])) }),
    ...(reads
      ? { queryStringParameters: textsOf(rest) }
      : { body: rawBody ?? JSON.stringify(Object.fromEntries(rest)) }),
    isBase64Encoded: false,
    requestContext: {
      requestId: randomUUID(),
      http: { method: contract.method },
    } as APIGatewayProxyEventV2['requestContext'],
  };
};

/** Calls a handler and reads its answer; what is not JSON stands in `body.text`. */
export const ask = async <T>(handler: Handler, event: APIGatewayProxyEventV2): Promise<Answer<T>> => {
  const answer = await handler(event);
  const text = answer.body ?? '';
  const isJson = String(answer.headers?.['content-type']).includes('json');
  return {
    status: answer.statusCode ?? 200,
    headers: (answer.headers ?? {}) as Record<string, string>,
    body: (isJson ? JSON.parse(text) : { text }) as Answer<T>['body'],
  };
};
