import { booking } from '@wayline/core/areas/trip/itinerary/bookings.fixture';
import { italy } from '@wayline/core/areas/trip/itinerary/published.fixture';
import { afterAll, expect, it, vi } from 'vitest';
import { readPdfText } from './pdf-text.fixture';
import { renderPdf } from './render-pdf';

// Before anything that draws is loaded, so that all of its loops are counted.
const counter = await vi.hoisted(async () => (await import('@wayline/core/testing/count-steps')).startCounting());
afterAll(() => counter.stop());

const tripWith = (title: string, draft: Parameters<typeof italy>[0] = {}) =>
  italy({ welcome_text: '', important_notice: '', ...draft }, [
    booking('Dining', { title, general_booking: { start_date: '2027-03-20', start_time: '19:00' } }),
  ]);
const facesIn = (bytes: Uint8Array) =>
  Array.from(
    Buffer.from(bytes)
      .toString('latin1')
      .matchAll(/\/FontName \/[A-Z]{6}\+([\w-]+)/g),
    ([, name]) => name,
  );

it('prints every script that it has faces for, without a mark', async () => {
  const text = readPdfText(
    await renderPdf(
      tripWith('京都 Tower 👩‍👩‍👧 ﬁn', {
        ti_name: 'Київ, Αθήνα & Đà Nẵng',
        welcome_text: 'नमस्ते\nกรุงเทพฯ\n서울',
        important_notice: 'ホテル → ✓',
      }),
    ),
  ).replaceAll(' ', '');
  for (const part of ['京都', 'Київ', 'Αθήνα', 'กรุ', '서울', 'ホテル', 'fin', '→', '✓', '👩‍👩‍👧'])
    expect(text).toContain(part);
  expect(text).not.toContain('[…]');
});
it('draws what is read from right to left in that order, with numbers and Latin words the other way', async () => {
  // The text of a page is in the order in which it is drawn, from left to right.
  const hebrew = readPdfText(await renderPdf(tripWith('שלום 123 TLV'))).replaceAll(' ', '');
  expect(hebrew).toContain('TLV123םולש');
  const arabic = readPdfText(await renderPdf(tripWith('بيت'))).replaceAll(' ', '');
  expect(arabic).toContain('تيب');
});
it('joins Arabic letters', async () => {
  const bytesOf = async (title: string) => (await renderPdf(tripWith(title))).length;
  // A letter at the start, in the midst and at the end of a word is three glyphs to embed; by itself it is one.
  expect(await bytesOf('ببب')).toBeGreaterThan(await bytesOf('ب ب ب'));
});
it('embeds each face once, however often the text goes from one to another', async () => {
  const faces = facesIn(await renderPdf(tripWith('Łódź Ж Łódź Ж ằ Łódź Ж ằ 東京 Ж')));
  expect(faces).toEqual([...new Set(faces)]);
  expect(faces).toEqual(
    expect.arrayContaining(['InterExt-600', 'inter-cyrillic-600', 'noto-sans-sc-chinese-simplified-400']),
  );
});
it('marks a script that no face has, and says what the mark means', async () => {
  const text = readPdfText(await renderPdf(tripWith('თბილისი')));
  expect(text).toContain('[…] stands for');
});

/** Twice what the worst of them takes. */
const MOST_STEPS = 40_000_000;
it.each([
  ['letters of two faces by turns', 'aж'],
  ['letters of both directions by turns', 'aש1م'],
  ['lines of one letter', 'ש\n'],
  ['lines of both directions by turns', 'ש\na\n'],
  ['scripts without a face', 'თ a'],
  ['accents upon accents', '\u0301'],
])('is not kept busy by %s', async (_, piece) => {
  const published = tripWith('x', { welcome_text: piece.repeat(2000 / piece.length) });
  expect(await counter.stepsOf(() => renderPdf(published))).toBeLessThan(MOST_STEPS);
});
