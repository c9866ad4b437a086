import { expect, type Page, test } from '@playwright/test';
import { apiAs, TRIPS } from './support/api';
import { expectAccessible } from './support/axe';
import { watchConsole } from './support/console';
import { openCompany } from './support/own-company';
import { openAs, storeSession } from './support/people';

/** A picture of two colours, as a company might have it. */
const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="200"><rect width="900" height="200" fill="#6f3a72"/><circle cx="100" cy="100" r="80" fill="#fff"/></svg>';

const save = async (page: Page, title: string) => {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(`${title} saved`)).toBeVisible();
  await expect(page.getByText(/^Saved .* by Nora Lind$/)).toBeVisible();
};

test('R-SHELL-053 R-SHELL-123 what a company sets is what its people and its clients see', async ({
  page,
  browser,
  request,
}) => {
  const owner = await openCompany(request, 'Lind Travel');
  const complaints = watchConsole(page);
  await storeSession(page, owner);

  await test.step('the brand, with a logo', async () => {
    await page.goto('/myaccount/userbrand');
    await expect(page.getByLabel('Company name')).toHaveValue('Lind Travel');
    await page
      .getByLabel('Logo file')
      .setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(PICTURE) });
    await expect(page.getByRole('img', { name: 'Logo' })).toBeVisible();
    await page.getByText('Plum', { exact: true }).click();
    await page.getByLabel('Contact line').fill('+1 555 010 7788');
    await save(page, 'Your brand');
    await expect(
      page.getByRole('navigation', { name: 'Areas' }).getByRole('img', { name: 'Lind Travel' }),
    ).toBeVisible();
  });

  await test.step('what an itinerary begins with', async () => {
    await page.goto('/myaccount/itinerary-settings');
    await page.getByRole('textbox', { name: 'Welcome' }).fill('Welcome aboard.');
    await page.getByText('Show prices', { exact: true }).click();
    await save(page, 'Itinerary settings');
  });

  await test.step('the client’s page', async () => {
    const api = await apiAs(request, owner);
    const { trip } = await api.post(TRIPS, { trip_name: 'Amalfi' });
    const itineraries = `/services/trips/api/v1/trip_itinerary/${trip.id}/ti`;
    const { itinerary } = await api.post(itineraries, { ti_name: 'Amalfi' });
    expect(itinerary).toMatchObject({ show_prices: true, welcome_text: 'Welcome aboard.', accent: 'plum' });
    const at = `${itineraries}/${itinerary.id}`;
    await api.post(`${at}/publish`, { version: itinerary.version });
    const { url } = await api.post(`${at}/share`, {});
    const client = await (await browser.newContext()).newPage();
    await client.goto(url);
    const logo = client.getByRole('img', { name: 'Lind Travel' });
    await expect(logo).toBeVisible();
    await expect.poll(() => logo.evaluate((img) => (img as HTMLImageElement).naturalWidth)).toBe(720);
    await expect(client.getByText('+1 555 010 7788')).toBeVisible();
    await expect(client.getByText('Welcome aboard.')).toBeVisible();
    await expectAccessible(client);
  });

  await test.step('a notice, at once on a screen that is open elsewhere', async () => {
    const elsewhere = await (await browser.newContext()).newPage();
    await openAs(elsewhere, owner);
    await page.goto('/myaccount/usersimportantnotice');
    await page.getByRole('textbox', { name: 'Text', exact: true }).fill('The office closes at noon.\n- lock the door');
    await save(page, 'Important notice');
    const notice = elsewhere.getByRole('region', { name: 'Company notice' });
    await expect(notice.getByText('The office closes at noon.')).toBeVisible();
    await expect(notice.getByRole('listitem')).toHaveText('lock the door');
    await expectAccessible(elsewhere);
    await notice.getByRole('button', { name: 'Dismiss notice' }).click();
    await expect(notice).toBeHidden();
    await elsewhere.reload();
    await expect(elsewhere.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(notice).toBeHidden();
  });
  complaints.none();
});
