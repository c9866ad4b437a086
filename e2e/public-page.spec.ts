import { expect, type Page, test } from '@playwright/test';
import { apiAs } from './support/api';
import { expectAccessible } from './support/axe';
import { ADVISOR } from './support/people';

/** The client comes back after a while: their phone gets a connection again. */
const comeBack = async (page: Page) => {
  await page.clock.fastForward(90_000);
  await page.context().setOffline(true);
  await page.context().setOffline(false);
};
const publicToken = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('public_token') ?? 'null'));

test('R-SHELL-042 R-SHELL-244 R-TRIP-181 a page that a client leaves open says that its itinerary has changed, and that its link was withdrawn', async ({
  browser,
  request,
}) => {
  const api = await apiAs(request, ADVISOR);
  const { trip } = await api.post('/services/trips/api/v1/trips', { trip_name: 'Amalfi in spring' });
  const at = `/services/trips/api/v1/trip_itinerary/${trip.id}/ti`;
  const { itinerary } = await api.post(at, { ti_name: 'Amalfi, day by day' });
  const publish = (version: number) => api.post(`${at}/${itinerary.id}/publish`, { version });
  await publish(itinerary.version);
  const { url, itinerary: shared } = await api.post(`${at}/${itinerary.id}/share`, { email: 'mina@guest.test' });
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await phone.newPage();
  const bar = page.getByRole('status').filter({ hasText: /./ });

  await test.step('it is opened, and has a token of its own', async () => {
    await page.clock.install();
    await page.goto(new URL(url).pathname);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect
      .poll(() => publicToken(page))
      .toEqual({ access_token: expect.any(String), refresh_token: expect.any(String) });
    expect(JSON.stringify(await publicToken(page))).not.toContain(new URL(url).pathname.split('/').at(-1));
    await expect(bar).toHaveCount(0);
  });
  await test.step('its advisor publishes again, which it says and shows', async () => {
    await publish(shared.version);
    await comeBack(page);
    await expect(bar).toContainText('Your advisor has changed this itinerary.');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Show the new version' }).click();
    await expect(page.locator('[data-version="2"]')).toBeAttached();
    await expect(bar).toHaveCount(0);
  });
  await test.step('the link is withdrawn, which it says', async () => {
    const share = shared.shares.at(-1);
    await api.remove(`${at}/${itinerary.id}/share/${share.id}`);
    await comeBack(page);
    await expect(bar).toContainText('Wrong Client Credentials! This link doesn’t work anymore.');
  });
  await phone.close();
});
