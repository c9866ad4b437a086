import { expect, test } from '@playwright/test';
import { apiAs } from './support/api';
import { ADVISOR, openAs } from './support/people';

/** `npm run pictures` keeps them; a plain run makes them only to see that it can. */
const FOLDER = process.env.PICTURES ?? 'test-results/pictures';

test('the pictures of the README are those of the product', async ({ page, browser, request }) => {
  await openAs(page, ADVISOR);
  await page.screenshot({ path: `${FOLDER}/dashboard.png` });
  const advisor = await apiAs(request, ADVISOR);
  const { trips } = await advisor.get('/services/trips/api/v1/trips?search=greek%20isles');
  await page.goto(`/trips/${trips[0].id}/planner`);
  await expect(page.getByText('NH Collection Roma Centro').first()).toBeVisible();
  await page.screenshot({ path: `${FOLDER}/planner.png` });
  const { itineraries } = await advisor.get(`/services/trips/api/v1/trips/${trips[0].id}`);
  const at = `/services/trips/api/v1/trip_itinerary/${trips[0].id}/ti/${itineraries[0].id}`;
  const { url } = await advisor.post(`${at}/share`, { name: 'Hana' });
  const phone = await browser.newPage({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
  await phone.goto(url);
  await expect(phone.getByRole('heading', { level: 1 })).toBeVisible();
  await phone.screenshot({ path: `${FOLDER}/itinerary-phone.png` });
  await phone.close();
});
