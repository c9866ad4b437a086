import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { clock } from './clock';
import { listenLocally } from './fakes/http-listener';
import { outbox } from './fakes/mail/outbox';
import { localRoutes } from './local-routes';
import type { Refused } from './roles/refusal-log';

const dueWork = vi.fn(async () => {});
const deploy = vi.fn(async () => {});
const names = new Map();
const refused: Refused[] = [];
let complete = false;
const box = outbox(undefined, clock.now);
let server: Awaited<ReturnType<typeof listenLocally>>;
beforeAll(async () => {
  const own = localRoutes({
    box,
    runDueWork: dueWork,
    demoComplete: () => complete,
    deploy,
    names,
    refused: () => refused,
  });
  server = await listenLocally(async (request, response) => {
    const answered = await own(request.method ?? 'GET', new URL(request.url ?? '/', 'http://local'), response);
    if (!answered) response.writeHead(404).end();
  });
});
afterEach(() => {
  dueWork.mockClear();
});
afterAll(() => server.stop());

const ask = (path: string, method = 'GET') => fetch(`${server.endpoint}${path}`, { method });

it('moves the clock on, and does what is due by then', async () => {
  const before = clock.now();
  const { now } = (await (await ask('/local/clock?minutes=60', 'POST')).json()) as { now: string };
  expect(Date.parse(now) - before).toBeGreaterThanOrEqual(3_600_000);
  expect(dueWork).toHaveBeenCalledOnce();
});

it.each(['soon', '-1', 'Infinity', '1e12'])('does not move the clock by %s', async (minutes) => {
  expect((await ask(`/local/clock?minutes=${minutes}`, 'POST')).status).toBe(400);
  expect(new Date(clock.now()).toISOString()).toMatch(/^20/);
  expect(dueWork).not.toHaveBeenCalled();
});

it('says whether the demo is complete', async () => {
  expect((await ask('/local/demo')).status).toBe(503);
  complete = true;
  expect((await ask('/local/demo')).status).toBe(200);
});

it('ends a deployment when it is told to, and not by a link', async () => {
  expect((await ask('/local/deployment')).status).toBe(404);
  expect(deploy).not.toHaveBeenCalled();
  expect((await ask('/local/deployment', 'POST')).status).toBe(200);
  expect(deploy).toHaveBeenCalledOnce();
});

it('shows the inbox to who reads it, and leaves everything else to others', async () => {
  expect((await ask('/inbox')).status).toBe(200);
  expect((await ask('/inbox', 'POST')).status).toBe(404);
  expect((await ask('/trips')).status).toBe(404);
  const described = (await (await ask('/services/openapi.json')).json()) as { paths: object };
  expect(Object.keys(described.paths).length).toBeGreaterThan(10);
});

it('sets the texts under a name', async () => {
  const answer = await ask('/local/dns?name=_Wayline.trips.vale.example&text=one&text=two', 'POST');
  expect([answer.status, names.get('_wayline.trips.vale.example')]).toEqual([200, ['one', 'two']]);
});

it('says what functions were refused for their roles', async () => {
  expect(await (await ask('/local/refusals')).json()).toEqual([]);
  refused.push({ role: 'trip/trips/get-trip', action: 'dynamodb:Scan', resource: 'arn:table', times: 2 });
  expect(await (await ask('/local/refusals')).json()).toEqual(refused);
});
