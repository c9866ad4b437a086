import { expect, test } from '@playwright/test';
import { apiAs } from './support/api';
import { expectAccessible } from './support/axe';
import { inDays } from './support/days';
import { ADVISOR, openAs } from './support/people';

test('the planner is worked by keyboard: days, entries, edit, duplicate, undo and help', async ({
  page,
  request,
}, info) => {
  const advisor = await apiAs(request, ADVISOR);
  const { trip } = await advisor.post('/services/trips/api/v1/trips', {
    trip_name: `By keyboard ${info.project.name}`,
  });
  for (const [title, day] of [
    ['Lunch at the harbour', inDays(50)],
    ['Dinner on the hill', inDays(50)],
    ['Market walk', inDays(52)],
  ])
    await advisor.post('/services/book/api/v1/bookings', {
      trip_id: trip.id,
      booking_type: 'Dining',
      title,
      general_booking: { start_date: day },
    });
  await openAs(page, ADVISOR, `/trips/${trip.id}/planner`);
  const entry = (name: string) => page.getByRole('button', { name, exact: true });
  await expect(entry('Market walk')).toBeVisible();

  await test.step('J, K and the arrows', async () => {
    await page.keyboard.press('j');
    await expect(entry('Lunch at the harbour')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(entry('Dinner on the hill')).toBeFocused();
    await page.keyboard.press('j');
    await expect(page.getByRole('heading', { name: 'Day 2' })).toBeFocused();
    await page.keyboard.press('j');
    await expect(entry('Market walk')).toBeFocused();
  });
  await test.step('Enter opens, Escape closes and gives the focus back', async () => {
    await page.keyboard.press('Enter');
    const sheet = page.getByRole('dialog', { name: 'Market walk' });
    await expect(sheet.getByLabel('Type', { exact: true })).toBeFocused();
    await page.keyboard.press('j');
    await expect(sheet).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(entry('Market walk')).toBeFocused();
  });
  await test.step('what was typed is not lost by Escape', async () => {
    await page.keyboard.press('e');
    const sheet = page.getByRole('dialog', { name: 'Market walk' });
    await sheet.getByLabel('Supplier').fill('Anna’s walks');
    await page.keyboard.press('Escape');
    const question = page.getByRole('alertdialog', { name: 'Are you sure?' });
    await expect(question.getByRole('button', { name: 'Stay' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(question).toBeHidden();
    await expect(sheet.getByLabel('Supplier')).toHaveValue('Anna’s walks');
    await sheet.getByLabel('Supplier').press('Control+Enter');
    await expect(page.getByText('Market walk saved')).toBeVisible();
    await expect(entry('Market walk')).toBeFocused();
  });
  await test.step('D duplicates and U takes it back', async () => {
    await page.keyboard.press('d');
    await expect(entry('Market walk (copy)')).toBeVisible();
    await page.keyboard.press('u');
    await expect(entry('Market walk (copy)')).toBeHidden();
  });
  await test.step('? lists the keys, and single keys can be switched off', async () => {
    await page.keyboard.press('?');
    const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(help).toBeVisible();
    await expectAccessible(page);
    await help.getByLabel('Use single-key shortcuts').uncheck();
    await page.keyboard.press('Escape');
    await page.keyboard.press('?');
    await expect(help).toBeHidden();
  });
});
