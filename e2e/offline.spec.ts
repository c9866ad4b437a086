import { expect, test } from '@playwright/test';
import { ADVISOR, openAs } from './support/people';

test('a page that loses its connection says so, shows no wrong rows, keeps what is typed and goes on when it is back', async ({
  page,
  context,
}) => {
  const bar = page.getByRole('status', { name: 'Connection' });
  await openAs(page, ADVISOR, '/trips?search=greek');
  const rows = page.getByText('Greek Isles for two couples');
  await expect(rows.first()).toBeVisible();

  await context.setOffline(true);
  await expect(bar).toHaveText('You’re offline. Showing what was loaded.');
  await page.getByRole('searchbox').fill('kyoto');
  await page.getByRole('searchbox').press('Enter');
  await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible();
  await expect(rows).toHaveCount(0);

  await context.setOffline(false);
  await expect(page.getByText('Kyoto for two').first()).toBeVisible();
  await expect(bar).toBeEmpty();

  await page.goto('/trip_create');
  const name = page.getByLabel('Trip name');
  await name.fill('Fjords by ferry');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Create trip' }).click();
  await expect(page.getByText('Nothing you entered is lost.', { exact: false }).first()).toBeVisible();
  await expect(name).toHaveValue('Fjords by ferry');
  await context.setOffline(false);
});
