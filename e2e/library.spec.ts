import { expect, test } from '@playwright/test';
import { apiAs, BOOKINGS, TRIPS } from './support/api';
import { expectAccessible } from './support/axe';
import { watchConsole } from './support/console';
import { inDays, typed } from './support/days';
import { ADVISOR, storeSession } from './support/people';
import { PHONE } from './support/phone';
import { chooseFor } from './support/planner';

test(
  'R-TRIP-006 R-TRIP-189 a booking goes through the library into another trip, and its number is written in the bookings table',
  PHONE.cards,
  async ({ page, request }, { project }) => {
    const mark = Math.random().toString(36).slice(2, 8);
    const title = `Supper under lemon trees ${mark}`;
    const [sold, again] = [inDays(40), inDays(75)];
    const api = await apiAs(request, ADVISOR);
    const newTrip = async (trip_name: string, start_date: string) =>
      (await api.post(TRIPS, { trip_name, start_date, end_date: start_date })).trip;
    const first = await newTrip(`Sold ${mark}`, sold);
    const second = await newTrip(`Planned ${mark}`, again);
    await api.post(BOOKINGS, {
      trip_id: first.id,
      booking_type: 'Dining',
      title,
      confirmation_id: 'SOLD-1',
      general_booking: { start_date: sold, start_time: '20:00' },
    });
    const complaints = watchConsole(page);
    await storeSession(page, ADVISOR);

    await test.step('saved to the library from its menu in the planner', async () => {
      await page.goto(`/trips/${first.id}/planner`);
      await chooseFor(page, title, 'Save to library');
      await expect(page.getByText(`${title} saved to library`)).toBeVisible();
    });

    await test.step('put into another trip on another day', async () => {
      await page.goto('/library');
      const search = page.getByRole('searchbox', { name: 'Search library' });
      await search.fill(mark);
      await search.press('Enter');
      const insert = page.getByRole('button', { name: `Insert ${title} into a trip` });
      await expect(insert).toBeVisible();
      await expectAccessible(page);
      await insert.click();
      const dialog = page.getByRole('dialog');
      const trips = dialog.getByRole('searchbox', { name: 'Search trips' });
      await trips.fill(`Planned ${mark}`);
      await trips.press('Enter');
      await dialog.getByRole('radio', { name: `Planned ${mark}` }).check();
      const day = dialog.getByLabel('First day');
      await day.fill(typed(again));
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Insert and open trip' }).click();
      await page.waitForURL(`**/trips/${second.id}/planner`);
      await expect(page.getByRole('button', { name: title, exact: true })).toBeVisible();
    });

    await test.step('its number is written in the bookings table, by mouse and by keyboard', async () => {
      await page.goto('/bookings');
      const search = page.getByRole('searchbox', { name: 'Search bookings' });
      await search.fill(mark);
      await search.press('Enter');
      if (project.name === 'phone') await page.getByRole('button', { name: 'Filters' }).click();
      const from = page.getByRole('textbox', { name: 'From' });
      await from.fill(typed(again));
      await from.press('Enter');
      const number = page.getByRole('button', { name: `Confirmation number of ${title}` });
      await expect(number).toHaveCount(1);
      await expect(number).not.toContainText('SOLD-1');
      await expectAccessible(page);
      await number.click();
      const editor = page.getByRole('textbox', { name: `Confirmation number of ${title}` });
      await editor.fill('NEW-7');
      await editor.press('Enter');
      await expect(number).toContainText('NEW-7');
      if (project.name !== 'desktop') return;
      await page.keyboard.press('F2');
      await editor.fill('NOT-THIS');
      await editor.press('Escape');
      await expect(number).toContainText('NEW-7');
      await page.keyboard.press('Enter');
      await editor.fill('NEW-8');
      await editor.press('Enter');
      await expect(number).toContainText('NEW-8');
    });

    await test.step('and stands in the planner', async () => {
      await page.goto(`/trips/${second.id}/planner`);
      await page.getByRole('button', { name: title, exact: true }).click();
      const written = project.name === 'desktop' ? 'NEW-8' : 'NEW-7';
      await expect(page.getByLabel('Confirmation number', { exact: true })).toHaveValue(written);
    });
    complaints.none();
  },
);
