import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { COUPLES } from '../packages/local/src/demo/real-trips/cruise/people';
import { FORTY } from '../packages/local/src/demo/real-trips/group/people';
import { apiAs, TRIPS } from './support/api';
import { expectAccessible } from './support/axe';
import { watchConsole } from './support/console';
import { inDays, typed } from './support/days';
import { ADVISOR, openAs, storeSession } from './support/people';
import { chooseFor, newBooking } from './support/planner';

const [FIRST, SECOND, LAST] = [inDays(150), inDays(151), inDays(153)];

const save = async (sheet: ReturnType<Page['getByRole']>) => {
  await sheet.getByRole('button', { name: 'Save booking' }).click();
  await expect(sheet).toBeHidden();
};
/** A trip to plan on, with its people, whose names stand as they are written. */
const tripOf = async (request: APIRequestContext, trip_name: string, people: readonly object[]) => {
  const advisor = await apiAs(request, ADVISOR);
  const { trip } = await advisor.post(TRIPS, { trip_name, start_date: FIRST, end_date: LAST });
  for (const person of people) await advisor.post(`${TRIPS}/${trip.id}/travelers`, person);
  return trip.id as string;
};
/** Finds a trip of the demo in the list, as an advisor does, and answers what is kept of it. */
const openKnown = async (page: Page, request: APIRequestContext, name: string) => {
  await page.goto('/trips');
  const search = page.getByRole('searchbox', { name: 'Search trips' });
  await search.fill(name);
  await search.press('Enter');
  await page.getByText(name).first().click();
  await page.waitForURL('**/planner');
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  const id = /\/trips\/(trp_\w+)/.exec(page.url())?.[1] ?? '';
  const advisor = await apiAs(request, ADVISOR);
  return { ...(await advisor.get(`${TRIPS}/${id}`)), advisor };
};
const shared = async ({ trip, itineraries, advisor }: Awaited<ReturnType<typeof openKnown>>): Promise<string> => {
  const at = `/services/trips/api/v1/trip_itinerary/${trip.id}/ti/${itineraries[0].id}/share`;
  return (await advisor.post(at, { name: 'A traveler' })).url;
};

test('a cruise for two couples is planned by hand, and the one of the demo shows its ports, its price and its page', async ({
  page,
  request,
}, info) => {
  const complaints = watchConsole(page);
  const name = `Three ports ${info.project.name}`;
  await storeSession(page, ADVISOR);

  await test.step('the trip, its people and its days', async () => {
    await page.goto('/trip_create');
    await page.getByLabel('Trip name').fill(name);
    await page.getByRole('button', { name: 'Create trip' }).click();
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
    for (const { first_name, last_name, born } of COUPLES.slice(0, 2)) {
      await page.getByRole('button', { name: 'Add traveler' }).first().click();
      const dialog = page.getByRole('dialog', { name: 'Add traveler' });
      await dialog.getByLabel('First name').fill(first_name);
      await dialog.getByLabel('Last name').fill(last_name);
      await dialog.getByRole('textbox', { name: 'Date of birth' }).fill(typed(String(born)));
      await dialog.getByRole('button', { name: 'Add traveler' }).click();
      await expect(dialog).toBeHidden();
    }
    await page.getByRole('button', { name: 'Set dates' }).click();
    const dialog = page.getByRole('dialog', { name: 'Trip dates' });
    await dialog.getByRole('textbox', { name: 'First day' }).fill(typed(FIRST));
    await dialog.getByRole('textbox', { name: 'Last day' }).fill(typed(LAST));
    await dialog.getByRole('button', { name: 'Save dates' }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step('R-TRIP-029 R-TRIP-232 its ship, day by day, at a price per cabin', async () => {
    const sheet = await newBooking(page, 'Cruise', 'Gulf of Naples');
    await sheet.getByLabel('Confirmation number', { exact: true }).fill('DEMO-1');
    await sheet.getByRole('textbox', { name: 'Embarkation date', exact: true }).fill(typed(FIRST));
    await sheet.getByRole('textbox', { name: 'Disembarkation date' }).fill(typed(LAST));
    await sheet.getByRole('textbox', { name: 'Disembarkation date' }).blur();
    await sheet.getByRole('button', { name: 'Fill in days' }).click();
    for (const [n, port, arrives, sails] of [
      [1, 'Naples', '', '18:00'],
      [3, 'Palermo', '08:00', '17:00'],
      [4, 'Salerno', '07:00', ''],
    ] as const) {
      const day = sheet.getByRole('group', { name: `Day ${n}`, exact: true });
      await day.getByLabel('Port').fill(port);
      if (arrives) await day.getByLabel('Arrives').fill(arrives);
      if (sails) await day.getByLabel('Departs').fill(sails);
    }
    await sheet.getByRole('button', { name: 'Price', exact: true }).click();
    await expect(sheet.getByLabel('Price type')).toHaveValue('Price Per Cabin');
    await sheet.getByRole('button', { name: 'Cost, markup and commission' }).click();
    await sheet.getByRole('textbox', { name: 'Base fare per cabin' }).fill('1200.50');
    await sheet.getByLabel('Cabins').fill('2');
    await sheet.getByLabel('Cabins').blur();
    await expect(sheet.getByTestId('figure-total_price')).toHaveText(/2,401\.00$/);
    await save(sheet);
    await expect(page.getByTestId(`day-${SECOND}`).getByText('At sea')).toBeVisible();
    await expect(page.getByTestId('trip-check')).toContainText('all clear');
  });

  await test.step('the cruise of the demo', async () => {
    const known = await openKnown(page, request, 'Greek Isles for two couples');
    await expect(page.getByText(/Hana Nováková · 4 pax/)).toBeVisible();
    await expect(page.getByTestId('trip-check')).toContainText('all clear');
    const ship = known.bookings.find((b: { booking_type: string }) => b.booking_type === 'Cruise');
    const last = ship.cruise_days.at(-1).day;
    const comes = (day: number) => (day === last ? 'Disembarkation' : 'Arrival');
    for (const { date, port, day } of ship.cruise_days) {
      const words = port ? (day === 1 ? port.name : `${comes(day)}, ${port.name}`) : 'At sea';
      await expect(page.getByTestId(`day-${date}`).getByText(words).first()).toBeVisible();
    }
    await page.getByLabel('View').selectOption('Category View Only');
    // Two cabins at 3,898.00, each with port charges of 452.30.
    await expect(page.getByTestId('subtotal-Cruise')).toHaveText('$8,700.60');
    await page.getByLabel('View').selectOption('Daily Itinerary View Only');
    await page.goto(await shared(known));
    await expect(page.getByText('Kuşadası (Ephesus)').first()).toBeVisible();
    await expect(page.getByText('$8,700.60')).toHaveCount(0);
    await expectAccessible(page);
  });
  complaints.none();
});

test('a family goes by rail and air: legs by hand in any script, and fourteen days of the demo with what has to be renewed', async ({
  page,
  request,
}, info) => {
  const complaints = watchConsole(page);
  const people = [
    { first_name: 'Samir', last_name: 'Haddad', client_type: 'lead_client', dob: '1986-09-04' },
    { first_name: 'أمينة', last_name: 'حدّاد', is_traveler: false },
  ];
  const trip = await tripOf(request, `By rail ${info.project.name}`, people);
  await openAs(page, ADVISOR, `/trips/${trip}/planner`);
  await expect(page.getByText('أمينة حدّاد')).toBeVisible();

  await test.step('R-TRIP-025 a train with a change, by the clocks of its stations', async () => {
    const sheet = await newBooking(page, 'Rail', 'Lucerne to Bologna 🚄');
    const legs = [
      ['Luzern', '08:18', 'Arth-Goldau', '08:45', 'IR 26'],
      ['Arth-Goldau', '09:19', 'Bologna Centrale', '14:35', 'EC 307'],
    ] as const;
    for (const [i, [from, leaves, to, arrives, number]] of legs.entries()) {
      if (i > 0) await sheet.getByRole('button', { name: 'Add leg' }).click();
      const leg = sheet.getByRole('group', { name: `Leg ${i + 1}` });
      await leg.getByRole('textbox', { name: 'From', exact: true }).fill(from);
      await leg.getByRole('textbox', { name: 'To', exact: true }).fill(to);
      await leg.getByRole('textbox', { name: 'Departure date' }).fill(typed(FIRST));
      await leg.getByRole('textbox', { name: 'Departure time' }).fill(leaves);
      await leg.getByRole('textbox', { name: 'Arrival date' }).fill(typed(FIRST));
      await leg.getByRole('textbox', { name: 'Arrival time' }).fill(arrives);
      await leg.getByLabel('Number').fill(number);
    }
    await save(sheet);
    await expect(page.getByTestId(`day-${FIRST}`).getByTestId('entry-leg')).toHaveCount(2);
    await chooseFor(page, 'Lucerne to Bologna 🚄', 'Move a day later');
    await expect(page.getByTestId(`day-${SECOND}`).getByTestId('entry-leg')).toHaveCount(2);
  });

  await test.step('R-TRIP-001 the journey of the demo, and the passport that ends too soon', async () => {
    const { bookings, trip: known } = await openKnown(page, request, 'Europe by rail, the Haddads');
    await expect(page.getByText(/Samir Haddad · 5 pax/)).toBeVisible();
    const check = page.getByTestId('trip-check');
    await expect(check).toContainText('1 warning');
    await check.getByRole('button', { name: /^Trip check/ }).click();
    await expect(page.getByTestId('finding-TC-07')).toContainText('The passport of Elias Haddad expires on');
    const rail = bookings.filter((b: { booking_type: string }) => b.booking_type === 'Rail');
    for (const { transportations } of rail)
      await expect(page.getByTestId(`day-${transportations[0].start_date}`).getByTestId('entry-leg')).toHaveCount(
        transportations.length,
      );
    await page.getByLabel('View').selectOption('Category View Only');
    // Two adults at 612.00, two children at 459.00, a baby at 61.20, each with 142.75 of tax, there and back.
    await expect(page.getByTestId('subtotal-Flights')).toHaveText('$5,833.90');
    await page.getByLabel('View').selectOption('Calendar');
    await expect(page.getByTestId('month-calendar').getByRole('button', { name: /Eurostar/ })).toBeVisible();
    await page.getByLabel('View').selectOption('Daily Itinerary View Only');
    await expect(page.getByTestId(`day-${known.end_date}`)).toBeVisible();
  });
  complaints.none();
});

test('a group of forty: rooms by hand with their guests, and the block of the demo with its terms', async ({
  page,
  request,
}, info) => {
  const complaints = watchConsole(page);
  const guests = FORTY.slice(0, 2).map(({ first_name, last_name }) => ({ first_name, last_name }));
  const trip = await tripOf(request, `Rooms ${info.project.name}`, guests);
  await openAs(page, ADVISOR, `/trips/${trip}/planner`);

  await test.step('R-TRIP-076 R-TRIP-086 R-TRIP-088 two twins for the whole stay, at the price of the rooms', async () => {
    const sheet = await newBooking(page, 'Accommodation', 'Tivoli Oriente');
    await sheet.getByRole('textbox', { name: 'Check-in', exact: true }).fill(typed(FIRST));
    await sheet.getByRole('textbox', { name: 'Check-out', exact: true }).fill(typed(LAST));
    await sheet.getByRole('button', { name: 'Rooms and guests' }).click();
    await sheet.getByRole('button', { name: 'Add room type' }).click();
    const rooms = sheet.getByRole('group', { name: 'Room type 1' });
    await rooms.getByLabel('Room type', { exact: true }).selectOption('Twin');
    await rooms.getByLabel('Rooms', { exact: true }).fill('2');
    await rooms.getByRole('textbox', { name: 'Base fare per room, entire stay' }).fill('474');
    await rooms.getByRole('textbox', { name: 'Base fare per room, entire stay' }).blur();
    await expect(rooms.getByTestId('room-type-total-1')).toContainText('948.00 total');
    const room = rooms.getByRole('group', { name: 'Room 1', exact: true });
    await room.getByLabel('Guests', { exact: true }).fill('Ngozi Adeyemi, Siân Prydderch');
    await room.getByLabel('Guests', { exact: true }).blur();
    await sheet.getByRole('button', { name: /^Use as price/ }).click();
    await save(sheet);
    await expect(page.getByTestId(`day-${FIRST}`).getByTestId('entry-checkin')).toHaveCount(1);
  });

  await test.step('R-TRIP-053 the group of the demo: forty people, twenty-two rooms, one missing birthday', async () => {
    const known = await openKnown(page, request, 'Kestrel partner meeting, Lisbon');
    await expect(page.getByText(/Ngozi Adeyemi · 40 pax/)).toBeVisible();
    await page
      .getByTestId('trip-check')
      .getByRole('button', { name: /^Trip check/ })
      .click();
    await expect(page.getByTestId('finding-TC-08')).toContainText('Jean-Baptiste Nkurunziza: date of birth missing');
    await chooseFor(page, 'Tivoli Oriente, room block', 'Edit');
    const sheet = page.getByRole('dialog', { name: 'Tivoli Oriente, room block' });
    // Thirteen twins for three nights at 158.00, each guest and night with 4.00 of city tax.
    await expect(sheet.getByTestId('room-type-total-1')).toContainText('€6,474.00 total');
    const rooms = sheet.getByRole('group', { name: /^Room type \d$/ }).getByLabel('Rooms', { exact: true });
    await expect(rooms.nth(0)).toHaveValue('13');
    await expect(rooms.nth(1)).toHaveValue('3');
    await expect(rooms.nth(2)).toHaveValue('1');
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await page.goto('/bookings');
    const search = page.getByRole('searchbox', { name: 'Search bookings' });
    await search.fill('Tivoli room block');
    await search.press('Enter');
    await expect(page.getByText('DEMO-2401').first()).toBeVisible();
    // Thirteen twins and three doubles at 498.00, a single at 429.00.
    await expect(page.getByText('€8,397.00').first()).toBeVisible();
    await page.goto(await shared(known));
    await expect(page.getByText('Gala dinner at Casa do Alentejo').first()).toBeVisible();
  });
  complaints.none();
});
