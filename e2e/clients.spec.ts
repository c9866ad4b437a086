import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { watchConsole } from './support/console';
import { OWNER, openAs } from './support/people';
import { PHONE } from './support/phone';

test(
  'R-ACC-071 R-ACC-073 R-ACC-137 a client is added, their profile filled in, their passport shown for a reason, and they are deleted and restored',
  PHONE.column,
  async ({ page }) => {
    const mark = Math.random().toString(36).slice(2, 8);
    const name = `Ines Okafor-${mark}`;
    const complaints = watchConsole(page);
    await openAs(page, OWNER, '/crm/clients');

    await test.step('added with what is known, their profile opens', async () => {
      await expect(page.getByRole('heading', { level: 1, name: 'Clients' })).toBeVisible();
      await page.getByRole('button', { name: 'New client' }).first().click();
      const dialog = page.getByRole('dialog', { name: 'New client' });
      await dialog.getByLabel('First name').fill('Ines');
      await dialog.getByLabel('Last name').fill(`Okafor-${mark}`);
      await dialog.getByLabel('Email').fill(`ines.${mark}@example.test`);
      await dialog.getByLabel('Tags').fill('Honeymoon');
      await dialog.getByRole('button', { name: 'Add client' }).click();
      await page.waitForURL(/\/crm\/clients\/cli_/);
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Remove tag Honeymoon' })).toBeVisible();
      await expectAccessible(page);
    });

    await test.step('a section is edited in its place, and one that was empty is filled', async () => {
      const personal = page.getByRole('region', { name: 'Personal' });
      await personal.getByRole('button', { name: 'Edit: Personal' }).click();
      await personal.getByLabel('Citizenship').fill('Nigeria');
      await personal.getByLabel('Date of birth').fill('06/02/1984');
      await personal.getByLabel('Citizenship').press('Enter');
      await expect(page.getByText('Personal saved')).toBeVisible();
      await expect(personal.getByText('Nigeria')).toBeVisible();
      await expect(personal.getByText('06/02/1984')).toBeVisible();

      const occasions = page.getByRole('region', { name: 'Occasions' });
      await occasions.getByRole('button', { name: 'Add: Occasions' }).click();
      await occasions.getByRole('button', { name: 'Add occasion' }).click();
      await occasions.getByLabel('Occasion', { exact: true }).selectOption('Anniversary');
      await expectAccessible(page);
      await occasions.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('Occasions saved')).toBeVisible();
      await expect(occasions.getByText('Anniversary')).toBeVisible();
    });

    await test.step('a passport is added, and its number shown to who says why', async () => {
      const documents = page.getByRole('region', { name: 'Passports and numbers' });
      await documents.getByRole('button', { name: 'Add: Passports and numbers' }).click();
      const dialog = page.getByRole('dialog', { name: 'Add document' });
      await dialog.getByLabel('Issuing country').fill('Nigeria');
      await dialog.getByLabel('Expires').fill('01/01/2020');
      await dialog.getByLabel('Number').fill('A01234567');
      await dialog.getByRole('button', { name: 'Save document' }).click();
      await expect(documents.getByText('Expired')).toBeVisible();
      await expect(documents.getByText('A01234567')).toHaveCount(0);
      await documents.getByRole('button', { name: 'Show the number of Passport · Nigeria' }).click();
      const asked = page.getByRole('dialog', { name: 'Show the number of Passport · Nigeria' });
      await asked.getByLabel('Reason').fill('Flight check-in');
      await asked.getByRole('button', { name: 'Show number' }).click();
      await expect(documents.getByText('A01234567')).toBeVisible();
    });

    await test.step('found by name, deleted after a question, and restored with everything', async () => {
      await page.getByRole('button', { name: 'Delete', exact: true }).click();
      const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete?' });
      await question.getByRole('button', { name: 'Yes, delete it!' }).click();
      await page.waitForURL(/\/crm\/clients$/);
      await page.getByRole('link', { name: 'Deleted' }).click();
      const restore = page.getByRole('button', { name: `Restore ${name}` });
      await expect(restore).toBeVisible();
      await expectAccessible(page);
      await restore.click();
      await expect(page.getByText(`${name} restored`)).toBeVisible();
      await page.getByRole('link', { name: 'All clients' }).click();
      const search = page.getByRole('searchbox', { name: 'Search clients' });
      await search.fill(`okafor-${mark}`);
      await search.press('Enter');
      await page.getByRole('link', { name: new RegExp(`^${name}`) }).click();
      await expect(
        page.getByRole('region', { name: 'Passports and numbers' }).getByText('Passport · Nigeria'),
      ).toBeVisible();
    });
    complaints.none();
  },
);
