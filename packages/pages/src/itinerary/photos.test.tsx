import { italy } from '@wayline/core/areas/trip/itinerary/published.fixture';
import type { FileId } from '@wayline/core/base/ids';
import { expect, it } from 'vitest';
import { parsePage } from '../document/parse-page.fixture';
import { renderItinerary } from './itinerary-document';

const file = `fil_${'0'.repeat(26)}` as FileId;
const withPhotos = (urls: (string | undefined)[]) => {
  const published = italy();
  const days = published.days.map((day) => ({
    ...day,
    entries: day.entries.map((entry) =>
      entry.kind === 'checkin' && entry.booking_id === 'bkg_hotel'
        ? { ...entry, photos: urls.map((url) => ({ file, ...(url && { url }) })) }
        : entry,
    ),
  }));
  return parsePage(renderItinerary({ ...published, days }));
};
const shown = (urls: (string | undefined)[]) => [...withPhotos(urls).querySelectorAll('.photos img')];

it('shows the photos of a booking on its card, named, late and in a room of their own', () => {
  const [first, second] = shown(['/pictures/a', '/pictures/b']);
  expect(first?.closest('.card')?.querySelector('h3')?.textContent).toBe('Hotel Artemide');
  expect([first?.getAttribute('src'), second?.getAttribute('src')]).toEqual(['/pictures/a', '/pictures/b']);
  expect([first?.getAttribute('alt'), second?.getAttribute('alt')]).toEqual([
    'Hotel Artemide, photo 1 of 2',
    'Hotel Artemide, photo 2 of 2',
  ]);
  expect([first?.getAttribute('loading'), first?.getAttribute('width'), first?.getAttribute('height')]).toEqual([
    'lazy',
    '960',
    '640',
  ]);
});

it('shows nothing where a photo has no address, or one that could run', () => {
  expect(shown([undefined, 'javascript:alert(1)'])).toEqual([]);
  expect(withPhotos([undefined]).querySelector('.photos')).toBeNull();
});
