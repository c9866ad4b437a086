import { once } from 'node:events';
import { createServer } from 'node:http';
import type { LiveEvent } from '@wayline/core/areas/live/live-event';
import type { PresenceMessage } from '@wayline/core/areas/notifications/presence';
import { load, type Person, type World } from '@wayline/local/testing/world';
import type { SocketAnswer, SocketEvent } from './socket-event';

type Message = PresenceMessage | { type: 'event'; event: LiveEvent };

/** The sending side of a WebSocket API: what was sent to each socket, which were closed; those in `dead` are gone, to those in `broken` nothing can be sent. */
export const startGateway = async () => {
  const heard = new Map<string, Message[]>();
  const closed = new Set<string>();
  const dead = new Set<string>();
  const broken = new Set<string>();
  const server = createServer(async (request, response) => {
    const id = decodeURIComponent(request.url?.split('/').at(-1) ?? '');
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    if (dead.has(id)) return response.writeHead(410, { 'x-amzn-errortype': 'GoneException' }).end('{}');
    if (broken.has(id)) return response.writeHead(403).end('{}');
    if (request.method === 'DELETE') closed.add(id);
    else heard.set(id, [...(heard.get(id) ?? []), JSON.parse(String(Buffer.concat(chunks))) as Message]);
    return response.writeHead(200).end();
  }).listen(0);
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  return {
    heard,
    closed,
    dead,
    broken,
    environment: { WS_API_ENDPOINT: `http://127.0.0.1:${port}` },
    /** Who a socket was last told to be there. */
    present: (id: string) => {
      const told = (heard.get(id) ?? []).filter((message) => message.type === 'presence');
      return told.at(-1)?.people;
    },
    /** The events a socket was told, in order. */
    events: (id: string) =>
      (heard.get(id) ?? []).flatMap((message) => (message.type === 'event' ? [message.event] : [])),
    stop: () => server.close(),
  };
};

/** What answers messages of sockets, as it is deployed: with the rights of its role. */
const deployed = (action: string) => async (event: SocketEvent) =>
  ((await load(`sockets/${action}`)) as unknown as (event: SocketEvent) => Promise<SocketAnswer>)(event);
export const connect = deployed('connect');
export const disconnect = deployed('disconnect');
export const join = deployed('join');
export const leave = deployed('leave');
export const here = deployed('here');

let connections = 0;
export const socketEvent = (connectionId: string, message?: object, headers?: Record<string, string>) =>
  ({ requestContext: { connectionId }, headers, body: JSON.stringify(message ?? {}) }) as unknown as SocketEvent;

/** Asks to connect as somebody; the answer's status, and the id the socket has if it was let in. */
export const connectAs = async (world: World, person: Person, token = world.tokenOf(person)) => {
  const id = `conn-${++connections}`;
  const headers = { 'sec-websocket-protocol': `wayline, ${token}` };
  return { id, status: (await connect(socketEvent(id, undefined, headers))).statusCode };
};
