import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { EndedSessions } from '@wayline/core/access/people.records';
import { tenantDb } from '@wayline/core/store/tenant-db';
import { movable as clock } from '@wayline/local/clock';
import { streamBatch } from '@wayline/local/testing/stream-batch';
import { type Person, startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { connect } from '../sockets/gateway.fixture';
import type { SocketEvent } from '../sockets/socket-event';

const HALF_MINUTE = 31_000;

let world: World;
let gateway: Server;
/** What was asked of the gateway: which sockets it was to close, and what it was to tell them. */
const closed: string[] = [];
const told: string[] = [];
beforeAll(async () => {
  gateway = createServer(async (request, response) => {
    const id = decodeURIComponent(request.url?.split('/').at(-1) ?? '');
    if (request.method === 'DELETE') closed.push(id);
    for await (const chunk of request) told.push(`${id} ${chunk}`);
    response.writeHead(request.method === 'DELETE' ? 204 : 200).end();
  }).listen(0);
  await once(gateway, 'listening');
  const address = gateway.address();
  const port = typeof address === 'object' ? address?.port : 0;
  world = await startWorld({ standins: true, environment: { WS_API_ENDPOINT: `http://127.0.0.1:${port}` } });
});
afterEach(() => {
  clock.waylineClockOffset = 0;
});
afterAll(async () => {
  await world.stop();
  gateway.close();
});

const works = async (token: string) => (await world.call('users.current.get', {}, { token })).status;
const open = (connectionId: string, token: string) =>
  connect({
    headers: { 'sec-websocket-protocol': `wayline, ${token}` },
    requestContext: { connectionId },
  } as unknown as SocketEvent);
const tokenOf = ({ sub }: Person, session: string) => world.mint.accessToken(sub, { session });

describe('a session that was signed out', () => {
  it('stops in every container within 30 s, and others of the same person go on', async () => {
    const { advisor } = world.people;
    const [gone, other] = [tokenOf(advisor, 'lost laptop'), tokenOf(advisor, 'phone')];
    expect([await works(gone), await works(other)]).toEqual([200, 200]);
    // Signed out in another container: this one hears of nothing.
    const db = tenantDb(world.table, advisor.company_id);
    await db.transact([db.put(EndedSessions, { session: 'lost laptop', at: new Date().toISOString() })]);
    clock.waylineClockOffset = HALF_MINUTE;
    expect([await works(gone), await works(other)]).toEqual([401, 200]);
  });

  it('ends on the WebSocket at once, and lets no new one in', async () => {
    const { advisor } = world.people;
    const [gone, other] = [tokenOf(advisor, 'desk'), tokenOf(advisor, 'sofa')];
    expect((await open('socket-desk', gone)).statusCode).toBe(200);
    expect((await open('socket-sofa', other)).statusCode).toBe(200);
    expect((await world.call('users.logout', {}, { token: gone })).status).toBe(200);
    await world.job('deliver-events', await streamBatch(world.table.name));
    expect(closed).toEqual(['socket-desk']);
    expect(told.filter((line) => line.startsWith('socket-desk')).join()).toContain('"kind":"logout"');
    expect((await open('socket-new', gone)).statusCode).toBe(401);
  });
});

describe('a socket', () => {
  it('opens neither with an API key nor with a forged token', async () => {
    for (const token of [`wl_${'A'.repeat(43)}`, 'a.b.c', ''])
      expect((await open('socket-x', token)).statusCode).toBe(401);
  });
});
