import { type APIRequestContext, expect, test } from '@playwright/test';
import { PERMISSIONS } from '@wayline/core/access/permissions';
import type { SessionUser } from '@wayline/core/access/session-user';
import { GUARDS, type Guard, planFor } from '@wayline/core/navigation/guards';
import { APP_PATHS, type AppPath, DEFAULT_CHILD, listGuards } from '@wayline/core/navigation/routes';
import { CLIENT_LINK_PATHS } from '@wayline/core/navigation/routes-public';
import { getPageTitle } from '@wayline/core/navigation/routes-titles';
import { apiAs, TRIPS } from './support/api';
import { expectAccessible } from './support/axe';
import { watchConsole } from './support/console';
import { OWNER, openAs } from './support/people';
import { becoming, visitAll } from './support/visitor';

const COMPANY = { id: 'cmp_01ARZ3NDEKTSV4RRFFQ69G5FAV', company_name: 'Harbour & Vale Travel' };
const EVERYTHING: Partial<SessionUser> = { usercompany: { ...COMPANY, is_er_account: true } };

/** Who fails a guard and passes the others of every address that has it. */
const FAILING: Record<Exclude<Guard, 'signed-in'>, Partial<SessionUser>> = {
  'not-free': { subscription: null, trial_ends_at: null },
  'not-free-or-starter': { subscription: 'Starter Monthly' },
  'not-standard-role': { roles: ['Standard'] },
  'er-account': { usercompany: { ...COMPANY, is_er_account: false } },
  'advance-only': { subscription: 'Pro Yearly' },
  'manage-payroll': { permissions_data: PERMISSIONS.filter((held) => held !== 'Manage Payroll') },
  'has-subscription': { subscription: null, trial_ends_at: null },
};
/** What the page that is reached says where the reason is no plan. */
const REASONS: Partial<Record<Guard, string>> = {
  'not-standard-role': 'Access Restricted!',
  'er-account': 'API access isn’t part of your plan.',
  'manage-payroll': 'You need the Manage Payroll permission',
};

const NAME = 'Every address';
/** Titles of pages that are named after the trip, the itinerary, the client or the step they show. */
const TITLES: Partial<Record<AppPath, string>> = {
  '/trips/:trip_id': NAME,
  '/trips/:trip_id/planner': NAME,
  '/trip/:trip_id': NAME,
  '/trip/:trip_id/planner': NAME,
  '/crm/clients/:client_id': NAME,
  '/create_your_profile': 'Create your profile',
};
const titled = (path: AppPath) =>
  TITLES[path] ?? (path.startsWith('/trip') && path.includes(':') ? '.+' : getPageTitle(path));

const childOf = (path: AppPath) => (DEFAULT_CHILD as Partial<Record<AppPath, string>>)[path];
/** An address with its parts filled in: what is not known stands for itself, as nobody may stumble over it. */
const filled = (path: string, parts: Record<string, string> = {}) =>
  path.replace(/:(\w+)\??/g, (_, name: string) => parts[name] ?? `a-${name}`);
/** An address with fewer and fewer of its optional parts. */
const variants = (path: string): string[] => {
  const shorter = path.replace(/\/:\w+\?$/, '');
  return shorter === path ? [path] : [...variants(shorter), path];
};

test('R-SHELL-061 R-SHELL-121 R-SHELL-229 a visitor is asked to sign in at every address behind the sign-in', async ({
  page,
}) => {
  const complaints = watchConsole(page);
  await page.goto('/resetpassword');
  const asked = APP_PATHS.map((path) => ({ to: filled(path), ends: '/login', title: 'Sign in' }));
  expect(await visitAll(page, asked)).toEqual([]);
  await expectAccessible(page);
  complaints.none();
});

test('R-SHELL-022 R-SHELL-023 R-SHELL-024 R-SHELL-026 R-SHELL-029 R-SHELL-035 R-SHELL-036 R-SHELL-040 a visitor is told at every link of a client that has ended so, and never asked to sign in', async ({
  page,
}) => {
  const complaints = watchConsole(page);
  await page.goto('/resetpassword');
  const links = CLIENT_LINK_PATHS.flatMap(variants).map((path) => filled(path));
  expect(
    await visitAll(
      page,
      links.map((to) => ({ to, ends: to, title: 'This link has expired' })),
    ),
  ).toEqual([]);
  await expectAccessible(page);
  complaints.none();
});

/** A trip with an itinerary, two clients and a kind of forms, as parts of the addresses that name them. */
const planned = async (request: APIRequestContext) => {
  const owner = await apiAs(request, OWNER);
  const { trip } = await owner.post(TRIPS, { trip_name: NAME });
  const { itinerary } = await owner.post(`/services/trips/api/v1/trip_itinerary/${trip.id}/ti`, { ti_name: 'For all' });
  const addClient = async () => (await owner.post('/services/crm/api/v1/individuals', { first_name: NAME })).client.id;
  const [client_id, other] = [await addClient(), await addClient()];
  const { form_type } = await owner.post('/services/crm/api/v1/form_types', { name: NAME });
  return {
    form_category_id: form_type.id,
    trip_id: trip.id,
    ti_id: itinerary.id,
    package_id: 'new',
    client_id,
    kept: client_id,
    other,
  };
};

test('R-SHELL-045 R-SHELL-049 R-SHELL-053 R-SHELL-055 R-SHELL-062 every address opens for who passes all of its guards, and no other', async ({
  page,
  request,
}) => {
  const parts = await planned(request);
  const complaints = watchConsole(page);
  await openAs(page, OWNER);
  await (await becoming(page))(EVERYTHING);
  const visits = APP_PATHS.filter((path) => path !== '/logout').map((path) => {
    const child = childOf(path);
    const opened = child ? (`${path}/${child}` as AppPath) : path;
    return { to: filled(path, parts), ends: filled(opened, parts), title: titled(opened) };
  });
  expect(await visitAll(page, visits)).toEqual([]);
  const nothing = ['/no-such-page', '/myaccount/nothing', `/trip/${parts.trip_id}/reports`, '/trips/a/b/c/d'];
  const unknown = nothing.map((to) => ({ to, ends: '/pie_page_not_found', title: 'Page not found' }));
  expect(await visitAll(page, unknown)).toEqual([]);
  // There is no form and no institution under the names that these addresses are given.
  complaints.none(/status of 404 \(Not Found\) \/services\/crm\/api\/v1\/(?:forms|institutions)\/a-/);
});

const ACCOUNT = APP_PATHS.filter((path) => /^\/myaccount\/[^:]+$/.test(path));
const half = Math.ceil(ACCOUNT.length / 2);
/** Pages of the same making are looked at once, and those of a trip by the journeys through them; of the account every one. */
const LOOKED_AT: Readonly<Record<string, readonly AppPath[]>> = {
  'of the work': [
    '/trips/deleted',
    '/booking_confirmations',
    '/unclaimed_bookings',
    '/claim_requests',
    '/checklists/templates',
    '/reports/incomeFlow',
    '/footer_sidebar',
    '/thank_you',
    '/after_confirm_welcome',
  ],
  'of the account, first half': ACCOUNT.slice(0, half),
  'of the account, second half': ACCOUNT.slice(half),
};
for (const [kind, paths] of Object.entries(LOOKED_AT))
  test(`no page ${kind}, keeps anybody out who works without eyes or a mouse`, async ({ page }) => {
    await openAs(page, OWNER);
    await (await becoming(page))(EVERYTHING);
    for (const path of paths) {
      expect(await visitAll(page, [{ to: path, ends: path, title: titled(path) }])).toEqual([]);
      await test.step(path, async () => {
        await page.waitForLoadState('networkidle');
        await expectAccessible(page);
      });
    }
  });

test('R-SHELL-096..120 every guard that fails leads where it says, and the page that is reached says why', async ({
  page,
}) => {
  const complaints = watchConsole(page);
  await openAs(page, OWNER);
  const become = await becoming(page);
  for (const [guard, differs] of Object.entries(FAILING) as [keyof typeof FAILING, Partial<SessionUser>][]) {
    await become({ ...EVERYTHING, ...differs });
    const visits = APP_PATHS.filter((path) => listGuards(path).includes(guard)).map((path) => {
      const says = REASONS[guard] ?? `${getPageTitle(path)}: needs the ${planFor(listGuards(path))} plan`;
      return { to: filled(path), ends: GUARDS[guard].redirect, says };
    });
    expect(visits.length, guard).toBeGreaterThan(0);
    expect(await visitAll(page, visits), guard).toEqual([]);
    if (guard === 'not-free' || guard === 'not-standard-role' || guard === 'manage-payroll')
      await expectAccessible(page);
  }
  complaints.none();
});
