import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { watchConsole } from './support/console';
import { mailTo } from './support/inbox';
import { OWNER, openAs, storeSession } from './support/people';
import { PHONE } from './support/phone';

const PASSWORD = 'Wayline-demo-1';

/** The list of users, narrowed to one of them. */
const listed = async (page: Page, email: string) => {
  await page.goto('/myaccount/users');
  await page.getByRole('searchbox', { name: 'Search users' }).fill(email);
  await page.getByRole('searchbox', { name: 'Search users' }).press('Enter');
};
/** Opens the profile of the one who is found. */
const profile = async (page: Page, name: string, isMobile: boolean) => {
  if (isMobile) await page.getByRole('link', { name }).click();
  else await page.getByRole('gridcell', { name }).click();
  const sheet = page.getByRole('dialog', { name });
  await expect(sheet.getByLabel('Job title')).toBeVisible();
  return sheet;
};

test(
  'R-SHELL-010 R-SHELL-273 R-SHELL-277 a colleague is invited, joins by mail, is shut out at once, and removed',
  PHONE.cards,
  async ({ page, browser, request, isMobile }) => {
    const email = `ines-${randomUUID().slice(0, 8)}@invited.wayline.test`;
    const name = `Ines ${email.slice(5, 13)}`;
    const complaints = watchConsole(page);
    await openAs(page, OWNER, '/myaccount/users');
    await page.getByRole('button', { name: 'Invite' }).click();
    const dialog = page.getByRole('dialog', { name: 'Invite colleagues' });
    await dialog.getByLabel('Email addresses').fill(email);
    await dialog.getByLabel('Role').selectOption('Planner');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Send invitation' }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole('link', { name: 'Invitations' }).click();
    await expect(page.getByRole('list', { name: 'Invitations' })).toContainText(email);

    const mail = await mailTo(request, email, /invited you to Harbour & Vale Travel/);
    const link = /\/invite\/[\w-]+/.exec(mail.text)?.[0] ?? '';
    const invitee = await (await browser.newContext()).newPage();
    await invitee.goto(link);
    await expect(invitee.getByRole('heading', { level: 1, name: 'Join Harbour & Vale Travel' })).toBeVisible();
    await expectAccessible(invitee);
    await invitee.getByLabel('First name').fill('Ines');
    await invitee.getByLabel('Last name').fill(name.slice(5));
    await invitee.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
    await invitee.getByRole('button', { name: 'Join Harbour & Vale Travel' }).click();
    await invitee.waitForURL('**/after_confirm_welcome');
    await expect(invitee.getByRole('heading', { level: 1, name: 'Welcome, Ines' })).toBeVisible();

    await listed(page, email);
    const sheet = await profile(page, name, isMobile);
    await sheet.getByLabel('Job title').fill('Cruise desk');
    await sheet.getByRole('button', { name: 'Save profile' }).click();
    await expect(sheet).toBeHidden();

    const again = await profile(page, name, isMobile);
    await again.getByRole('button', { name: 'Make inactive' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Make inactive' }).click();
    await invitee.waitForURL('**/login');
    await expect(page.getByText(`${name} is inactive`)).toBeVisible();

    await again.getByRole('button', { name: 'Remove' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Yes, delete it!' }).click();
    await expect(again).toBeHidden();
    await expect(page.getByText('Nothing matches')).toBeVisible();

    await invitee.goto(link);
    await expect(invitee.getByText(/was already accepted/)).toBeVisible();
    await invitee.context().close();
    complaints.none();
  },
);

/** What no address of its own leads to; those that have one are looked at by `every-address.spec.ts`. */
test('R-SHELL-053 the other tabs of the users open without a complaint and are accessible', async ({ page }) => {
  const complaints = watchConsole(page);
  await storeSession(page, OWNER);
  for (const tab of ['invitations', 'host-agencies'])
    await test.step(tab, async () => {
      await page.goto(`/myaccount/users?tab=${tab}`);
      await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
      await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
      await expectAccessible(page);
    });
  complaints.none();
});
