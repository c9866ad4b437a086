import { expect, test } from '@playwright/test';
import { apiAs, BOOKINGS, TRIPS } from './support/api';
import { ADVISOR, openAs, STANDARD, storeSession } from './support/people';

const ITINERARY = '/services/trips/api/v1/trip_itinerary';

test('R-SHELL-014 a Standard user is led from each barred screen to the subscription', async ({ page }) => {
  await storeSession(page, STANDARD);
  for (const name of ['users', 'sabre', 'users-pcc-mapping', 'users-template-mapping', 'teams']) {
    await page.goto(`/myaccount/${name}`);
    await page.waitForURL('**/myaccount/subscription');
    await expect(page.getByText('Access Restricted!').first()).toBeVisible();
  }
});

test('R-SHELL-069 files of the build open under /v1 as without it', async ({ page, request }) => {
  await page.goto('/v1/login');
  const sources = await page
    .locator('script[src]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('src') ?? ''));
  expect(sources).toContain('/color-mode.js');
  expect(sources.some((source) => source.startsWith('/assets/'))).toBe(true);
  for (const source of [...sources, '/favicon.svg']) {
    const [under, without] = [await request.get(`/v1${source}`), await request.get(source)];
    expect([under.status(), under.headers()['content-type']]).toEqual([200, without.headers()['content-type']]);
    expect(await under.text()).toBe(await without.text());
  }
});

test('R-SHELL-095 the itinerary of a trip, that of a client, the published one and a cancellation are reached', async ({
  page,
  request,
}) => {
  const advisor = await apiAs(request, ADVISOR);
  const name = `Reached ${Date.now()}`;
  const { trip } = await advisor.post(TRIPS, { trip_name: name, start_date: '2031-05-01', end_date: '2031-05-04' });
  const { booking } = await advisor.post(BOOKINGS, {
    ...{ trip_id: trip.id, booking_type: 'Dining', title: 'Dinner by the sea' },
    general_booking: { start_date: '2031-05-02' },
  });
  const { itinerary } = await advisor.post(`${ITINERARY}/${trip.id}/ti`, { ti_name: `For ${name}` });
  await advisor.post(`${ITINERARY}/${trip.id}/ti/${itinerary.id}/publish`, { version: itinerary.version });
  const { url } = await advisor.post(`${ITINERARY}/${trip.id}/ti/${itinerary.id}/share`, {});
  await openAs(page, ADVISOR, `/trips/${trip.id}/planner`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.goto(`/trips/${trip.id}/ti/${itinerary.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`For ${name}`);
  await page.goto(`/trips/${trip.id}/planner?cancel=${booking.id}`);
  await expect(page.getByRole('dialog')).toContainText('Dinner by the sea');
  await page.goto(new URL(url).pathname);
  await expect(page.getByText('Dinner by the sea').first()).toBeVisible();
});
