import { request } from 'node:http';
import { publishedKey } from '@wayline/core/areas/trip/itinerary/itinerary.records';
import { tokenHash } from '@wayline/core/store/token-hash';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listenLocally } from '../fakes/http-listener';
import { staticSite } from './static-site';

const TOKEN = 'a'.repeat(43);
const picture = (file: string) => `/pictures/cmp_${'0'.repeat(26)}/tin_${'0'.repeat(26)}/fil_${file.repeat(26)}-1`;
const [PICTURE, DRAWING] = [picture('A'), picture('B')];
const pages = new Map([
  [publishedKey(tokenHash(TOKEN)), Buffer.from('<h1>Amalfi</h1>')],
  [`published${PICTURE}`, Buffer.from('89504e470d0a1a0a', 'hex')],
  [`published${DRAWING}`, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
]);
let server: Awaited<ReturnType<typeof listenLocally>>;
beforeAll(async () => {
  const site = staticSite({
    app: '/nowhere',
    pages: '/nowhere',
    files: { get: async (key: string) => pages.get(key) } as never,
    filesOrigin: 'http://127.0.0.1:9',
    linkGone: async () => 'gone',
    config: () => ({}),
  });
  server = await listenLocally((asked, response) => {
    void site(response, new URL(asked.url ?? '/', 'http://localhost'), asked.headers.host ?? '', '');
  });
});
afterAll(() => server.stop());

it('shows a published picture to be kept for good, and nothing else that lies beside it', async () => {
  const of = (path: string) => fetch(`${server.endpoint}${path}`);
  const shown = await of(PICTURE);
  expect([shown.status, shown.headers.get('content-type'), shown.headers.get('cache-control')]).toEqual([
    200,
    'image/png',
    'public, max-age=31536000, immutable',
  ]);
  for (const other of [`${PICTURE}1`, DRAWING]) expect((await of(other)).status, other).toBe(403);
});

const ask = (host: string) =>
  new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
    const asked = request(`${server.endpoint}/ti/${TOKEN}`, { headers: { host } }, async (response) => {
      let body = '';
      for await (const part of response) body += String(part);
      resolve({ status: response.statusCode, body });
    });
    asked.on('error', reject).end();
  });

it("R-TRIP-069 a client's link opens the same on every name that leads here, whoever owns the name", async () => {
  const own = await ask('localhost');
  expect(own).toEqual({ status: 200, body: '<h1>Amalfi</h1>' });
  for (const host of ['trips.vale.example', 'trips.others.example']) expect(await ask(host)).toEqual(own);
});
