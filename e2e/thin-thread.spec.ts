import { expect, test } from '@playwright/test';
import { apiAs } from './support/api';
import { ADVISOR, OWNER, openAs, STANDARD, storeSession } from './support/people';
import { PHONE } from './support/phone';

test('a trip that one advisor creates appears in a colleague’s list without a reload', async ({ browser, page }) => {
  const colleague = await (await browser.newContext()).newPage();
  await openAs(colleague, OWNER, '/trips');
  await expect(colleague.getByRole('heading', { name: 'Trips', level: 1 })).toBeVisible();

  await storeSession(page, ADVISOR);
  const name = `Live ${Date.now()}`;
  await page.goto('/trip_create');
  await page.getByLabel('Trip name').fill(name);
  await page.getByRole('button', { name: 'Create trip' }).click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();

  await expect(colleague.getByText(name).first()).toBeVisible();
  await colleague.context().close();
});

test('R-SHELL-061 R-SHELL-063 a visitor is asked to sign in, and a signed-in user is led to the dashboard', async ({
  page,
}) => {
  await page.goto('/trips');
  await page.waitForURL('**/login');
  await openAs(page, ADVISOR, '/login');
  await page.waitForURL('**/dashboard');
  await page.goto('/');
  await page.waitForURL('**/dashboard');
  await page.goto('/no-such-page');
  await page.waitForURL('**/pie_page_not_found');
});

test('R-SHELL-081 signing out in one tab signs the others out', async ({ page, context }) => {
  await openAs(page, OWNER);
  const other = await context.newPage();
  await other.goto('/trips');
  await expect(other.getByRole('heading', { name: 'Trips', level: 1 })).toBeVisible();
  await page.goto('/logout');
  for (const tab of [page, other]) {
    await tab.waitForURL('**/login');
    await expect(tab.getByRole('button', { name: 'Sign in' })).toBeVisible();
  }
});

test('R-SHELL-014 R-SHELL-224 a Standard user reads a trip and is shown nothing that they may not do', async ({
  page,
}) => {
  await openAs(page, STANDARD);
  await page.getByText('Amalfi in spring').first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Amalfi in spring' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Travelers' })).toBeVisible();
  for (const name of ['Add booking', 'Import', 'Set dates', 'Add traveler', 'New itinerary'])
    await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
});

test('R-TRIP-045 the trip list is unsorted until a heading is pressed', PHONE.cards, async ({ page, isMobile }) => {
  await openAs(page, ADVISOR, '/trips');
  await expect(page.getByText(/^T-\d/).first()).toBeVisible();
  // Cards on a phone have no headings.
  if (isMobile) return expect(page.getByRole('columnheader')).toHaveCount(0);
  const heading = page.getByRole('columnheader', { name: 'Lead traveler' });
  await expect(heading).not.toHaveAttribute('aria-sort', /ascending|descending/);
  await heading.click();
  await expect(heading).toHaveAttribute('aria-sort', 'ascending');
});

test('R-TRIP-010 R-TRIP-041 R-TRIP-042 the trip list is searched on Enter and opens a trip', async ({
  page,
  request,
}) => {
  const advisor = await apiAs(request, ADVISOR);
  const word = `Search${Date.now()}`;
  for (const place of ['Kyoto', 'Amalfi'])
    await advisor.post('/services/trips/api/v1/trips', { trip_name: `${place} ${word}` });
  await openAs(page, ADVISOR, '/trips');
  await expect(page.getByText(`Kyoto ${word}`)).toBeVisible();
  const search = page.getByLabel('Search trips');
  await search.fill(`${word.toLowerCase()} amalfi`);
  await expect(page.getByText(`Kyoto ${word}`)).toBeVisible();
  await search.press('Enter');
  await expect(page.getByText(`Kyoto ${word}`)).toBeHidden();
  await page.getByText(`Amalfi ${word}`).click();
  await page.waitForURL('**/planner');
  await expect(page.getByRole('heading', { name: `Amalfi ${word}`, level: 1 })).toBeVisible();
});
