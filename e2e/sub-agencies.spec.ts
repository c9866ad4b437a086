import { expect, test } from '@playwright/test';
import { apiAs, TRIPS } from './support/api';
import { expectAccessible } from './support/axe';
import { mailTo } from './support/inbox';
import { openCompany } from './support/own-company';
import { advisorIn, HOTEL, plannedTrip } from './support/together';

test('an agency agrees to be looked into, its owner sees who looked, and ends it (spec 1 §1, G-197)', async ({
  browser,
  request,
}) => {
  const [above, below] = await Promise.all([
    openCompany(request, 'Blue Anchor Travel'),
    openCompany(request, 'Little Boat Journeys'),
  ]);
  const api = await apiAs(request, below);
  const trip = await plannedTrip(api, 'Capri by boat');

  const owner = await advisorIn(browser, above);
  await owner.goto('/myaccount/users?tab=sub-agencies');
  await owner.getByRole('button', { name: 'Request access' }).click();
  await owner.getByLabel('Agency owner’s email').fill(below);
  await owner.getByRole('button', { name: 'Send request' }).click();
  await expect(owner.getByRole('list', { name: 'Sub-agencies' })).toContainText(below);
  await expectAccessible(owner);

  const { text } = await mailTo(request, below, /Blue Anchor Travel would like/);
  const asked = await advisorIn(browser, below);
  await asked.goto(/\/myaccount\/profile\?agency_ask=[\w-]+/.exec(text)?.[0] ?? '');
  await expectAccessible(asked);
  await asked.getByRole('button', { name: 'Allow access' }).click();
  await expect(asked.getByRole('group', { name: 'Parent agency' })).toBeVisible();

  // The list of the one who asked hears of it.
  await owner.getByRole('button', { name: 'View Little Boat Journeys' }).click();
  const notice = owner.getByRole('region', { name: 'You’re viewing a sub-agency' });
  await expect(notice).toContainText('Little Boat Journeys');
  await expect(owner.getByText('Capri by boat').first()).toBeVisible();
  await expectAccessible(owner);
  await expect(owner.getByRole('link', { name: 'New trip' })).toHaveCount(0);
  await owner.goto(`/trips/${trip}/planner`);
  await expect(owner.getByText(HOTEL).first()).toBeVisible();
  await owner.goto('/myaccount/users');
  await expect(owner.getByText('Private to Little Boat Journeys')).toBeVisible();

  await asked.reload();
  await expect(asked.getByText(/^Last viewed on .* by Nora Lind\.$/)).toBeVisible();
  await asked.getByRole('button', { name: 'End access' }).click();
  await asked.getByRole('alertdialog').getByRole('button', { name: 'End access' }).click();
  await expect(asked.getByRole('group', { name: 'Parent agency' })).toHaveCount(0);
  await owner.goto(`/trips/${trip}/planner`);
  await expect(owner.getByText(/Your access has ended/)).toBeVisible();
  expect((await api.get(TRIPS)).trips).toHaveLength(1);
});
