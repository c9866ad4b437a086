import { request } from 'node:http';
import { publishedKey } from '@wayline/core/itinerary/itinerary.records';
import { tokenHash } from '@wayline/core/store/token-hash';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listenLocally } from '../standins/http-listener';
import { staticSite } from './static-site';

const TOKEN = 'a'.repeat(43);
const pages = new Map([[publishedKey(tokenHash(TOKEN)), '<h1>Amalfi</h1>']]);
let server: Awaited<ReturnType<typeof listenLocally>>;
beforeAll(async () => {
  const site = staticSite({
    app: '/nowhere',
    pages: '/nowhere',
    files: { get: async (key: string) => new TextEncoder().encode(pages.get(key)) } as never,
    filesOrigin: 'http://127.0.0.1:9',
    linkGone: async () => 'gone',
    config: () => ({}),
  });
  server = await listenLocally((asked, response) => {
    void site(response, new URL(asked.url ?? '/', 'http://localhost'), asked.headers.host ?? '', '');
  });
});
afterAll(() => server.stop());

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
