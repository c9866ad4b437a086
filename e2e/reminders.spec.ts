import { expect, test } from '@playwright/test';
import { apiAs, BOOKINGS, TRIPS } from './support/api';
import { expectAccessible } from './support/axe';
import { inDays, typed } from './support/days';
import { ADVISOR, openAs } from './support/people';

const [FIRST, LAST] = [inDays(60), inDays(64)];

test('R-TRIP-008 R-TRIP-244 an advisor sets reminders, sees them on the trip, changes and withdraws them', async ({
  page,
  request,
}, info) => {
  const advisor = await apiAs(request, ADVISOR);
  const { trip } = await advisor.post(TRIPS, {
    trip_name: `Remember ${info.project.name}`,
    start_date: FIRST,
    end_date: LAST,
  });
  await advisor.post(BOOKINGS, {
    trip_id: trip.id,
    booking_type: 'Transportation',
    sub_type: 'Car Rental',
    title: 'A small Fiat',
    transportations: [
      {
        from: { name: 'Naples Airport' },
        to: { name: 'Rome Termini' },
        start_date: FIRST,
        start_time: '10:00',
        end_date: LAST,
        end_time: '18:00',
      },
    ],
  });
  await openAs(page, ADVISOR, `/trips/${trip.id}/planner`);
  const list = page.getByRole('list', { name: 'Reminders' });
  const toast = page.locator('[data-toast]');

  await test.step('a rental is brought back on its own day', async () => {
    await expect(page.getByTestId(`day-${LAST}`).getByTestId('entry-dropoff')).toContainText(
      /by 6:00 PM.*Drop-off: Rome Termini/s,
    );
  });

  await test.step('weeks before its booking', async () => {
    await page.getByTestId(`day-${FIRST}`).getByRole('button', { name: 'Actions for A small Fiat' }).click();
    await page.getByRole('menuitem', { name: 'Set reminder' }).click();
    const dialog = page.getByRole('dialog', { name: 'New reminder for A small Fiat' });
    await dialog.getByLabel('When').selectOption('Weeks before');
    await dialog.getByLabel('Number of weeks').fill('2');
    await dialog.getByRole('textbox', { name: 'To' }).fill('guest@clients.wayline.test');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Set reminder' }).click();
    await expect(dialog).toBeHidden();
    await expect(list.getByRole('listitem')).toContainText([/2 weeks before.*Email to guest@clients\.wayline\.test/s]);
    await expect(list).toContainText(typed(inDays(46)));
  });

  await test.step('then on a date of its own, by keyboard, from the entry', async () => {
    await page.getByRole('button', { name: `Reminder ${typed(inDays(46))} for A small Fiat` }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Reminder for A small Fiat' });
    await dialog.getByLabel('When').selectOption('Custom date');
    const date = dialog.getByRole('textbox', { name: 'Date' });
    await date.fill(typed(inDays(-2)));
    await date.press('Tab');
    await dialog.getByRole('button', { name: 'Save reminder' }).click();
    await expect(dialog.getByText('Choose a later day or time for this reminder.')).toBeVisible();
    await date.fill(typed(inDays(20)));
    await date.press('Tab');
    await dialog.getByRole('button', { name: 'Save reminder' }).click();
    await expect(dialog).toBeHidden();
    await expect(list).toContainText(`${typed(inDays(20))}`);
    await expect(list).toContainText('Custom date');
  });

  await test.step('withdrawn, and taken back', async () => {
    const withdraw = page.getByRole('button', { name: /^Cancel reminder: A small Fiat/ });
    await withdraw.click();
    await expect(list).toBeHidden();
    await toast.filter({ hasText: 'Reminder canceled' }).getByRole('button', { name: 'Undo' }).click();
    await expect(list.getByRole('listitem')).toHaveCount(1);
    await expectAccessible(page);
  });
});
