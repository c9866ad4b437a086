import { expect, test } from '@playwright/test';
import { apiAs } from './support/api';
import { expectAccessible } from './support/axe';
import { watchConsole } from './support/console';
import { inDays, typed } from './support/days';
import { OWNER, signIn } from './support/people';

test('R-TRIP-067 R-TRIP-084 an advisor makes a price of a net rate, tax, markup and commission, and finds it again', async ({
  page,
  request,
}, info) => {
  test.setTimeout(180_000);
  const complaints = watchConsole(page);
  await signIn(page, OWNER);
  const { trip } = await (await apiAs(request, OWNER)).post('/services/trips/api/v1/trips', {
    trip_name: `Priced ${info.project.name}`,
  });
  await page.goto(`/trips/${trip.id}/planner`);
  await page.getByRole('button', { name: 'Add booking' }).click();
  const sheet = page.getByRole('dialog', { name: 'New booking' });
  await sheet.getByLabel('Type', { exact: true }).selectOption('Accommodation');
  await sheet.getByLabel('Title').fill('Palazzo Miramare');
  await sheet.getByRole('textbox', { name: 'Check-in', exact: true }).fill(typed(inDays(40)));
  await sheet.getByRole('textbox', { name: 'Check-out', exact: true }).fill(typed(inDays(43)));

  await test.step('enters what it is made of', async () => {
    await sheet.getByRole('button', { name: 'Price', exact: true }).click();
    await sheet.getByRole('button', { name: 'Cost, markup and commission' }).click();
    await sheet.getByLabel('Rate type').selectOption('Net Rate');
    await sheet.getByRole('textbox', { name: 'Base fare' }).fill('1000');
    await sheet.getByRole('button', { name: 'Add a tax' }).click();
    await sheet.getByRole('textbox', { name: 'Tax rate' }).fill('10');
    await sheet.getByRole('textbox', { name: 'Markup' }).fill('20');
    await sheet.getByRole('textbox', { name: 'Agency commission' }).fill('5');
    await sheet.getByRole('textbox', { name: 'Agency commission' }).blur();
  });

  await test.step('sees the total and the profit, and by which formula', async () => {
    await expect(sheet.getByTestId('figure-total_price')).toHaveText(/1,300\.00$/);
    await expect(sheet.getByTestId('figure-total_profit')).toHaveText(/260\.00$/);
    await sheet.getByRole('button', { name: /^Profit/ }).focus();
    await expect(sheet.getByText('Total price − Net cost + Commission')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('finds them again after a reload', async () => {
    await sheet.getByRole('button', { name: 'Save booking' }).click();
    await expect(sheet).toBeHidden();
    await page.reload();
    await page.getByRole('button', { name: 'Actions for Palazzo Miramare' }).first().click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    const again = page.getByRole('dialog', { name: 'Palazzo Miramare' });
    await expect(again.getByRole('textbox', { name: 'Markup' })).toHaveValue('20');
    await expect(again.getByTestId('figure-total_price')).toHaveText(/1,300\.00$/);
    await expect(again.getByTestId('figure-total_profit')).toHaveText(/260\.00$/);
  });
  complaints.none();
});
