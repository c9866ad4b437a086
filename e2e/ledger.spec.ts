import { expect, test } from '@playwright/test';
import { apiAs } from './support/api';
import { expectAccessible } from './support/axe';
import { watchConsole } from './support/console';
import { OWNER, openAs } from './support/people';

test('an entry by hand names a client and a supplier by name, and the journal shows them', async ({
  page,
  request,
}) => {
  const mark = Math.random().toString(36).slice(2, 8);
  const api = await apiAs(request, OWNER);
  await api.post('/services/crm/api/v1/individuals', { first_name: 'Mara', last_name: `Li${mark}` });
  await api.post('/services/crm/api/v1/institution', { institution: `Harbor ${mark}`, profile_category_id: 7 });
  const complaints = watchConsole(page);
  await openAs(page, OWNER, '/ledger?tab=journal');
  await page.getByRole('button', { name: 'New entry' }).click();
  const dialog = page.getByRole('dialog', { name: 'New entry' });
  await dialog.getByLabel('Reason').fill(`Voucher ${mark}`);
  await dialog.getByLabel('Account').first().selectOption('5320');
  await dialog.getByLabel('Account').last().selectOption('3000');
  for (const amount of await dialog.getByLabel('Amount').all()) await amount.fill('70');
  await dialog.getByRole('combobox', { name: 'Client' }).pressSequentially(`Li${mark}`);
  await dialog.getByRole('option', { name: `Mara Li${mark}` }).click();
  await dialog.getByRole('button', { name: 'Add detail' }).first().click();
  await page.getByRole('menuitem', { name: 'Supplier' }).click();
  await dialog.getByRole('combobox', { name: 'Supplier' }).pressSequentially(`Harbor ${mark}`);
  await dialog.getByRole('option', { name: `Harbor ${mark}` }).click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Post entry' }).click();
  const entry = page.getByRole('listitem').filter({ hasText: `Voucher ${mark}` });
  await expect(entry.getByText(`Client: Mara Li${mark} · Supplier: Harbor ${mark}`)).toBeVisible();
  complaints.none();
});
