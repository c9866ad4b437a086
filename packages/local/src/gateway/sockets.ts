import { randomBytes, randomUUID } from 'node:crypto';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { type Handlers, SOCKET_ACTIONS } from './handlers';

const MAX_FRAME = 128 * 1024;
const IDLE_MS = 10 * 60_000;
const LONGEST_MS = 2 * 3_600_000;
const CHECK_MS = 5_000;

type Open = { socket: WebSocket; since: number; last: number; request: IncomingMessage };

const eventOf = (
  connectionId: string,
  routeKey: string,
  eventType: string,
  request: IncomingMessage,
  body?: string,
) => ({
  requestContext: {
    routeKey,
    eventType,
    connectionId,
    messageId: randomUUID(),
    requestId: randomUUID(),
    messageDirection: 'IN',
    stage: 'local',
    apiId: 'local',
    domainName: request.headers.host,
    requestTimeEpoch: Date.now(),
    connectedAt: Date.now(),
    extendedRequestId: randomUUID(),
    requestTime: new Date().toUTCString(),
  },
  ...(eventType === 'CONNECT' && { headers: request.headers }),
  ...(body !== undefined && { body }),
  isBase64Encoded: false,
});

const actionIn = (text: string): string => {
  try {
    const action = (JSON.parse(text) as { action?: unknown }).action;
    return SOCKET_ACTIONS.includes(action as never) && action !== 'connect' && action !== 'disconnect'
      ? String(action)
      : 'default';
  } catch {
    return 'default';
  }
};

/** API Gateway's WebSocket API on one path: $connect decides, messages are routed by their action, and handlers speak back over HTTP. */
export const webSocketApi = (server: Server, path: string, handlers: Handlers) => {
  const open = new Map<string, Open>();
  const wss = new WebSocketServer({ noServer: true, maxPayload: MAX_FRAME, handleProtocols: () => 'wayline' });
  const run = async (name: string, event: unknown) =>
    (await (
      await handlers.of(`realtime/${name}`)
    )(event)) as { statusCode: number };

  const accept = async (request: IncomingMessage, raw: Duplex, head: Buffer) => {
    const id = randomBytes(11).toString('base64url');
    const answer = await run('connect', eventOf(id, '$connect', 'CONNECT', request)).catch((error: unknown) => {
      console.error(error);
      return { statusCode: 500 };
    });
    if (answer.statusCode !== 200) return raw.end(`HTTP/1.1 ${answer.statusCode} Refused\r\nConnection: close\r\n\r\n`);
    wss.handleUpgrade(request, raw, head, (socket) => {
      open.set(id, { socket, since: Date.now(), last: Date.now(), request });
      socket.on('message', (data) => {
        const body = String(data);
        const entry = open.get(id);
        if (entry) entry.last = Date.now();
        const action = actionIn(body);
        run(action, eventOf(id, action, 'MESSAGE', request, body)).catch(console.error);
      });
      socket.on('close', () => {
        open.delete(id);
        run('disconnect', eventOf(id, '$disconnect', 'DISCONNECT', request)).catch(console.error);
      });
    });
  };
  server.on('upgrade', (request, raw, head) => {
    if (new URL(request.url ?? '/', 'http://local').pathname === path) void accept(request, raw, head);
    else raw.destroy();
  });
  const reaper = setInterval(() => {
    for (const { socket, since, last } of open.values()) {
      if (Date.now() - last > IDLE_MS || Date.now() - since > LONGEST_MS) socket.close(1001);
    }
  }, CHECK_MS);
  reaper.unref();

  /** `/@connections/{id}`: how handlers send to a socket, look at it, or close it. */
  const manage = async (request: IncomingMessage, response: ServerResponse, url: URL) => {
    const entry = open.get(decodeURIComponent(url.pathname.slice('/@connections/'.length)));
    if (!entry) return response.writeHead(410, { 'x-amzn-errortype': 'GoneException' }).end('{}');
    if (request.method === 'DELETE') {
      entry.socket.close(1000);
      return response.writeHead(204).end();
    }
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    entry.socket.send(Buffer.concat(chunks).toString('utf8'));
    return response.writeHead(200).end();
  };
  return {
    manage,
    count: () => open.size,
    stop: () => {
      clearInterval(reaper);
      for (const { socket } of open.values()) socket.terminate();
      wss.close();
    },
  };
};
