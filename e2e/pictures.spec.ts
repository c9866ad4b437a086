import { expect, test } from '@playwright/test';
import { apiAs } from './support/api';
import { ADVISOR, signIn } from './support/people';

/** `npm run pictures` keeps them; a plain run makes them only to see that it can. */
const FOLDER = process.env.PICTURES ?? 'test-results/pictures';

test('the pictures of the README are those of the product', async ({ page, browser, request }) => {
  await signIn(page, ADVISOR);
  await page.screenshot({ path: `${FOLDER}/dashboard.png` });
  await page.getByText('Amalfi in spring').first().click();
  await expect(page.getByText('Palazzo Miramare').first()).toBeVisible();
  await page.screenshot({ path: `${FOLDER}/planner.png` });
  const trip = /\/trips\/(trp_\w+)/.exec(page.url())?.[1] ?? '';
  const advisor = await apiAs(request, ADVISOR);
  const at = `/services/trips/api/v1/trip_itinerary/${trip}/ti`;
  const { itinerary } = await advisor.post(at, {
    ti_name: 'Amalfi in spring',
    welcome_text: 'Six days between lemon groves and the sea.',
  });
  await advisor.post(`${at}/${itinerary.id}/publish`, { version: itinerary.version });
  const { url } = await advisor.post(`${at}/${itinerary.id}/share`, { name: 'Mina' });
  const phone = await browser.newPage({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
  await phone.goto(url);
  await expect(phone.getByRole('heading', { level: 1 })).toBeVisible();
  await phone.screenshot({ path: `${FOLDER}/itinerary-phone.png` });
  await phone.close();
});
