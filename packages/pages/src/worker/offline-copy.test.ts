import { italy } from '@wayline/core/areas/trip/itinerary/published.fixture';
import { expect, it } from 'vitest';
import { renderItinerary } from '../itinerary/itinerary-document';
import { asOfflineCopy, toKeep } from './offline-copy';

it('says of when an offline copy is, and changes nothing else', async () => {
  const html = renderItinerary(italy());
  const kept = await toKeep(
    new Response(html, { headers: { 'content-type': 'text/html' } }),
    '2027-03-01T12:00:00.000Z',
  );
  const shown = await (await asOfflineCopy(kept)).text();
  expect(shown).toMatch(/<p class="offline" id="offline" role="status">Offline copy of (February 28|March [12]), 2027/);
  expect(shown.replace(/(role="status")>Offline copy of [^<]*/, '$1 hidden="">')).toBe(html);
});
