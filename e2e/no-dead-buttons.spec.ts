import { type APIRequestContext, expect, test } from '@playwright/test';
import { apiAs, BOOKINGS, TRIPS } from './support/api';
import { type Pressed, pressEverything } from './support/every-button';
import { CONTRACTOR, OWNER, STANDARD, storeSession } from './support/people';

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

const ABOUT_TRIPS = ['/dashboard', '/trips', '/trips/:trip/planner', '/trips/:trip/ti/:itinerary'];
const ELSEWHERE = [
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
/** Pages that are closed to both, as only an address typed by hand shows. */
const CLOSED = ['/myaccount/teams', '/myaccount/users'];
/** Who presses where; which pages are closed to them; and how many buttons and entries there are to press at least. */
const ROUNDS = [
  { role: 'Standard', email: STANDARD, where: 'about trips', pages: ABOUT_TRIPS, closed: [], least: 18 },
  {
    role: 'Standard',
    email: STANDARD,
    where: 'elsewhere',
    pages: ELSEWHERE,
    closed: [...CLOSED, '/myaccount/subscription'],
    least: 14,
  },
  {
    role: 'Independent Contractor',
    email: CONTRACTOR,
    where: 'about trips',
    pages: ABOUT_TRIPS,
    closed: [],
    least: 55,
  },
  {
    role: 'Independent Contractor',
    email: CONTRACTOR,
    where: 'elsewhere',
    pages: ELSEWHERE,
    closed: CLOSED,
    least: 35,
  },
];
for (const { role, email, where, pages, closed, least } of ROUNDS)
  test(`R-SHELL-014 R-SHELL-225 a ${role} meets no button that only refuses them, ${where}, and is told so at an address typed by hand`, async ({
    page,
    request,
  }, info) => {
    const { id, itinerary } = await trip(request);
    await storeSession(page, email);
    const addresses = pages.map((one) => one.replace(':trip', id).replace(':itinerary', itinerary));
    const press = await pressEverything(page, LEAVES);
    const found = new Map<string, Pressed>();
    for (const address of addresses) found.set(address, await press(address));
    const pressed = [...found.values()].flatMap((one) => one.pressed);
    info.annotations.push({ type: 'pressed', description: pressed.join('\n') });
    expect([...found.values()].flatMap((one) => one.refused)).toEqual([]);
    expect(addresses.filter((address) => found.get(address)?.closed)).toEqual(closed);
    expect(pressed.length).toBeGreaterThan(least);

    if (role === 'Standard' && pages === ABOUT_TRIPS) {
      await page.goto(`/trips/${id}/ti/${itinerary}/documents`);
      await expect(page.getByRole('alert')).toContainText('You do not have permission to open documents!');
    }
  });
