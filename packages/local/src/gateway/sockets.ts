import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { readText } from '../read-body';
import { SOCKET_ACTIONS } from './handler-build';
import type { Handlers } from './handlers';

const MAX_FRAME = 128 * 1024;
const IDLE_MS = 10 * 60_000;
const LONGEST_MS = 2 * 3_600_000;
const CHECK_MS = 5_000;

type Open = { socket: WebSocket; since: number; last: number };

/** What a handler is told; `connectedAt` in epoch milliseconds. */
const eventOf = (
  { connectionId, connectedAt, request }: { connectionId: string; connectedAt: number; request: IncomingMessage },
  routeKey: string,
  eventType: 'CONNECT' | 'MESSAGE' | 'DISCONNECT',
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
    connectedAt,
    extendedRequestId: randomUUID(),
    requestTime: new Date().toUTCString(),
  },
  ...(eventType === 'CONNECT' && { headers: request.headers }),
  ...(body !== undefined && { body }),
  isBase64Encoded: false,
});

const gone = (response: ServerResponse) => response.writeHead(410, { 'x-amzn-errortype': 'GoneException' }).end('{}');

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
      await handlers.of(`sockets/${name}`)
    )(event)) as { statusCode: number };

  const running = new Set<Promise<unknown>>();
  const follow = (work: Promise<unknown>) => {
    const ended = work.catch(console.error).finally(() => running.delete(ended));
    running.add(ended);
  };

  const accept = async (request: IncomingMessage, raw: Duplex, head: Buffer) => {
    const id = randomBytes(11).toString('base64url');
    const connection = { connectionId: id, connectedAt: Date.now(), request };
    // A line that breaks ends by itself; nobody listening would end the whole program.
    raw.on('error', () => raw.destroy());
    const answer = await run('connect', eventOf(connection, '$connect', 'CONNECT')).catch((error: unknown) => {
      console.error(error);
      return { statusCode: 500 };
    });
    if (answer.statusCode !== 200) return raw.end(`HTTP/1.1 ${answer.statusCode} Refused\r\nConnection: close\r\n\r\n`);
    wss.handleUpgrade(request, raw, head, (socket) => {
      open.set(id, { socket, since: connection.connectedAt, last: Date.now() });
      // A frame too large, for example; the socket is closed for it.
      socket.on('error', () => socket.terminate());
      socket.on('message', (data) => {
        const body = String(data);
        const entry = open.get(id);
        if (entry) entry.last = Date.now();
        const action = actionIn(body);
        follow(run(action, eventOf(connection, action, 'MESSAGE', body)));
      });
      socket.on('close', () => {
        open.delete(id);
        follow(run('disconnect', eventOf(connection, '$disconnect', 'DISCONNECT')));
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
    if (!entry) return gone(response);
    if (request.method === 'DELETE') {
      entry.socket.close(1000);
      return response.writeHead(204).end();
    }
    const text = await readText(request);
    if (entry.socket.readyState !== entry.socket.OPEN) return gone(response);
    entry.socket.send(text);
    return response.writeHead(200).end();
  };
  return {
    manage,
    /** Closes every socket, and waits until the handlers have heard of it. */
    stop: async () => {
      clearInterval(reaper);
      const closed = [...open.values()].map(({ socket }) => {
        socket.terminate();
        return once(socket, 'close');
      });
      wss.close();
      await Promise.all(closed);
      await Promise.all(running);
    },
  };
};
