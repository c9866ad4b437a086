import { expect, type Locator, type Page, test } from '@playwright/test';
import { apiAs } from './support/api';
import { expectAccessible } from './support/axe';
import { inDays } from './support/days';
import { ADVISOR, storeSession } from './support/people';
import { chooseFor } from './support/planner';
import { publishItinerary } from './support/publishing';

/** A photo of some size, as a camera would give it. */
const photoOf = async (page: Page, name: string, [top, bottom]: [string, string]) => {
  const base64 = await page.evaluate(
    ([from, to]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 3000, height: 2000 });
      const pen = canvas.getContext('2d') as CanvasRenderingContext2D;
      const sky = pen.createLinearGradient(0, 0, 0, 2000);
      sky.addColorStop(0, from);
      sky.addColorStop(1, to);
      pen.fillStyle = sky;
      pen.fillRect(0, 0, 3000, 2000);
      pen.fillStyle = 'rgba(255, 255, 255, 0.7)';
      pen.fillRect(1200, 900, 600, 700);
      return canvas.toDataURL('image/jpeg', 0.9).split(',')[1] ?? '';
    },
    [top, bottom] as const,
  );
  return { name, mimeType: 'image/jpeg', buffer: Buffer.from(base64, 'base64') };
};
const widthOf = (picture: Locator) => picture.evaluate((img: HTMLImageElement) => img.naturalWidth);
const expectLoaded = async (picture: Locator) => {
  await expect(picture).toBeAttached();
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => widthOf(picture)).toBeGreaterThan(0);
};

test('the cover and the photos of a booking that an advisor uploads are on the page of the client', async ({
  page,
  browser,
  request,
}, info) => {
  test.slow();
  const api = await apiAs(request, ADVISOR);
  const days = { start_date: inDays(40), end_date: inDays(42) };
  const { trip } = await api.post('/services/trips/api/v1/trips', { trip_name: 'Amalfi in pictures', ...days });
  await api.post('/services/book/api/v1/bookings', {
    trip_id: trip.id,
    booking_type: 'Accommodation',
    title: 'Hotel Luna Convento',
    accommodation: { checkin_date: days.start_date, checkin_time: '15:00', checkout_date: days.end_date },
  });
  const { itinerary } = await api.post(`/services/trips/api/v1/trip_itinerary/${trip.id}/ti`, { ti_name: 'Amalfi' });
  await storeSession(page, ADVISOR);

  await test.step('a booking takes photos for the client', async () => {
    await page.goto(`/trips/${trip.id}/planner`);
    await chooseFor(page, 'Hotel Luna Convento', 'Edit');
    const sheet = page.getByRole('dialog', { name: 'Hotel Luna Convento' });
    await sheet.getByRole('button', { name: 'Files' }).click();
    await sheet.getByLabel('Visible to').selectOption({ label: 'Photos, shown to your client' });
    await sheet
      .getByLabel('Booking files')
      .setInputFiles([
        await photoOf(page, 'terrace.jpg', ['#5fa8d3', '#e9d8a6']),
        await photoOf(page, 'room.jpg', ['#b08968', '#ede0d4']),
        await photoOf(page, 'pool.jpg', ['#caf0f8', '#0077b6']),
      ]);
    // A row stands there while its file is on its way; what has arrived can be taken away.
    await expect(sheet.getByRole('button', { name: /^Delete \w+\.jpg$/ })).toHaveCount(3);
    await page.keyboard.press('Escape');
  });

  await test.step('an itinerary takes a cover, and the preview shows what clients will see', async () => {
    await page.goto(`/trips/${trip.id}/ti/${itinerary.id}`);
    await page.getByLabel('Cover photo file').setInputFiles(await photoOf(page, 'coast.jpg', ['#023e8a', '#ffb703']));
    await expectLoaded(page.getByAltText('The cover photo'));
    await expectAccessible(page);
    await page.screenshot({ path: info.outputPath('editor.png') });
    await page.goto(`/trips/${trip.id}/ti/${itinerary.id}/preview`);
    const frame = page.frameLocator('iframe');
    await expectLoaded(frame.locator('img#cover'));
    await expectLoaded(frame.getByAltText('Hotel Luna Convento, photo 1 of 3'));
  });

  await page.goto(`/trips/${trip.id}/ti/${itinerary.id}`);
  await publishItinerary(page);
  const at = `/services/trips/api/v1/trip_itinerary/${trip.id}/ti/${itinerary.id}`;
  const { url } = await api.post(`${at}/share`, {});

  for (const [screen, colorScheme, viewport] of [
    ['phone', 'light', { width: 390, height: 844 }],
    ['desktop', 'dark', { width: 1440, height: 900 }],
  ] as const) {
    await test.step(`the client sees them on a ${screen}`, async () => {
      const context = await browser.newContext({ viewport, colorScheme });
      const client = await context.newPage();
      const refused: string[] = [];
      client.on('console', (said) => void (said.type() === 'error' && refused.push(said.text())));
      await client.goto(new URL(url).pathname);
      await expectLoaded(client.locator('img#cover'));
      await client.screenshot({ path: info.outputPath(`${screen}-cover.png`) });
      for (const n of [1, 2, 3]) await expectLoaded(client.getByAltText(`Hotel Luna Convento, photo ${n} of 3`));
      const photo = client.getByAltText('Hotel Luna Convento, photo 2 of 3');
      expect(await widthOf(photo)).toBe(2400);
      const box = await photo.boundingBox();
      expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(1.5, 1);
      await expectAccessible(client);
      await client.screenshot({ path: info.outputPath(`${screen}-photos.png`), fullPage: true });
      expect(refused).toEqual([]);
      await context.close();
    });
  }

  await test.step('they stay on the page when the advisor removes the cover from the draft', async () => {
    await page.getByRole('button', { name: 'Remove photo' }).click();
    await expect(page.getByRole('button', { name: 'Upload photo' })).toBeVisible();
    const client = await browser.newPage();
    await client.goto(new URL(url).pathname);
    await expectLoaded(client.locator('img#cover'));
    const { src, cache } = await client.locator('img#cover').evaluate(async (img: HTMLImageElement) => {
      const answer = await fetch(img.src);
      return { src: new URL(img.src).pathname, cache: answer.headers.get('cache-control') };
    });
    expect(src).toMatch(/^\/pictures\//);
    expect(cache).toBe('public, max-age=31536000, immutable');
    await client.close();
  });
});
