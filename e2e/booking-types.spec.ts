import { expect, test } from '@playwright/test';
import { apiAs } from './support/api';
import { expectAccessible } from './support/axe';
import { watchConsole } from './support/console';
import { inDays, typed } from './support/days';
import { ADVISOR, openAs } from './support/people';
import { chooseFor, newBooking } from './support/planner';

const [FIRST, SECOND, THIRD] = [inDays(60), inDays(61), inDays(62)];

test('bookings of each type hold what their trade needs, and are cancelled with the supplier', async ({
  page,
  request,
}, info) => {
  const complaints = watchConsole(page);
  const advisor = await apiAs(request, ADVISOR);
  const { trip } = await advisor.post('/services/trips/api/v1/trips', {
    trip_name: `Islands ${info.project.name}`,
    start_date: FIRST,
    end_date: THIRD,
  });
  for (const first_name of ['Mina', 'Jonas'])
    await advisor.post(`/services/trips/api/v1/trips/${trip.id}/travelers`, { first_name, last_name: 'Okafor' });
  await openAs(page, ADVISOR, `/trips/${trip.id}/planner`);
  const day = (date: string) => page.getByTestId(`day-${date}`);

  await test.step('R-TRIP-029 R-TRIP-030 a cruise with port days, by keyboard where that is quicker', async () => {
    const sheet = await newBooking(page, 'Cruise', 'Round the islands');
    await sheet.getByLabel('Title').press('Enter');
    await expect(sheet.getByRole('textbox', { name: 'Embarkation date', exact: true })).toBeFocused();
    await sheet.getByRole('textbox', { name: 'Disembarkation date' }).fill(typed(THIRD));
    await sheet.getByRole('textbox', { name: 'Disembarkation date' }).blur();
    await sheet.getByRole('button', { name: 'Fill in days' }).click();
    const portDay = (n: number) => sheet.getByRole('group', { name: `Day ${n}` });
    await portDay(1).getByLabel('Port').fill('Naples');
    await portDay(1).getByLabel('Departs').fill('18:00');
    await portDay(3).getByLabel('Port').fill('Palermo');
    await portDay(3).getByLabel('Arrives').fill('08:00');
    await portDay(3).getByLabel('Departs').fill('17:00');
    await sheet.getByRole('button', { name: 'Ship and cabin' }).click();
    await sheet.getByLabel('Ship').fill('Star Pride');
    await sheet.getByLabel('Cabin', { exact: true }).selectOption('Balcony');
    await sheet.getByLabel('Deck').selectOption('upper');
    await expectAccessible(page);
    await sheet.getByLabel('Ship').press('Control+Enter');
    await expect(sheet).toBeHidden();
    await expect(day(FIRST).getByText('Naples')).toBeVisible();
    await expect(day(SECOND).getByText('At sea')).toBeVisible();
    // Whoever has arrived at the last port leaves the ship there.
    await expect(day(THIRD).getByText('Disembarkation, Palermo')).toBeVisible();
    await expect(day(THIRD).getByText('Departure, Palermo')).toHaveCount(0);
  });

  await test.step('R-TRIP-227 a flight with two passengers and their seats', async () => {
    const sheet = await newBooking(page, 'Flights', 'Oslo to Naples');
    const leg = sheet.getByRole('group', { name: 'Leg 1' });
    await leg.getByRole('combobox', { name: 'From', exact: true }).fill('Oslo');
    await leg.getByRole('combobox', { name: 'To', exact: true }).fill('Naples');
    await sheet.getByRole('button', { name: 'Passengers' }).click();
    await sheet.getByRole('button', { name: 'Add all travelers' }).click();
    for (const [n, name, seat] of [
      [1, 'Mina Okafor', '2A'],
      [2, 'Jonas Okafor', '2B'],
    ] as const) {
      const passenger = sheet.getByRole('group', { name: `Passenger ${n}` });
      await expect(passenger.getByLabel('Name on ticket')).toHaveAttribute('placeholder', name);
      await passenger.getByLabel('Class, leg 1').selectOption('Business');
      await passenger.getByLabel('Seat, leg 1').fill(seat);
    }
    await sheet.getByRole('group', { name: 'Passenger 1' }).getByLabel('Meal').selectOption('VGML');
    await sheet.getByRole('button', { name: 'Save booking' }).click();
    await expect(sheet).toBeHidden();
    await chooseFor(page, 'Oslo to Naples', 'Edit');
    const again = page.getByRole('dialog', { name: 'Oslo to Naples' });
    await expect(again.getByRole('group', { name: 'Passenger 2' }).getByLabel('Seat, leg 1')).toHaveValue('2B');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(again).toBeHidden();
  });

  await test.step('R-TRIP-004 a booking keeps its own files, which the trip lists too', async () => {
    await chooseFor(page, 'Oslo to Naples', 'Edit');
    const sheet = page.getByRole('dialog', { name: 'Oslo to Naples' });
    await sheet.getByRole('button', { name: 'Files' }).click();
    const ticket = { name: 'Ticket.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 ticket') };
    await sheet.getByLabel('Booking files').setInputFiles(ticket);
    await expect(sheet.getByRole('list', { name: 'Files on this booking' })).toContainText('Ticket.pdf');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await page.getByRole('button', { name: 'Open files' }).click();
    const files = page.getByRole('dialog', { name: 'Files · 1' });
    await expect(files.getByRole('list', { name: 'Files on this trip' })).toContainText('Ticket.pdf');
    await files.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('statuses are set from the entry', async () => {
    await chooseFor(page, 'Oslo to Naples', 'Set status');
    const dialog = page.getByRole('dialog', { name: 'Status of Oslo to Naples' });
    await dialog.getByLabel('Booking status').selectOption('On Hold');
    await dialog.getByLabel('Client approval').selectOption('approved');
    await dialog.getByRole('button', { name: 'Save status' }).click();
    await expect(dialog).toBeHidden();
    await expect(day(FIRST).getByText('Approved by client')).toBeVisible();
  });

  await test.step('R-TRIP-110 R-TRIP-111 Do not cancel cancels nothing', async () => {
    await chooseFor(page, 'Oslo to Naples', 'Cancel with supplier');
    await expect(page).toHaveURL(/\?cancel=bkg_/);
    const drawer = page.getByRole('dialog', { name: 'Cancel Oslo to Naples' });
    await expectAccessible(page);
    await drawer.getByRole('button', { name: 'Do not cancel' }).click();
    await expect(drawer).toBeHidden();
    await expect(page).not.toHaveURL(/cancel/);
    await expect(page.getByRole('button', { name: 'Oslo to Naples', exact: true })).not.toHaveCSS(
      'text-decoration-line',
      'line-through',
    );
  });

  await test.step('R-TRIP-009 R-TRIP-169 a real cancellation is struck through, goes on, and is taken back', async () => {
    await chooseFor(page, 'Oslo to Naples', 'Cancel with supplier');
    const drawer = page.getByRole('dialog', { name: 'Cancel Oslo to Naples' });
    await drawer.getByLabel('Cancellation status').selectOption('requested');
    await drawer.getByLabel('Penalty').fill('50');
    await drawer.getByRole('button', { name: 'Cancel Booking' }).click();
    await expect(drawer).toBeHidden();
    const entry = page.getByRole('button', { name: 'Oslo to Naples', exact: true });
    await expect(entry).toHaveCSS('text-decoration-line', 'line-through');
    await chooseFor(page, 'Oslo to Naples', 'Cancel with supplier');
    const known = page.getByRole('dialog', { name: 'Cancellation of Oslo to Naples' });
    await expect(known.getByLabel('Penalty')).toHaveValue('50.00');
    await expect(known.getByRole('list', { name: 'Steps so far' })).toContainText('Requested by advisor');
    await known.getByRole('button', { name: 'Undo cancellation' }).click();
    await expect(known).toBeHidden();
    await expect(entry).not.toHaveCSS('text-decoration-line', 'line-through');
  });

  await test.step('an address has the whole width of the editor, as a title has', async () => {
    const sheet = await newBooking(page, 'Activity', 'Old town walk');
    const widthOf = async (label: string) => (await sheet.getByLabel(label).boundingBox())?.width;
    expect(await widthOf('Address')).toBe(await widthOf('Title'));
  });
  complaints.none();
});
