import { expect, type Page, test } from '@playwright/test';
import { apiAs, TRIPS } from './support/api';
import { ADVISOR, OWNER, openAs } from './support/people';
import { PHONE } from './support/phone';

/** Trips of this run alone, found by a word that no other trip has; a list hears of them a moment later. */
const prepared = async (request: Parameters<typeof apiAs>[0], names: readonly string[]) => {
  const word = `Run${Date.now()}`;
  const api = await apiAs(request, OWNER);
  const ids: string[] = [];
  for (const name of names) {
    const draft = { trip_name: `${word} ${name}`, start_date: '2032-05-01', end_date: '2032-05-04' };
    ids.push((await api.post(TRIPS, draft)).trip.id);
  }
  return { word, api, ids };
};
const find = async (page: Page, word: string) => {
  await page.getByRole('searchbox', { name: 'Search trips' }).fill(word);
  await page.getByRole('searchbox', { name: 'Search trips' }).press('Enter');
  await expect(page).toHaveURL(new RegExp(`search=${word}`));
};
const tick = async (page: Page, isMobile: boolean, name: string) => {
  if (isMobile) await page.getByRole('checkbox', { name: new RegExp(`^Select .*${name}$`) }).check();
  else
    await page
      .getByRole('row', { name: new RegExp(name) })
      .getByRole('checkbox')
      .check();
};

test(
  'R-TRIP-043 R-TRIP-044 trips are filtered, ticked, archived and taken back',
  PHONE.cards,
  async ({ page, request, isMobile }) => {
    const { word } = await prepared(request, ['one', 'two', 'three']);
    await openAs(page, ADVISOR, '/trips');
    await find(page, word);
    await page.getByRole('button', { name: 'New request', exact: true }).click();
    await expect(page).toHaveURL(/status=NEW\+REQUEST/);
    await expect(page.getByText(`${word} one`).first()).toBeVisible();
    await tick(page, isMobile, `${word} one`);
    await tick(page, isMobile, `${word} two`);
    await expect(page.getByText('2 selected')).toBeVisible();
    await page.getByRole('button', { name: 'Archive', exact: true }).click();
    await expect(page.getByText('2 trips archived')).toBeVisible();
    await expect(page.getByText(`${word} one`)).toBeHidden();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText(`${word} one`).first()).toBeVisible();
    await expect(page.getByText(`${word} two`).first()).toBeVisible();
  },
);

test('R-TRIP-037 a view is saved for the user and opens again after a reload', async ({ page, request }) => {
  const { word } = await prepared(request, ['seen', 'paid']);
  await openAs(page, ADVISOR, '/trips');
  await find(page, word);
  await page.getByRole('button', { name: 'Filters' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filter trips' });
  await sheet.getByLabel('Departs on or after').fill('05/01/2032');
  await sheet.getByLabel('Departs on or before').fill('05/31/2032');
  await sheet.getByRole('button', { name: 'Show trips' }).click();
  await expect(page).toHaveURL(/from=2032-05-01/);
  await page.getByRole('button', { name: 'Save view' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save this view' });
  await dialog.getByLabel('View name').fill(`View ${word}`);
  const kept = page.waitForResponse((answer) => answer.url().includes('/table_settings/') && answer.ok());
  await dialog.getByRole('button', { name: 'Save view' }).click();
  await kept;
  await page.goto('/trips');
  await page.getByRole('button', { name: `View ${word}`, exact: true }).click();
  for (const asked of ['from=2032-05-01', 'until=2032-05-31', `search=${word}`])
    await expect(page).toHaveURL(new RegExp(`[?&]${asked}`));
  await expect(page.getByText(`${word} seen`).first()).toBeVisible();
});

test('R-TRIP-188 a trip is copied to other days', async ({ page, request }) => {
  const { word, api, ids } = await prepared(request, ['first']);
  await api.post('/services/book/api/v1/bookings', {
    trip_id: ids[0],
    booking_type: 'Dining',
    title: 'Cumpa Cosimo',
    confirmation_id: 'SECRET-7',
    general_booking: { start_date: '2032-05-02' },
  });
  await openAs(page, ADVISOR, `/trips?search=${word}`);
  await expect(page.getByText(`${word} first`).first()).toBeVisible();
  await tick(page, false, `${word} first`);
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Copy trip' });
  await dialog.getByLabel('New trip name').fill(`${word} second`);
  await dialog.getByLabel('First day').fill('06/10/2033');
  await dialog.getByRole('button', { name: 'Copy trip' }).click();
  await expect(page.getByRole('heading', { name: `${word} second`, level: 1 })).toBeVisible();
  await expect(page.getByText('Cumpa Cosimo').first()).toBeVisible();
  await expect(page.getByText('SECRET-7')).toBeHidden();
  const [, , id] = new URL(page.url()).pathname.split('/');
  const { trip } = await api.get(`${TRIPS}/${id}`);
  expect(trip).toMatchObject({ start_date: '2033-06-10', end_date: '2033-06-13', trip_reservations: 1 });
});

test('R-TRIP-188 a CSV file is imported, its bad row is told, and all of it is taken back', async ({ page }) => {
  const word = `Csv${Date.now()}`;
  await openAs(page, ADVISOR, `/trips?search=${word}`);
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Import trips' });
  const lines = ['Trip;Departure;Client', `${word} Lisbon;05/01/2032;Mina Okafor`, `${word} Porto;05/32/2032;`];
  await dialog
    .getByLabel('CSV file', { exact: true })
    .setInputFiles({ name: `${word}.csv`, mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) });
  await expect(dialog.getByText('For example: Mina Okafor')).toBeVisible();
  await dialog.getByRole('button', { name: 'Check rows' }).click();
  await expect(dialog.getByText('Start: 05/32/2032 isn’t a date. Use mm/dd/yyyy.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Import 1 trip' }).click();
  await expect(dialog.getByText(/1 trip imported as T-\d+. 1 row left out/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText(`${word} Lisbon`).first()).toBeVisible();

  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const row = dialog.getByRole('listitem').filter({ hasText: `${word}.csv` });
  await row.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Undo import' }).click();
  await expect(page.getByText('1 trip deleted')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText(`${word} Lisbon`)).toBeHidden();
});

test(
  'R-TRIP-045 trips are sorted by a column, the address keeps it, and a name is a link of its own',
  PHONE.cards,
  async ({ page, request, isMobile }) => {
    const { word } = await prepared(request, ['b', 'c', 'a']);
    await openAs(page, ADVISOR, '/trips');
    await find(page, word);
    const names = page.getByRole('link', { name: new RegExp(`^${word}`) });
    // From the top of the page: a grid keeps its rows in any order.
    const seen = () =>
      names.evaluateAll((links) =>
        links
          .map((link) => ({ top: link.getBoundingClientRect().top, text: link.textContent ?? '' }))
          .sort((one, other) => one.top - other.top)
          .map(({ text }) => / ([abc])/.exec(text)?.[1]),
      );
    await expect.poll(seen).toEqual(['a', 'c', 'b']);
    if (isMobile) await page.getByRole('combobox', { name: 'Sort by' }).selectOption('trip_name');
    else await page.getByRole('columnheader', { name: 'Trip', exact: true }).click();
    await expect(page).toHaveURL(/sort=trip_name/);
    if (!isMobile)
      await expect(page.getByRole('columnheader', { name: 'Trip', exact: true })).toHaveAttribute(
        'aria-sort',
        'ascending',
      );
    await expect.poll(seen).toEqual(['a', 'b', 'c']);
    await page.reload();
    await expect.poll(seen).toEqual(['a', 'b', 'c']);
    await expect(names.first()).toHaveAttribute('href', /^\/trips\/trp_.*\/planner$/);
  },
);
