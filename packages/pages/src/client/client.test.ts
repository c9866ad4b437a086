import { italy } from '@wayline/core/itinerary/published.fixture';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { parsePage } from '../document/parse-page.fixture';
import { renderItinerary } from '../itinerary/itinerary-document';
import { copyReferences } from './copy-references';
import { noteView } from './note-view';
import { openOwnMaps, ownMapUrl } from './own-maps';
import { shareToken } from './share-token';
import { offerSubscription } from './subscribe';

const TOKEN = 'a'.repeat(43);
const ANDROID = 'Mozilla/5.0 (Linux; Android 15)';
beforeEach(() => {
  document.body.innerHTML = parsePage(renderItinerary(italy())).body.innerHTML;
});
afterEach(() => vi.unstubAllGlobals());

it('R-SHELL-024 finds the link’s secret in each of its addresses', () => {
  for (const path of ['/ti/', '/itinerary/', '/ti/documents/', '/ti-trip/'])
    expect(shareToken(`${path}${TOKEN}`)).toBe(TOKEN);
  expect([shareToken('/trips/1'), shareToken('/ti/short'), shareToken(`/ti/${TOKEN}/x`)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
it('notes a view once, however often the page is hidden and shown', () => {
  const sent = vi.fn(() => Promise.resolve(new Response()));
  vi.stubGlobal('fetch', sent);
  noteView(TOKEN);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(sent.mock.calls).toEqual([
    [`/services/public/api/v1/ti/${TOKEN}/viewed`, expect.objectContaining({ method: 'POST', keepalive: true })],
  ]);
});
it('leads directions to the map of the device', () => {
  expect(ownMapUrl('Mozilla/5.0 (Windows NT 10.0)', 'Rome')).toBeUndefined();
  openOwnMaps(ANDROID);
  expect(document.querySelector<HTMLAnchorElement>('a[data-place^="Hotel"]')?.href).toBe(
    `geo:0,0?q=${encodeURIComponent('Hotel Artemide, Via Nazionale 22, 00184 Roma RM, Italy')}`,
  );
});
it('offers a subscription where a calendar answers to it', () => {
  offerSubscription(TOKEN, 'wayline.example', ANDROID);
  expect(document.querySelector('#subscribe')?.parentElement?.hidden).toBe(true);
  offerSubscription(TOKEN, 'wayline.example', 'iPhone');
  expect(document.querySelector('#subscribe')?.getAttribute('href')).toBe(
    `webcal://wayline.example/services/public/api/v1/ti/${TOKEN}/calendar.ics`,
  );
  expect(document.querySelector('#subscribe')?.parentElement?.hidden).toBe(false);
});
it('copies a reference', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  copyReferences();
  const [button] = document.querySelectorAll<HTMLButtonElement>('.copy');
  button?.click();
  await vi.waitFor(() => expect(button?.textContent).toContain('Copied'));
  expect(writeText).toHaveBeenCalledWith('QX7K2M');
});
