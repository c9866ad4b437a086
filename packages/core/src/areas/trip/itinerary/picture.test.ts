import { describe, expect, it } from 'vitest';
import { TripFile } from '../trips/people/trip-fields';
import { bookingPhotos, detectPictureType } from './picture';
import { publishedPictureKey } from './published-pictures';

const id = (prefix: string, n = 0) => `${prefix}_${String(n).padStart(26, '0')}`;
const file = (n: number, more: Partial<Record<keyof TripFile, unknown>> = {}) =>
  TripFile.parse({
    id: id('fil', n),
    trip_id: id('trp'),
    booking_id: id('bkg'),
    key: 'Photos',
    name: `${n}.jpg`,
    size: 9,
    isPdfDocument: false,
    added_by: 'Olivia Vale',
    created_at: `2031-05-0${n}T10:00:00.000Z`,
    ...more,
  });

describe('the photos of bookings', () => {
  it('R-TRIP-068 are those files of bookings that are kept as photos, in the order in which they came', () => {
    const files = [file(3), file(1, { name: '1.PNG' }), file(2, { name: '2.jpeg' })];
    expect(bookingPhotos(files).map(({ id: of, type }) => [of, type])).toEqual([
      [id('fil', 1), 'image/png'],
      [id('fil', 2), 'image/jpeg'],
      [id('fil', 3), 'image/jpeg'],
    ]);
  });

  it('are no files for the office, of the trip as a whole, of another kind, or too large for a phone', () => {
    const others = [
      file(1, { key: 'Internal' }),
      file(2, { key: 'Client' }),
      file(3, { booking_id: undefined }),
      file(4, { name: 'brochure.pdf' }),
      file(5, { name: 'jpg' }),
      file(6, { size: 10_000_001 }),
    ];
    expect(bookingPhotos(others)).toEqual([]);
  });
});

it('tells a picture by its bytes, and a drawing that could run is none', () => {
  const typeOf = (bytes: string | Buffer) => detectPictureType(Buffer.from(bytes));
  expect(typeOf(Buffer.from('ffd8ffe000104a46', 'hex'))).toBe('image/jpeg');
  expect(typeOf(Buffer.from('89504e470d0a1a0a', 'hex'))).toBe('image/png');
  expect(typeOf('RIFF....WEBPVP8 ')).toBe('image/webp');
  for (const other of ['RIFF....AVI LIST', '<svg xmlns=""/>', 'GIF89a', '%PDF-1.7', ''])
    expect(typeOf(other)).toBeUndefined();
});

it('leads from the address of a picture to its key, and from no other address', () => {
  const url = `/pictures/${id('cmp')}/${id('tin')}/${id('fil')}-3`;
  expect(publishedPictureKey(url)).toBe(`published${url}`);
  const others = [`${url}/x`, `/x${url}`, `https://img.example${url}`, '/pictures/../index.html', undefined];
  for (const other of others) expect(publishedPictureKey(other)).toBeUndefined();
});
