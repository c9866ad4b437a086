import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { webSocketApi } from './sockets';

type Heard = { name: string; id: string; body?: string; connectedAt: number };
let server: Server;
let api: ReturnType<typeof webSocketApi>;
let heard: Heard[];
let answer: number;
beforeEach(async () => {
  heard = [];
  answer = 200;
  server = createServer((request, response) => {
    api.manage(request, response, new URL(request.url ?? '/', 'http://local')).catch(() => response.end());
  }).listen(0);
  await once(server, 'listening');
  const of = async (name: string) => async (event: unknown) => {
    const { requestContext, body } = event as {
      requestContext: { connectionId: string; connectedAt: number };
      body?: string;
    };
    heard.push({ name, id: requestContext.connectionId, connectedAt: requestContext.connectedAt, body });
    return { statusCode: answer };
  };
  api = webSocketApi(server, '/live', { of, version: String, stop: async () => {} });
});
afterEach(async () => {
  await api.stop();
  server.close();
});

const host = () => {
  const address = server.address();
  return `127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
};
const connect = async () => {
  const socket = new WebSocket(`ws://${host()}/live`, ['wayline']);
  await once(socket, 'open');
  return socket;
};
const names = () => heard.map((h) => h.name);

it('asks before it lets somebody in, routes by action, and tells of the end', async () => {
  const socket = await connect();
  socket.send('{"action":"ping"}');
  socket.send('{"action":"connect"}');
  await expect.poll(() => heard).toHaveLength(3);
  socket.close();
  await expect.poll(names).toEqual(['sockets/connect', 'sockets/ping', 'sockets/default', 'sockets/disconnect']);
  expect(new Set(heard.map((h) => `${h.id} ${h.connectedAt}`)).size).toBe(1);
});

it('refuses whom the handler refuses', async () => {
  answer = 401;
  const socket = new WebSocket(`ws://${host()}/live`, ['wayline']);
  const [refused] = (await once(socket, 'error')) as [Error];
  expect(refused.message).toContain('401');
});

it('closes a socket that sends too much, and serves the others on', async () => {
  const [loud, quiet] = [await connect(), await connect()];
  loud.on('error', () => {});
  loud.send('x'.repeat(200 * 1024));
  await once(loud, 'close');
  quiet.send('{"action":"ping"}');
  await expect.poll(names).toEqual(expect.arrayContaining(['sockets/disconnect', 'sockets/ping']));
});

it('brings what a handler posts to the socket, and says of one that is gone that it is', async () => {
  const socket = await connect();
  const message = once(socket, 'message');
  const post = (id: string) => fetch(`http://${host()}/@connections/${id}`, { method: 'POST', body: '{"a":"ä"}' });
  expect((await post(heard[0]?.id ?? '')).status).toBe(200);
  expect(String((await message)[0])).toBe('{"a":"ä"}');
  expect((await post('nobody')).status).toBe(410);
});

it('has told the handlers of every end when it has stopped', async () => {
  const socket = await connect();
  socket.on('error', () => {});
  await api.stop();
  expect(names()).toEqual(['sockets/connect', 'sockets/disconnect']);
});
