import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ASSETS } from '../asset-urls';
import { PICTURES, pictureUrl, THEMES } from '../landing/pictures';
import { PAGE_AT, PUBLIC_PAGES } from '../public/pages';
import { buildPages } from './build-pages';

let folder: string;
const read = (url: string) => readFile(path.join(folder, url));
const packed = async (url: string) => gzipSync(await read(url)).length;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pages-'));
  await buildPages(folder, { origin: 'https://wayline.example' });
});
afterAll(() => rm(folder, { recursive: true }));

it('writes every file that the pages point to', async () => {
  for (const url of Object.values(ASSETS)) expect((await read(url)).length).toBeGreaterThan(0);
  const faces = String(await read(ASSETS.itineraryStyle)).match(/\/p\/fonts\/[\w-]+\.woff2/g) ?? [];
  expect(faces).toHaveLength(4);
  for (const face of faces) expect((await read(face)).subarray(0, 4).toString()).toBe('wOF2');
});
it('R-SHELL-035 writes every page for everybody at its address, and names each once to search engines', async () => {
  for (const at of PAGE_AT.keys()) expect(String(await read(`${at}.html`)), at).toContain('<h1');
  const named = String(await read('sitemap.xml')).match(/(?<=<loc>)[^<]+/g);
  expect(named).toEqual(['/', ...PUBLIC_PAGES.map(({ path: at }) => at)].map((at) => `https://wayline.example${at}`));
});
it('gives visitors an address to write to: the one of the settings, or one on the site’s own name', async () => {
  expect(String(await read('about/contact_us.html'))).toContain('mailto:hello@wayline.example');
  const other = await mkdtemp(path.join(tmpdir(), 'pages-'));
  await buildPages(other, { origin: 'https://wayline.example', contact: 'desk@agency.example' });
  const page = String(await readFile(path.join(other, 'about/contact_us.html')));
  await rm(other, { recursive: true });
  expect(page).toContain('mailto:desk@agency.example');
  expect(page).not.toContain('hello@wayline.example');
});
/** Width and height of a WebP, as its extended header has them: each less one, in three bytes. */
const sizeOf = (file: Buffer) => [file.readUIntLE(24, 3) + 1, file.readUIntLE(27, 3) + 1];
it('has every picture of the product in its size, for both themes, and light enough for a phone', async () => {
  for (const { name, width, height } of Object.values(PICTURES))
    for (const theme of THEMES) {
      const file = await read(pictureUrl(name, theme));
      expect(file.subarray(8, 16).toString(), name).toBe('WEBPVP8X');
      expect(sizeOf(file), name).toEqual([width, height]);
      expect(file.length, name).toBeLessThan(110_000);
    }
});
it('stays within what a phone should have to load', async () => {
  // Of these, 0.9 kB exchange the link for a token and look for a newer version.
  expect(await packed(ASSETS.itineraryScript)).toBeLessThan(5_000);
  expect(await packed(ASSETS.worker)).toBeLessThan(2_000);
  expect(await packed(ASSETS.landingScript)).toBeLessThan(500);
  expect(await packed(ASSETS.itineraryStyle)).toBeLessThan(8_000);
  expect(await packed(ASSETS.invoiceStyle)).toBeLessThan(4_500);
  expect(await packed('landing.html')).toBeLessThan(10_000);
  expect(await packed(ASSETS.publicStyle)).toBeLessThan(4_000);
  for (const at of PAGE_AT.keys()) expect(await packed(`${at}.html`), at).toBeLessThan(10_000);
});
it('runs as an old-style script where it must: a worker without imports', async () => {
  expect(String(await read(ASSETS.worker))).not.toMatch(/\b(import|export)\b/);
});
