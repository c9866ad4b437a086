import { booking } from '@wayline/core/areas/trip/itinerary/bookings.fixture';
import { italy } from '@wayline/core/areas/trip/itinerary/published.fixture';
import { expect, it } from 'vitest';
import { renderPdf } from './render-pdf';

const asText = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');

it('makes a document with embedded faces and as many pages as it needs', async () => {
  const text = asText(await renderPdf(italy({ show_prices: true })));
  expect(text.slice(0, 5)).toBe('%PDF-');
  expect(text).toMatch(/\/BaseFont \/[A-Z]{6}\+Inter/);
  expect(text).toMatch(/\/BaseFont \/[A-Z]{6}\+Fraunces/);
  expect(
    Number(/\/Type \/Pages\s+\/Count (\d+)/.exec(text)?.[1] ?? text.match(/\/Type \/Page\b/g)?.length),
  ).toBeGreaterThan(2);
});
/** One grey dot. */
const JPEG = Buffer.from(
  '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ4RDgsLEBYQERMUFRUVDA8XGBYUGBIUFRT/wAALCAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAACf/EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AKp//2Q==',
  'base64',
);
it('begins with the photo of the cover as it is, and draws one where there is none that it can embed', async () => {
  const [photo, drawn, png, plain] = await Promise.all([
    renderPdf(italy(), { cover: JPEG }),
    renderPdf(italy()),
    renderPdf(italy(), { cover: Buffer.from('89504e470d0a1a0a', 'hex') }),
    renderPdf(italy({ cover_style: 'plain' }), { cover: JPEG }),
  ]);
  expect(asText(photo)).toContain('/DCTDecode');
  for (const other of [drawn, png, plain]) expect(asText(other)).not.toContain('/DCTDecode');
});
it('does not stumble over other scripts, emoji or very long words', async () => {
  const title = `東京 🗼 ${'x'.repeat(300)} مرحبا`;
  const odd = booking('Dining', { title, general_booking: { start_date: '2027-03-20', start_time: '19:00' } });
  expect((await renderPdf({ ...italy({}, [odd]), ti_name: title })).length).toBeGreaterThan(1000);
});
it('prints an itinerary without anything in it', async () => {
  const bare = {
    ...italy({ welcome_text: '', important_notice: '' }, []),
    days: [],
    documents: [],
    travelers: [],
    destinations: [],
    start_date: undefined,
    end_date: undefined,
  };
  expect((await renderPdf(bare)).length).toBeGreaterThan(1000);
});
