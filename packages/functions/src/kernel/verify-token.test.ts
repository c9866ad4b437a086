import { randomUUID } from 'node:crypto';
import { startWorld, type World } from '@wayline/local/testing/world';
import { FetchError } from 'aws-jwt-verify/error';
import { SimpleFetcher } from 'aws-jwt-verify/https';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { connect } from '../sockets/gateway.fixture';
import type { SocketEvent } from '../sockets/socket-event';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});
afterAll(() => world.stop());

/** A function that has just started, as it is deployed: it has no keys yet. */
const coldStart = (fetched: () => Promise<ArrayBuffer>) => {
  vi.stubEnv('LOCAL_JWKS', undefined);
  vi.stubEnv('CLIENT_ID', randomUUID());
  return vi.spyOn(SimpleFetcher.prototype, 'fetch').mockImplementation(fetched);
};
const unreachable = () => Promise.reject(new FetchError('https://keys.example', 'connect ETIMEDOUT'));
const noSuchKey = async () => new TextEncoder().encode(JSON.stringify({ keys: [] })).buffer as ArrayBuffer;
const me = () => world.call('users.current.get', {}, { as: world.people.owner });

describe('when the keys of the user pool cannot be fetched', () => {
  it('a token is neither taken nor refused: try again, and nobody is signed out', async () => {
    const fetches = coldStart(unreachable);
    const { status, headers, body } = await me();
    expect([status, body.error?.code, headers['retry-after']]).toEqual([503, 'busy', '2']);
    expect(fetches).toHaveBeenCalled();
  });

  it('a page that connects is not refused either', async () => {
    coldStart(unreachable);
    const token = world.tokenOf(world.people.owner);
    const event = {
      headers: { 'sec-websocket-protocol': `wayline, ${token}` },
      requestContext: { connectionId: 'one' },
    } as unknown as SocketEvent;
    expect(await connect(event)).toEqual({ statusCode: 503 });
  });

  it('a token that no key of the pool has signed is refused as before', async () => {
    coldStart(noSuchKey);
    expect((await me()).status).toBe(401);
  });
});
