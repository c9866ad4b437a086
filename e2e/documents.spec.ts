import { expect, type Page, test } from '@playwright/test';
import { apiAs } from './support/api';
import { expectAccessible } from './support/axe';
import { ADVISOR, openAs } from './support/people';
import { publishItinerary } from './support/publishing';

const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF');
const ticketsOn = (client: Page) => client.getByRole('link', { name: /Train tickets\.pdf/ });

test('an advisor adds a document; the client opens it from the published page, and no longer once it is taken away', async ({
  page,
  browser,
  request,
}) => {
  const api = await apiAs(request, ADVISOR);
  const { trip } = await api.post('/services/trips/api/v1/trips', { trip_name: 'Lisbon by train' });
  const { itinerary } = await api.post(`/services/trips/api/v1/trip_itinerary/${trip.id}/ti`, { ti_name: 'Lisbon' });
  await openAs(page, ADVISOR, `/trips/${trip.id}/ti/${itinerary.id}`);
  await page.getByRole('link', { name: 'Documents' }).click();

  await test.step('what cannot be attached says why, and the rest goes on', async () => {
    await page.getByLabel('Document files').setInputFiles([
      { name: 'setup.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') },
      { name: 'Tickets.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<html>not a pdf</html>') },
      { name: 'Train tickets.pdf', mimeType: 'application/pdf', buffer: PDF },
    ]);
    await expect(page.getByText(/Sorry, Unable to attach file\./)).toBeVisible();
    await expect(page.getByText('This file doesn’t match its name.', { exact: false })).toBeVisible();
    const row = page.getByRole('listitem').filter({ hasText: 'Train tickets.pdf' });
    await expect(row).toContainText('not published yet');
    await expectAccessible(page);
    const dismiss = page.getByRole('button', { name: 'Dismiss' });
    await dismiss.last().click();
    await dismiss.click();
    await expect(dismiss).toHaveCount(0);
  });

  await page.getByRole('link', { name: 'Publish documents' }).click();
  await publishItinerary(page);
  await expect(page.getByText('Published, version 1')).toBeVisible();
  const { url } = await api.post(`/services/trips/api/v1/trip_itinerary/${trip.id}/ti/${itinerary.id}/share`, {});
  const path = new URL(url).pathname;

  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const client = await context.newPage();
  await test.step('the client opens it under its name', async () => {
    await client.goto(path.replace('/ti/', '/ti/documents/'));
    const arriving = client.waitForEvent('download');
    await ticketsOn(client).click();
    const download = await arriving;
    expect(download.suggestedFilename()).toBe('Train tickets.pdf');
    expect(await download.failure()).toBeNull();
  });

  await test.step('R-SHELL-024 the same link opens by its other address, without a sign-in', async () => {
    const other = path.replace('/ti/', '/itinerary/');
    await client.goto(other);
    await expect(client.getByRole('heading', { level: 1, name: itinerary.ti_name })).toBeVisible();
    expect(new URL(client.url()).pathname).toBe(other);
    await client.goto(path.replace('/ti/', '/ti/documents/'));
  });

  await test.step('R-SHELL-025 a link to the whole trip lists its shared itineraries, and opens this one', async () => {
    const input = { opens_trip: true };
    const all = await api.post(`/services/trips/api/v1/trip_itinerary/${trip.id}/ti/${itinerary.id}/share`, input);
    await client.goto(new URL(all.url).pathname);
    await expect(client.getByRole('heading', { level: 1, name: 'Lisbon by train' })).toBeVisible();
    await expectAccessible(client);
    await client.getByRole('link', { name: itinerary.ti_name, exact: true }).click();
    await expect(client.getByRole('heading', { level: 1, name: itinerary.ti_name })).toBeVisible();
    await expect(ticketsOn(client)).toBeVisible();
    await client.goto(path.replace('/ti/', '/ti/documents/'));
  });

  await test.step('taken away, it no longer opens, also from the page published before', async () => {
    await page.goto(`/trips/${trip.id}/ti/${itinerary.id}/documents`);
    await page.getByRole('button', { name: 'Remove Train tickets.pdf' }).click();
    await page.getByRole('button', { name: 'Remove document' }).click();
    await expect(page.getByText('No documents yet.', { exact: false })).toBeVisible();
    const gone = await client.request.get(`${path}${await ticketsOn(client).getAttribute('href')}`);
    expect(gone.status()).toBe(404);
  });
  await context.close();
});
