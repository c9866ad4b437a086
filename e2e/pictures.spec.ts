import { mkdir, writeFile } from 'node:fs/promises';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { fileOf, PICTURES, type Picture, THEMES, type Theme } from '@wayline/pages/landing/pictures';
import { apiAs } from './support/api';
import { ADVISOR, openAs } from './support/people';

/** `npm run pictures` keeps them; a plain run makes them only to see that it can. */
const FOLDER = process.env.PICTURES ?? 'test-results/pictures';
/** Of 100: small letters stay clear, and a picture stays below 100 kB. */
const QUALITY = 82;

/** Chromium itself writes the picture in the format that is served. */
const keep = async (page: Page, { name, width: pixels }: Picture, theme: Theme) => {
  await page.evaluate(() => document.fonts.ready);
  const session = await page.context().newCDPSession(page);
  const { width, height } = page.viewportSize() ?? { width: pixels, height: 0 };
  const clip = { x: 0, y: 0, width, height, scale: pixels / width };
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY, clip });
  await writeFile(`${FOLDER}/${fileOf(name, theme)}`, Buffer.from(data, 'base64'));
};

/** A client's page on a phone, in one theme. */
const onPhone = async (browser: Browser, url: string, theme: Theme) => {
  const phone = await browser.newPage({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    colorScheme: theme,
    reducedMotion: 'reduce',
  });
  await phone.goto(url);
  await expect(phone.getByRole('heading', { level: 1 })).toBeVisible();
  await keep(phone, PICTURES.itinerary, theme);
  await phone.close();
};

test('the pictures of the landing page and the README are those of the product', async ({ page, browser, request }) => {
  await mkdir(FOLDER, { recursive: true });
  const advisor = await apiAs(request, ADVISOR);
  const { trips } = await advisor.get('/services/trips/api/v1/trips?search=greek%20isles');
  const { itineraries } = await advisor.get(`/services/trips/api/v1/trips/${trips[0].id}`);
  const at = `/services/trips/api/v1/trip_itinerary/${trips[0].id}/ti/${itineraries[0].id}`;
  const { url } = await advisor.post(`${at}/share`, { name: 'Hana' });
  // The client first: that they opened the itinerary is then on the dashboard of both themes.
  for (const theme of THEMES) await onPhone(browser, url, theme);
  await openAs(page, ADVISOR);
  for (const theme of THEMES) {
    await page.emulateMedia({ colorScheme: theme });
    await page.goto('/dashboard');
    await expect(page.getByText('Leaving next')).toBeVisible();
    await keep(page, PICTURES.dashboard, theme);
    await page.goto(`/trips/${trips[0].id}/planner`);
    await expect(page.getByText('NH Collection Roma Centro').first()).toBeVisible();
    await keep(page, PICTURES.planner, theme);
  }
});
