import { afterAll, beforeAll, expect, it } from 'vitest';
import { listenLocally } from './fakes/http-listener';
import { readBytes } from './read-body';

const MOST = 100_000;
let server: Awaited<ReturnType<typeof listenLocally>>;
beforeAll(async () => {
  server = await listenLocally(async (request, response) => {
    const body = await readBytes(request, MOST);
    response.writeHead(body ? 200 : 413).end(String(body?.length));
  });
});
afterAll(() => server.stop());

const sent = async (bytes: number) => {
  const answer = await fetch(server.endpoint, { method: 'POST', body: 'x'.repeat(bytes) });
  return [answer.status, await answer.text()];
};

it('gives a body of the most that is allowed, and lets a larger one be refused with an answer', async () => {
  expect(await sent(MOST)).toEqual([200, String(MOST)]);
  expect(await sent(MOST + 1)).toEqual([413, 'undefined']);
  expect(await sent(50 * MOST)).toEqual([413, 'undefined']);
});
