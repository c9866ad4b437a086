import { type APIRequestContext, expect, type Locator, type Page, test } from '@playwright/test';
import { apiAs, BOOKINGS, TRIPS } from './support/api';
import { CONTRACTOR, OWNER, openAs, STANDARD } from './support/people';

const LONG_MS = 240_000;
const DENIED = 'Access Restricted!';
/** What is not pressed: it leaves the page, or downloads, and asks for no permission. */
const LEAVES = /sign out|log out|close your account|install/i;

/** A trip with a booking, a traveler and an itinerary, made by the owner. */
const trip = async (request: APIRequestContext) => {
  const { get, post, put } = await apiAs(request, OWNER);
  const made = await post(TRIPS, { trip_name: 'Dead buttons', start_date: '2031-05-01', end_date: '2031-05-03' });
  const id = made.trip.id as string;
  // A Standard user sees what they work on.
  const { colleagues, version } = await get(`${TRIPS}/${id}/collaborators`);
  const collaborators = colleagues.map(({ user_id }: { user_id: string }) => ({ user_id, types: ['documents'] }));
  await put(`${TRIPS}/${id}/collaborators`, { version, collaborators });
  await post(BOOKINGS, {
    trip_id: id,
    booking_type: 'Dining',
    title: 'Dinner at the harbor',
    general_booking: { start_date: '2031-05-02' },
  });
  const { itinerary } = await post(`/services/trips/api/v1/trip_itinerary/${id}/ti`, { ti_name: 'For the client' });
  return { id, itinerary: itinerary.id as string };
};

/** Closes whatever a press has opened, and comes back when it led away. */
const back = async (page: Page, address: string) => {
  if (new URL(page.url()).pathname !== address.split('?')[0]) {
    await page.goto(address);
    await ready(page);
    return;
  }
  for (let i = 0; i < 3 && (await page.locator('[role="dialog"], [role="menu"]').first().isVisible()); i++)
    await page.keyboard.press('Escape');
};
const ready = async (page: Page) => {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
};
const namesOf = async (buttons: Locator) =>
  buttons.evaluateAll((found) =>
    found
      .filter((one) => !(one as HTMLButtonElement).disabled && one.checkVisibility())
      .map((one) => one.getAttribute('aria-label') ?? one.textContent ?? ''),
  );

const NAMING_WORDS = 2;
/** Of the buttons that each row of a table has, as their first words tell, one is enough. */
const oneOfEach = (names: string[]) => [
  ...new Map(names.map((name) => [name.split(' ').slice(0, NAMING_WORDS).join(' '), name])).values(),
];

/** Presses every button of a page, and every entry of every menu; answers those that were refused. */
const refusedOn = async (page: Page, address: string) => {
  await page.goto(address);
  await ready(page);
  // The whole page is closed to them, which only an address typed by hand shows.
  if (await page.getByText(DENIED).first().isVisible()) return [];
  const refused: string[] = [];
  const main = page.locator('main button');
  const names = oneOfEach(await namesOf(main)).filter((name) => name && !LEAVES.test(name));
  const press = async (button: Locator, what: string) => {
    await button.click({ timeout: 2_000 }).catch(() => undefined);
    if (await page.getByText(DENIED).first().isVisible()) {
      refused.push(`${address}: ${what}`);
      await page.reload();
      await ready(page);
    }
  };
  for (const name of names) {
    const button = page.locator('main').getByRole('button', { name, exact: true }).first();
    await press(button, name);
    for (const entry of await namesOf(page.locator('[role="menuitem"]:visible'))) {
      if (!(await page.getByRole('menu').first().isVisible()))
        await button.click({ timeout: 2_000 }).catch(() => undefined);
      await press(page.getByRole('menuitem', { name: entry, exact: true }).first(), `${name} > ${entry}`);
      await back(page, address);
    }
    await back(page, address);
  }
  return refused;
};

for (const [role, email] of [
  ['Standard', STANDARD],
  ['Independent Contractor', CONTRACTOR],
] as const)
  test(`R-SHELL-014 R-SHELL-225 a ${role} meets no button that only refuses them, and is told so at an address typed by hand`, async ({
    page,
    request,
  }) => {
    test.setTimeout(LONG_MS);
    const { id, itinerary } = await trip(request);
    await openAs(page, email);
    const addresses = [
      '/dashboard',
      '/trips',
      `/trips/${id}/planner`,
      `/trips/${id}/ti/${itinerary}`,
      '/bookings',
      '/unclaimed_bookings',
      '/crm/clients',
      '/crm/clients/deleted',
      '/library',
      '/checklists/templates',
      '/myaccount/teams',
      '/myaccount/users',
      '/myaccount/subscription',
    ];
    const refused: string[] = [];
    for (const address of addresses) refused.push(...(await refusedOn(page, address)));
    expect(refused).toEqual([]);

    if (role === 'Standard') {
      await page.goto(`/trips/${id}/ti/${itinerary}/documents`);
      await expect(page.getByRole('alert')).toContainText('You do not have permission to open documents!');
    }
  });
