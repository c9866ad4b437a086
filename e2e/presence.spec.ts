import { expect, test } from '@playwright/test';
import { apiAs, BOOKINGS, TRIPS } from './support/api';
import { expectAccessible } from './support/axe';
import { watchConsole } from './support/console';
import { inDays } from './support/days';
import { cuttableLine } from './support/line';
import { ADVISOR, OWNER, openAs, STRANGER } from './support/people';
import { PHONE } from './support/phone';
import { chooseMore } from './support/planner';
import { advisorIn, also, HOTEL, MEALS, plannedTrip } from './support/together';

test('R-TRIP-198 two advisors see each other on a trip, what each has open, and what each saves as it is saved', async ({
  page: adrian,
  request,
  browser,
}, info) => {
  const complaints = watchConsole(adrian);
  const api = await apiAs(request, ADVISOR);
  const trip = await plannedTrip(api, `Seen together ${info.project.name}`);
  const line = await cuttableLine(adrian);
  await openAs(adrian, ADVISOR, `/trips/${trip}/planner`);
  await expect(adrian.getByRole('button', { name: `Actions for ${HOTEL}` }).first()).toBeVisible();
  await expect(adrian.getByRole('list', { name: 'Also on this trip now' })).toBeHidden();
  await adrian.evaluate(() => Object.assign(window, { sameWindow: true }));
  const olivia = await advisorIn(browser, OWNER);
  const otto = await advisorIn(browser, STRANGER);
  await otto.goto(`/trips/${trip}/planner`);
  await expect(otto).toHaveURL(/pie_page_not_found/);
  await olivia.goto(`/trips/${trip}/planner`);

  await test.step('each is told who else is there', async () => {
    await expect(also(adrian, 'Olivia Vale')).toBeVisible();
    await expect(also(olivia, 'Adrian Moss')).toBeVisible();
    await expect(also(adrian, 'Otto Berg')).toBeHidden();
  });
  const card = adrian
    .getByTestId(`day-${inDays(41)}`)
    .getByTestId(/^entry-/)
    .filter({ hasText: MEALS[0] });
  const mine = adrian.getByRole('dialog', { name: MEALS[0] });
  const hers = olivia.getByRole('dialog', { name: MEALS[0] });
  await test.step('and what they have open, down to the field', async () => {
    await olivia.getByRole('button', { name: MEALS[0], exact: true }).click();
    await hers.getByLabel('Confirmation number', { exact: true }).focus();
    await expect(card.getByText('Olivia is editing')).toBeVisible();
    await expectAccessible(adrian);
    await adrian.getByRole('button', { name: MEALS[0], exact: true }).click();
    await expect(mine.getByText('Olivia is editing this too')).toBeVisible();
    await expect(mine.getByText('Olivia is editing', { exact: true })).toBeVisible();
    await expectAccessible(adrian);
  });
  await test.step('what one saves appears in the open editor of the other, and keeps what is typed there', async () => {
    await mine.getByLabel('Internal note').fill('Window table');
    await hers.getByLabel('Confirmation number', { exact: true }).fill('DR-7');
    await hers.getByLabel('Supplier').fill('Da Rosalia');
    await hers.getByRole('button', { name: 'Save booking' }).click();
    await expect(hers).toBeHidden();
    await expect(mine.getByLabel('Confirmation number', { exact: true })).toHaveValue('DR-7');
    await expect(mine.getByLabel('Internal note')).toHaveValue('Window table');
    await expect(mine.getByText(/is editing/)).toBeHidden();
    await mine.getByRole('button', { name: 'Save booking' }).click();
    await expect(mine).toBeHidden();
  });
  await test.step('the parts of the screen that a change concerns are read again, without a reload', async () => {
    const { trip: before, bookings } = await api.get(`${TRIPS}/${trip}`);
    const dinner = bookings.find((b: { title: string }) => b.title === MEALS[0]);
    expect(dinner).toMatchObject({ confirmation_id: 'DR-7', supplier_name: 'Da Rosalia', note: 'Window table' });
    const nextDay = { start_date: inDays(42), start_time: '20:00' };
    await api.put(`${BOOKINGS}/${dinner.id}`, { trip_id: trip, version: dinner.version, general_booking: nextDay });
    await expect(adrian.getByTestId(`day-${inDays(42)}`).getByText(MEALS[0] ?? '')).toBeVisible();
    await api.put(`${TRIPS}/${trip}`, { version: before.version, trip_name: 'Seen and renamed' });
    await expect(adrian.getByRole('heading', { level: 1, name: 'Seen and renamed' })).toBeVisible();
    await chooseMore(adrian, 'Checklist');
    await api.post(`${TRIPS}/${trip}/checklists`, { title: 'Send the visa forms' });
    const checklist = adrian.getByRole('dialog', { name: 'Checklist' });
    await expect(checklist.getByText('Send the visa forms')).toBeVisible();
    await checklist.getByRole('button', { name: 'Close' }).click();
  });
  await test.step('who is cut off sees nobody, and is seen again when back', async () => {
    await line.cut();
    await expect(also(adrian, 'Olivia Vale')).toBeHidden();
    await expect(also(olivia, 'Adrian Moss')).toBeHidden();
    await line.giveBack();
    await expect(also(adrian, 'Olivia Vale')).toBeVisible();
    await expect(also(olivia, 'Adrian Moss')).toBeVisible();
  });
  await test.step('who closes the page is gone', async () => {
    await olivia.context().close();
    await expect(also(adrian, 'Olivia Vale')).toBeHidden();
  });
  expect(await adrian.evaluate(() => 'sameWindow' in window)).toBe(true);
  complaints.none(/ERR_INTERNET_DISCONNECTED|WebSocket/);
});

test(
  'R-TRIP-198 the list of bookings shows who edits what, cell by cell, and what is saved as it is saved',
  PHONE.cards,
  async ({ page: adrian, request, browser }, info) => {
    const api = await apiAs(request, ADVISOR);
    const title = `Dinner seen in the list ${info.project.name} ${Date.now()}`;
    const day = { start_date: inDays(41), end_date: inDays(43) };
    const { trip } = await api.post(TRIPS, { trip_name: `Seen in the list ${info.project.name}`, ...day });
    const general_booking = { start_date: inDays(41), start_time: '20:00' };
    await api.post(BOOKINGS, { trip_id: trip.id, booking_type: 'Dining', title, general_booking });
    await openAs(adrian, ADVISOR, '/bookings');
    await adrian.getByRole('searchbox', { name: 'Search bookings' }).fill(title);
    await adrian.getByRole('searchbox', { name: 'Search bookings' }).press('Enter');
    const number = adrian.getByRole('button', { name: `Confirmation number of ${title}` });
    await expect(number).toHaveText('');
    const editing = adrian.getByLabel('Olivia is editing', { exact: true }).or(adrian.getByText('Olivia is editing'));
    const olivia = await advisorIn(browser, OWNER);
    await olivia.goto(`/trips/${trip.id}/planner`);
    await olivia.getByRole('button', { name: title, exact: true }).click();
    const hers = olivia.getByRole('dialog', { name: title });
    await test.step('down to the cell a colleague is in', async () => {
      await hers.getByLabel('Confirmation number', { exact: true }).focus();
      await expect(editing).toBeVisible();
      await expect(number).toHaveAccessibleName(/Olivia is editing$/);
      await expectAccessible(adrian);
    });
    await test.step('and what they save, without a reload', async () => {
      await hers.getByLabel('Confirmation number', { exact: true }).fill('DR-7');
      await hers.getByRole('button', { name: 'Save booking' }).click();
      await expect(hers).toBeHidden();
      await expect(number).toHaveText('DR-7');
      await expect(editing).toBeHidden();
      await expect(number).toHaveAccessibleName(/Edit$/);
    });
    await test.step('and who edits a cell of the list is seen in the trip', async () => {
      await number.click();
      await expect(olivia.getByText('Adrian is editing')).toBeVisible();
      await adrian.getByRole('textbox', { name: `Confirmation number of ${title}` }).fill('DR-8');
      await adrian.keyboard.press('Enter');
      await expect(number).toHaveText('DR-8');
      await expect(olivia.getByText('Adrian is editing')).toBeHidden();
    });
    await olivia.context().close();
  },
);

test('R-TRIP-199 a trip that does not exist opens the page-not-found page, with the areas of the app around it', async ({
  page,
}) => {
  await openAs(page, ADVISOR, `/trips/trp_${'0'.repeat(26)}/planner`);
  await expect(page).toHaveURL(/pie_page_not_found/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page took another route.');
  await page.getByRole('navigation', { name: 'Areas' }).getByRole('link', { name: 'Trips' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Trips' })).toBeVisible();
  await expect(page.getByText('Error in fetch')).toHaveCount(0);
});
