import { expect, test } from '@playwright/test';
import { apiAs } from './support/api';
import { inDays } from './support/days';
import { ADVISOR } from './support/people';

test('a client reads the itinerary without a connection after the first visit, until the link is withdrawn', async ({
  page,
  context,
  request,
}) => {
  const api = await apiAs(request, ADVISOR);
  const { trip } = await api.post('/services/trips/api/v1/trips', {
    trip_name: 'Porto for two',
    start_date: inDays(30),
    end_date: inDays(33),
  });
  await api.post('/services/book/api/v1/bookings', {
    trip_id: trip.id,
    booking_type: 'Dining',
    title: 'Dinner at Cantina 32',
    general_booking: { start_date: inDays(31), start_time: '20:00' },
  });
  const tis = `/services/trips/api/v1/trip_itinerary/${trip.id}/ti`;
  const { itinerary } = await api.post(tis, { ti_name: 'Porto for two' });
  await api.post(`${tis}/${itinerary.id}/publish`, { version: itinerary.version });
  const { url, itinerary: shared } = await api.post(`${tis}/${itinerary.id}/share`, {});
  const path = new URL(url).pathname;

  await page.goto(path);
  await expect(page.getByText('Dinner at Cantina 32')).toBeVisible();
  const kept = () => page.evaluate(async (at) => Boolean(await caches.match(new URL(at, location.origin).href)), path);
  await expect.poll(kept, { message: 'the page is kept' }).toBe(true);

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText('Dinner at Cantina 32')).toBeVisible();
  await expect(page.getByRole('status')).toContainText('Offline copy of');
  const family = await page.locator('h1').evaluate((title) => getComputedStyle(title).fontFamily);
  expect(family, 'the style is kept too').not.toMatch(/^(Times|serif)/);

  await context.setOffline(false);
  await api.remove(`${tis}/${itinerary.id}/share/${shared.shares[0].id}`);
  await page.reload();
  await expect(page.getByText('Dinner at Cantina 32')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.setOffline(true);
  await expect(page.reload(), 'and what was kept is forgotten').rejects.toThrow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
});
