import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { apiAs, PASSWORD, TRIPS } from './support/api';
import { expectAccessible } from './support/axe';
import { watchConsole } from './support/console';
import { mailTo } from './support/inbox';
import { OWNER, openAs } from './support/people';
import { chooseMore } from './support/planner';

const USERS = '/services/users';

/** A colleague of this run alone, who has joined by a mail. */
const colleague = async (request: APIRequestContext, role: string): Promise<string> => {
  const email = `roles-${randomUUID().slice(0, 8)}@invited.wayline.test`;
  const owner = await apiAs(request, OWNER);
  await owner.post(`${USERS}/api/v1/invitations`, { emails: [email], role, user_type_id: 2 });
  const { text } = await mailTo(request, email, /invited you/);
  const token = /\/invite\/([\w-]+)/.exec(text)?.[1];
  const name = { first_name: 'Rosa', last_name: 'Lind' };
  const joined = await request.post(`${USERS}/invitations/accept`, { data: { token, ...name, password: PASSWORD } });
  expect(joined.status()).toBe(200);
  return email;
};

test('R-SHELL-224 R-SHELL-225 what the owner takes from a role is refused on the open page of whoever holds it, and works again when given back', async ({
  browser,
  page,
  request,
}) => {
  const role = `Desk ${randomUUID().slice(0, 8)}`;
  const complaints = watchConsole(page);
  await openAs(page, OWNER, '/myaccount/roles');
  await page.getByRole('button', { name: 'New role' }).click();
  const dialog = page.getByRole('dialog', { name: 'New role' });
  await dialog.getByLabel('Name').fill(role);
  await dialog.getByLabel('Copy from').selectOption('Advisor');
  await dialog.getByRole('button', { name: 'Create role' }).click();
  await expect(page.getByRole('heading', { level: 1, name: role })).toBeVisible();
  await expectAccessible(page);

  const email = await colleague(request, role);
  const { trip } = await (await apiAs(request, email)).post(TRIPS, { trip_name: `Trip of ${role}` });
  const context = await browser.newContext();
  const desk = await context.newPage();
  await openAs(desk, email, `/trips/${trip.id}/planner`);
  await expect(desk.getByRole('heading', { level: 1, name: `Trip of ${role}` })).toBeVisible();

  /** The open page reads who it is for again, with the permission or without. */
  const learns = (may: boolean) =>
    desk.waitForResponse(
      async (answer) =>
        answer.url().includes('/api/v1/shell') && (await answer.text()).includes('"Delete Trips"') === may,
    );

  await test.step('taken', async () => {
    await page.getByText('Delete Trips', { exact: true }).click();
    const bar = page.getByRole('region', { name: 'Not saved yet' });
    await expect(bar.getByText('Removes Delete Trips')).toBeVisible();
    const heard = learns(false);
    await bar.getByRole('button', { name: `Save ${role}` }).click();
    await heard;
    await desk.getByRole('button', { name: 'More' }).click();
    await expect(desk.getByRole('menuitem', { name: 'History' })).toBeVisible();
    await expect(desk.getByRole('menuitem', { name: 'Delete trip' })).toHaveCount(0);
    await desk.keyboard.press('Escape');
  });
  await test.step('given back', async () => {
    const heard = learns(true);
    await page.getByRole('button', { name: 'Undo' }).click();
    await heard;
    await chooseMore(desk, 'Delete trip');
    await expect(desk.getByRole('alertdialog')).toBeVisible();
  });
  await test.step('not deleted from under who holds it', async () => {
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('button', { name: 'Delete role' }).click();
    await expect(page.getByText(`${role} is still assigned to Rosa Lind. Give them another role first.`)).toBeVisible();
    await page.getByRole('link', { name: 'Rosa Lind' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Rosa Lind' })).toBeVisible();
    await page.getByLabel('Role', { exact: true }).selectOption('Planner');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save role' }).click();
    await expect(page.getByText('Rosa Lind’s role saved')).toBeVisible();
  });
  await context.close();
  // The role that somebody held was refused on purpose.
  complaints.none(/409/);
});
