import { expect, test } from '@playwright/test';
import { PASSWORD } from './support/api';
import { expectAccessible } from './support/axe';
import { moveClock } from './support/clock';
import { watchConsole } from './support/console';
import { mailTo } from './support/inbox';
import { openAs } from './support/people';

test('R-SHELL-028 an owner takes everything along, closes the account, and takes that back', async ({
  page,
  request,
}) => {
  const email = `leaving-${Date.now()}-${test.info().project.name}@new.wayline.test`;
  const person = {
    type: 'agency',
    company_name: 'Fernweh',
    first_name: 'Nora',
    last_name: 'Lind',
    email,
    password: PASSWORD,
  };
  expect((await request.post('/services/users/signup', { data: person })).status()).toBe(200);
  const { text } = await mailTo(request, email, /confirmation code/);
  const code = /\b\d{6}\b/.exec(text)?.[0];
  expect(
    (await request.post('/services/users/signup/confirm', { data: { email, code, password: PASSWORD } })).status(),
  ).toBe(200);

  const complaints = watchConsole(page);
  await page.goto('/app-account-delete-steps');
  await expect(page.getByRole('link', { name: 'Close account' })).toHaveAttribute('href', '/myaccount/close');
  await openAs(page, email, '/myaccount/close');
  await page.getByRole('button', { name: 'Export everything' }).click();
  await page.getByLabel('Your password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Start export' }).click();
  await expect(page.getByText(/In progress|Full export of/).first()).toBeVisible();
  await moveClock(request, 0);
  await expect(page.getByRole('button', { name: /Download the export/ })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Close company account' }).click();
  await page.getByRole('textbox', { name: 'Your password' }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Close account', exact: true }).click();
  await expect(page.getByRole('status', { name: 'Account closed' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Reopen account' }).click();
  await expect(page.getByRole('status', { name: 'Account closed' })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Close company account' })).toBeVisible();
  complaints.none();
});
