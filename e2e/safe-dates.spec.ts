import { expect, type Page, test } from '@playwright/test';
import { apiAs, BOOKINGS } from './support/api';
import { expectAccessible } from './support/axe';
import { watchConsole } from './support/console';
import { inDays, typed } from './support/days';
import { ADVISOR, openAs } from './support/people';
import { chooseMore } from './support/planner';

const FIRST = inDays(60);
const TRIPS = '/services/trips/api/v1';

const day = (page: Page, date: string) => page.getByTestId(`day-${date}`);

test('R-TRIP-150 R-TRIP-153 R-TRIP-178 R-TRIP-207 an advisor moves a trip, deletes and brings back, and sees it all in the history', async ({
  page,
  request,
}, info) => {
  const complaints = watchConsole(page);
  const name = `Amalfi moved ${info.project.name} ${Date.now()}`;
  const api = await apiAs(request, ADVISOR);
  const { trip } = await api.post(`${TRIPS}/trips`, { trip_name: name, start_date: FIRST, end_date: inDays(64) });
  const add = (booking_type: string, title: string, parts: object) =>
    api.post(BOOKINGS, { trip_id: trip.id, booking_type, title, ...parts });
  await add('Dining', 'Dinner at Da Rosalia', {
    general_booking: { start_date: inDays(61), start_time: '20:00' },
    confirmation_id: 'DR-7',
  });
  await add('Accommodation', 'Hotel Luna', {
    accommodation: { checkin_date: FIRST, checkout_date: inDays(64) },
  });
  await api.post(`${TRIPS}/trips/${trip.id}/events`, { event_title: 'Meet the guide', startDate: inDays(61) });
  await openAs(page, ADVISOR, `/trips/${trip.id}/planner`);
  await expect(day(page, inDays(61)).getByText('Dinner at Da Rosalia')).toBeVisible();

  await test.step('sees what a move by two days will do, and does it', async () => {
    await page.getByRole('button', { name: 'Set dates' }).click();
    const dialog = page.getByRole('dialog', { name: 'Trip dates' });
    await dialog.getByRole('textbox', { name: 'First day' }).fill(typed(inDays(62)));
    await dialog.getByRole('textbox', { name: 'Last day' }).fill(typed(inDays(66)));
    await dialog.getByRole('textbox', { name: 'First day' }).focus();
    await expect(dialog.getByRole('radio', { name: 'Move everything 2 days later' })).toBeChecked();
    await expect(dialog.getByText('2 bookings and 1 event will move.')).toBeVisible();
    await expect(dialog.getByText('Confirmed with the supplier. Let them know the new date.')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('radio', { name: /Unschedule bookings outside/ }).check();
    await expect(dialog.getByText('2 bookings will be unscheduled.')).toBeVisible();
    await dialog.getByRole('radio', { name: /Move everything/ }).check();
    await dialog.getByRole('button', { name: 'Save dates' }).click();
    await expect(dialog).toBeHidden();
    await expect(day(page, inDays(63)).getByText('Dinner at Da Rosalia')).toBeVisible();
    await expect(day(page, inDays(63)).getByText('Meet the guide')).toBeVisible();
  });

  await test.step('takes the move back from the toast', async () => {
    const toast = page.getByRole('status').filter({ hasText: 'Trip date updated successfully' });
    await toast.getByRole('button', { name: 'Undo' }).click();
    await expect(day(page, inDays(61)).getByText('Dinner at Da Rosalia')).toBeVisible();
    await expect(day(page, inDays(61)).getByText('Meet the guide')).toBeVisible();
  });

  await test.step('deletes a booking, and has it back from the toast', async () => {
    await day(page, inDays(61)).getByRole('button', { name: 'Actions for Dinner at Da Rosalia' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    const question = page.getByRole('alertdialog', { name: 'Are you sure?' });
    await expect(question.getByText('You will not be able to recover this Booking!')).toBeVisible();
    await question.getByRole('button', { name: 'Yes, delete it!' }).click();
    await expect(day(page, inDays(61)).getByText('Dinner at Da Rosalia')).toBeHidden();
    await page.getByRole('status').filter({ hasText: 'Deleted!' }).getByRole('button', { name: 'Undo' }).click();
    await expect(day(page, inDays(61)).getByText('Dinner at Da Rosalia')).toBeVisible();
  });

  await test.step('reads the history and takes a change back there', async () => {
    await api.put(`${TRIPS}/trips/${trip.id}`, { version: 3, trip_name: `${name} changed` });
    await chooseMore(page, 'History');
    const history = page.getByRole('dialog', { name: 'History' });
    await expect(history.getByText('Adrian Moss changed trip name of the trip')).toBeVisible();
    await expect(
      history.getByText(/moved the trip 2 days earlier, with 2 bookings and 1 event, undoing/),
    ).toBeVisible();
    await expect(history.getByText('Adrian Moss restored Dinner at Da Rosalia')).toBeVisible();
    await expectAccessible(page);
    await history.getByRole('button', { name: 'Undo: Adrian Moss changed trip name of the trip' }).click();
    await expect(page.getByRole('heading', { level: 1, name, exact: true, includeHidden: true })).toBeAttached();
    await history.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('deletes the trip, and brings it back with everything on it', async () => {
    await page.goto('/trips');
    await api.post(`${TRIPS}/trips/delete`, { ids: [trip.id] });
    await page.getByRole('link', { name: 'Deleted' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /Deleted trips/ })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: `Restore ${name}` }).click();
    await expect(page.getByText(`${name} restored`)).toBeVisible();
    await page.goto(`/trips/${trip.id}/planner`);
    await expect(day(page, inDays(61)).getByText('Dinner at Da Rosalia')).toBeVisible();
  });
  complaints.none();
});
