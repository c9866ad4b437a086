import { expect, test } from '@playwright/test';
import { apiAs } from './support/api';
import { expectAccessible } from './support/axe';
import { watchConsole } from './support/console';
import { inDays } from './support/days';
import { ADVISOR, OWNER, openAs } from './support/people';
import { PHONE } from './support/phone';
import { chooseFor, chooseMore } from './support/planner';

const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF');

test('R-TRIP-054 R-TRIP-058 R-TRIP-061 R-TRIP-068 an advisor keeps the people, notes, tags, files and tasks of a trip', async ({
  page,
  request,
}) => {
  const complaints = watchConsole(page);
  const api = await apiAs(request, ADVISOR);
  const dates = { start_date: inDays(60), end_date: inDays(64) };
  const { trip } = await api.post('/services/trips/api/v1/trips', { trip_name: 'Lakes by train', ...dates });
  const people = `/services/trips/api/v1/trips/${trip.id}/travelers`;
  await api.post(people, { first_name: 'Mina', last_name: 'Okafor', client_type: 'lead_client' });
  await api.post(people, { first_name: 'Jo', last_name: 'Okafor', client_type: 'secondary_client' });
  await openAs(page, ADVISOR, `/trips/${trip.id}/planner`);
  await expect(page.getByText(/Mina Okafor · 2 pax/)).toBeVisible();

  await test.step('changes a traveler', async () => {
    await chooseFor(page, 'Jo Okafor', 'Edit');
    const dialog = page.getByRole('dialog', { name: 'Edit Jo Okafor' });
    await dialog.getByLabel('First name').fill('Joanna');
    await dialog.getByLabel('Status').selectOption('deposit_paid');
    await dialog.getByRole('button', { name: 'Save traveler' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Deposit paid', { exact: true })).toBeVisible();
  });

  await test.step('cancels the traveler with a note, and the pax falls', async () => {
    await chooseFor(page, 'Joanna Okafor', 'Cancel');
    const dialog = page.getByRole('dialog', { name: 'Cancel Joanna Okafor' });
    await dialog.getByLabel('Reason').fill('Broke a leg');
    await dialog.getByRole('button', { name: 'Cancel traveler' }).click();
    await expect(page.getByText(/Mina Okafor · 1 pax/)).toBeVisible();
    // The dialog says it too until it is closed.
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Broke a leg')).toBeVisible();
  });

  await test.step('adds a tag and a note, and confirms the trip', async () => {
    await page.getByRole('button', { name: 'Add tag' }).click();
    await page.getByRole('textbox', { name: 'New tag' }).fill('Honeymoon');
    await page.getByRole('textbox', { name: 'New tag' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Remove tag Honeymoon' })).toBeVisible();
    await page.getByRole('button', { name: 'Add notes' }).click();
    const dialog = page.getByRole('dialog', { name: 'Notes' });
    await dialog.getByRole('textbox', { name: 'Notes' }).fill('Vegetarian, and afraid of boats');
    await dialog.getByRole('button', { name: 'Save notes' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Vegetarian, and afraid of boats')).toBeVisible();
    await page.getByLabel('Trip status').selectOption('CONFIRMED');
    await expect(page.getByLabel('Trip status')).toHaveValue('CONFIRMED');
    // While it is being saved it is pale.
    await expect(page.getByLabel('Trip status')).toBeEnabled();
    await expectAccessible(page);
  });

  await test.step('attaches a file; a wrong type is refused in the words of the spec', async () => {
    await page.getByRole('button', { name: 'Open files' }).click();
    const sheet = page.getByRole('dialog', { name: /^Files/ });
    await sheet.getByLabel('Visible to').selectOption('Client');
    await sheet.getByLabel('Trip files').setInputFiles([
      { name: 'run.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') },
      { name: 'Contract.pdf', mimeType: 'application/pdf', buffer: PDF },
    ]);
    await expect(
      sheet.getByText(/^Sorry, Unable to attach file\. Only JPG, JPEG, PNG, GIF, BMP, PDF, DOC/),
    ).toBeVisible();
    const row = sheet.getByRole('listitem').filter({ hasText: 'Contract.pdf' });
    await expect(row).toContainText('0.00 MB');
    await expect(row).toContainText('Client');
    await expectAccessible(page);
    await sheet.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('ticks a task of the checklist', async () => {
    await chooseMore(page, 'Checklist');
    const sheet = page.getByRole('dialog', { name: /^Checklist/ });
    await sheet.getByRole('textbox', { name: 'New task' }).fill('Check the passports');
    await sheet.getByRole('button', { name: 'Add task' }).click();
    await expect(page.getByRole('dialog', { name: 'Checklist · 1 not complete' })).toBeVisible();
    await sheet.getByRole('checkbox', { name: 'Check the passports' }).check({ force: true });
    await expect(page.getByRole('dialog', { name: 'Checklist · 0 not complete' })).toBeVisible();
    await expectAccessible(page);
    await sheet.getByRole('button', { name: 'Close' }).click();
  });

  complaints.none();
});

test(
  'R-SHELL-048 R-SHELL-049 R-SHELL-289 a trip opens its planner, is read on its other pages, and in the accordion',
  PHONE.column,
  async ({ page, request }) => {
    const complaints = watchConsole(page);
    const api = await apiAs(request, ADVISOR);
    const dates = { start_date: inDays(60), end_date: inDays(61) };
    const { trip } = await api.post('/services/trips/api/v1/trips', { trip_name: 'Lakes by boat', ...dates });
    const first = page.getByRole('heading', { name: /^Day 1:/ });
    const pageOf = (name: string) => page.getByRole('link', { name }).click();
    await openAs(page, ADVISOR, `/trips/${trip.id}`);
    await expect(page.getByRole('link', { name: 'Planner', exact: true })).toHaveAttribute('aria-current', 'page');
    await pageOf('Daily itinerary');
    await expect(first).toBeVisible();
    await pageOf('Services by day');
    await expect(page.getByText('No services on this day.').first()).toBeVisible();
    await pageOf('Reports');
    await expect(page.getByText('Nothing to report yet', { exact: false })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Income flow' })).toHaveCount(0);
    await page.goto(`/trip/${trip.id}`);
    await page.waitForURL(`**/trip/${trip.id}/planner`);
    await expect(page.getByRole('heading', { name: 'Lakes by boat', level: 1 })).toBeVisible();
    await pageOf('Daily itinerary');
    await expect(first).toBeVisible();
    await expect(page.getByRole('link', { name: 'Reports' })).toHaveCount(0);
    await expectAccessible(page);
    complaints.none();
  },
);

test('R-TRIP-001 R-TRIP-108 R-TRIP-153 a client reaches the shared page alone; it closes and opens with the life of the trip', async ({
  page,
  browser,
  request,
}) => {
  const api = await apiAs(request, OWNER);
  const dates = { start_date: inDays(60), end_date: inDays(61) };
  const { trip } = await api.post('/services/trips/api/v1/trips', { trip_name: 'Lakes on foot', ...dates });
  const itineraries = `/services/trips/api/v1/trip_itinerary/${trip.id}/ti`;
  const { itinerary } = await api.post(itineraries, { ti_name: 'Lakes on foot' });
  await api.post(`${itineraries}/${itinerary.id}/publish`, { version: itinerary.version });
  const { url } = await api.post(`${itineraries}/${itinerary.id}/share`, {});
  const client = await (await browser.newContext()).newPage();
  const opens = async () => {
    await client.goto(url);
    await expect(client.getByRole('heading', { name: 'Lakes on foot' }).first()).toBeVisible();
  };
  const isGone = async () => expect((await client.request.get(url)).status()).toBe(404);

  await opens();
  await client.goto(`/trips/${trip.id}/planner`);
  await expect(client).toHaveURL(/\/login/);

  await openAs(page, OWNER, `/trips/${trip.id}/planner`);
  await chooseMore(page, 'Cancel trip');
  const dialog = page.getByRole('alertdialog', { name: 'Cancel Lakes on foot?' });
  await dialog.getByLabel('Cancellation reason').fill('The ferry does not run');
  await dialog.getByText('Turn off client links').click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancel trip' }).click();
  await expect(page.getByLabel('Trip status')).toHaveValue('CANCELLED');
  await isGone();
  // The page hears of the restored trip while its links are still being opened: they are when the call has answered.
  const restored = page.waitForResponse((response) => response.url().endsWith('/restore'));
  await chooseMore(page, 'Restore trip');
  await restored;
  await expect(page.getByLabel('Trip status')).toHaveValue('NEW REQUEST');
  await opens();
  await chooseMore(page, 'Delete trip');
  await page.getByRole('button', { name: 'Yes, delete it!' }).click();
  await expect(page).toHaveURL(/\/trips$/);
  const undo = page.getByRole('button', { name: 'Undo' });
  // Pointing at it keeps it, however long the client's link takes to answer.
  await undo.hover();
  await isGone();
  await undo.click();
  await expect(page.getByRole('heading', { name: 'Lakes on foot', level: 1 })).toBeVisible();
  await opens();
  await client.context().close();
});
