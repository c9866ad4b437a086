import type { IncomingMessage, ServerResponse } from 'node:http';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { readBytes } from '../read-body';
import type { Handlers } from './handlers';
import { httpEvent } from './http-event';
import { matchRoute } from './route-table';

/** Lambda's limit: the gateway before it would take more. */
const MAX_IN = 6 * 1024 * 1024;
const MAX_OUT = 6 * 1024 * 1024;
const TIMEOUT_MS = 29_000;

const json = (response: ServerResponse, status: number, body: unknown) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

const within = async <T>(work: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('Task timed out')), TIMEOUT_MS);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
};

/** What Lambda does to events and answers: only JSON crosses. */
const acrossTheWire = <T>(value: T): T => JSON.parse(JSON.stringify(value ?? null)) as T;

/** Answers requests under /services as API Gateway and Lambda would: same events, same limits, same handlers. */
export const httpApi =
  (handlers: Handlers, afterWrite: () => void) =>
  async (request: IncomingMessage, response: ServerResponse, url: URL) => {
    const matched = matchRoute(request.method ?? 'GET', url.pathname);
    if (!matched) return json(response, 404, { message: 'Not Found' });
    const body = await readBytes(request, MAX_IN);
    if (!body) return json(response, 413, { message: 'Request Entity Too Large' });
    const event = httpEvent(request, url, { key: matched.route.key, params: matched.params }, body);
    try {
      const handler = await handlers.of(matched.route.contract.handler);
      const answer = acrossTheWire((await within(handler(acrossTheWire(event)))) as APIGatewayProxyStructuredResultV2);
      const payload = answer.isBase64Encoded ? Buffer.from(answer.body ?? '', 'base64') : (answer.body ?? '');
      if (Buffer.byteLength(payload) > MAX_OUT) throw new Error('The answer is over 6 MB.');
      response.writeHead(answer.statusCode ?? 200, answer.headers as Record<string, string>).end(payload);
    } catch (error) {
      console.error(error);
      const late = error instanceof Error && error.message === 'Task timed out';
      json(response, late ? 503 : 500, { message: late ? 'Service Unavailable' : 'Internal Server Error' });
    }
    if (request.method !== 'GET') afterWrite();
  };
