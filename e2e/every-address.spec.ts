import { resolve } from 'node:path';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { PERMISSIONS } from '@wayline/core/access/permissions';
import type { SessionUser } from '@wayline/core/access/session-user';
import { GUARDS, type Guard, planFor } from '@wayline/core/navigation/guards';
import { APP_PATHS, type AppPath, DEFAULT_CHILD, listGuards } from '@wayline/core/navigation/routes';
import { CLIENT_LINK_PATHS } from '@wayline/core/navigation/routes-public';
import { getPageTitle } from '@wayline/core/navigation/routes-titles';
import { isHere } from '@wayline/core/navigation/routes-to-come';
import { sendForm } from '@wayline/local/testing/send-form';
import { leaksIn } from '../scripts/texts/leaks';
import { PSEUDO, pseudo } from '../scripts/texts/pseudo';
import { collectTechnicalValues, sources } from '../scripts/texts/sources';
import { apiAs, TRIPS } from './support/api';
import { expectAccessible } from './support/axe';
import { watchConsole } from './support/console';
import { OWNER, storeSession } from './support/people';
import { buildIn, serveFrom } from './support/pseudo-site';
import { listenTo, shownTexts } from './support/shown-texts';
import { becoming, stopAt, type Visit, visitAll } from './support/visitor';

const FOLDER = resolve('node_modules/.cache/wayline/pseudo-site');

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
/** Pages that are called after the trip, the client or the file that they show. */
const CALLED_AFTER: readonly AppPath[] = [
  '/trips/:trip_id',
  '/trips/:trip_id/planner',
  '/trip/:trip_id',
  '/trip/:trip_id/planner',
  '/crm/clients/:client_id',
  '/crm/clients/import/:import_id',
];
/** A title as the browser shows it in the language that is none. */
const named = (title: string) => pseudo(`${title} · Wayline`);
const titled = (path: AppPath) => {
  if (CALLED_AFTER.includes(path)) return `${NAME}(?:\\.csv)? · .+`;
  if (path === '/create_your_profile') return named('Create your profile');
  return path.startsWith('/trip') && path.includes(':') ? '.+' : named(getPageTitle(path));
};

const childOf = (path: AppPath) => (DEFAULT_CHILD as Partial<Record<AppPath, string>>)[path];
/** An address with its parts filled in: what is not known stands for itself, as nobody may stumble over it. */
const filled = (path: string, parts: Record<string, string> = {}) =>
  path.replace(/:(\w+)\??/g, (_, name: string) => parts[name] ?? `0-${name}`);
/** An address with fewer and fewer of its optional parts. */
const variants = (path: string): string[] => {
  const shorter = path.replace(/\/:\w+\?$/, '');
  return shorter === path ? [path] : [...variants(shorter), path];
};

test('R-SHELL-061 R-SHELL-121 R-SHELL-229 a visitor is asked to sign in at every address behind the sign-in; R-SHELL-022 R-SHELL-023 R-SHELL-024 R-SHELL-026 R-SHELL-029 R-SHELL-035 R-SHELL-036 R-SHELL-040 at every link of a client that has ended they are told so instead', async ({
  page,
}) => {
  const complaints = watchConsole(page);
  await page.goto('/resetpassword');
  await test.step('addresses behind the sign-in', async () => {
    const asked = APP_PATHS.map((path) => ({ to: filled(path), ends: '/login', title: 'Sign in' }));
    expect(await visitAll(page, asked)).toEqual([]);
    await expectAccessible(page);
  });
  await test.step('links of clients', async () => {
    const links = CLIENT_LINK_PATHS.flatMap(variants).map((path) => filled(path));
    const told = links.map((to) => ({ to, ends: to, title: 'This link has expired' }));
    expect(await visitAll(page, told)).toEqual([]);
    await expectAccessible(page);
  });
  complaints.none();
});

/** A trip with an itinerary, two clients, an import and a kind of forms, as parts of the addresses that name them. */
const planned = async (request: APIRequestContext) => {
  const owner = await apiAs(request, OWNER);
  const { trip } = await owner.post(TRIPS, { trip_name: NAME });
  const { itinerary } = await owner.post(`/services/trips/api/v1/trip_itinerary/${trip.id}/ti`, { ti_name: 'For all' });
  const addClient = async () => (await owner.post('/services/crm/api/v1/individuals', { first_name: NAME })).client.id;
  const [client_id, other] = [await addClient(), await addClient()];
  const content = `First name,Last name\nMina,Okafor\n`;
  const form = await owner.post('/services/crm/api/v1/imports/upload', { size: content.length });
  const name = `${NAME}.csv`;
  await sendForm(form, name, content);
  const file = { file_id: form.file_id, name };
  const { data_import } = await owner.post('/services/crm/api/v1/imports', file);
  const { form_type } = await owner.post('/services/crm/api/v1/form_types', { name: NAME });
  return {
    form_category_id: form_type.id,
    trip_id: trip.id,
    ti_id: itinerary.id,
    package_id: 'new',
    client_id,
    kept: client_id,
    import_id: data_import.id,
    other,
  };
};

/** Pages of the same making are looked at once, and those of a trip by the journeys through them; of the account every one. */
const LOOKED_AT: readonly AppPath[] = [
  ...APP_PATHS.filter((path) => /^\/myaccount\/[^:]+$/.test(path)),
  '/trips/deleted',
  '/booking_confirmations',
  '/unclaimed_bookings',
  '/claim_requests',
  '/checklists/templates',
  '/reports/incomeFlow',
  '/footer_sidebar',
  '/thank_you',
  '/after_confirm_welcome',
  '/admin-user-access',
];
/** What stays as it is from page to page, and is looked at with the first of them. */
const FRAME = ['Areas', 'Settings'].map((list) => `nav[aria-label="${pseudo(list)}"]`);
/** A page of other companies' names, with those of their kinds, which are records whatever the language of the app. */
const READ_BY_NOBODY: readonly AppPath[] = ['/crm/suppliers/directory'];

/** What is still to come, as an address may look that leads there. */
const TO_COME = APP_PATHS.filter((path) => !isHere(path)).map(
  (path) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`),
);
const linksToCome = async (page: Page) => {
  const paths = await page
    .locator('a[href^="/"]')
    .evaluateAll((links) => links.map((a) => (a as HTMLAnchorElement).pathname));
  return paths.filter((path) => TO_COME.some((one) => one.test(path)));
};

const VISITED = APP_PATHS.filter((path) => path !== '/logout');
const inParts = (of: string, paths: readonly AppPath[], parts: number): [string, readonly AppPath[]][] => {
  const size = Math.ceil(paths.length / parts);
  return Array.from({ length: parts }, (_, i) => [
    `${of}, part ${i + 1} of ${parts}`,
    paths.slice(i * size, (i + 1) * size),
  ]);
};
const isOfAccount = (path: AppPath) => path.startsWith('/myaccount');
/** The walk in parts, as all of it is too much for one test: most of it is looking for what keeps somebody out. */
const PARTS = [
  ...inParts(
    'of the work',
    VISITED.filter((path) => !isOfAccount(path)),
    3,
  ),
  ...inParts('of the account', VISITED.filter(isOfAccount), 4),
];
let stored: ReadonlySet<string> | undefined;
/** Read from all sources once, for every part. */
const storedValues = () => {
  stored ??= collectTechnicalValues(sources());
  return stored;
};

/**
 * There is no form and no institution under the names that their addresses are given; a preview runs no script of the client's page; and
 * what a folder serves is kept from the live socket by the browser.
 */
const MEANT =
  /status of 404 \(Not Found\) \/services\/crm\/api\/v1\/(?:forms|institutions)\/0-|Blocked script execution in 'about:srcdoc'|ERR_BLOCKED_BY_LOCAL_NETWORK_ACCESS_CHECKS/;

/** Also goes where there is no page, and out. */
const LAST = PARTS.at(-1)?.[0];

test.describe('in a language that is none', () => {
  test.beforeAll(() => buildIn(PSEUDO, FOLDER));

  for (const [kind, paths] of PARTS)
    test(`R-SHELL-045 R-SHELL-049 R-SHELL-053 R-SHELL-055 R-SHELL-062 every address ${kind}, opens for who passes all of its guards, leads to nothing that is still to come, speaks the language of the app, and keeps nobody out who works without eyes or a mouse`, async ({
      page,
      request,
    }) => {
      const parts = await planned(request);
      const complaints = watchConsole(page);
      const { heard, waitForAnswers } = listenTo(page);
      await serveFrom(page, FOLDER);
      await storeSession(page, OWNER);
      await (await becoming(page))(EVERYTHING);
      await expect(page.locator('html')).toHaveAttribute('lang', PSEUDO);

      let isFrameKnown = false;
      const shown = new Map<string, string>();
      const stop = async (visit: Visit) => {
        await stopAt(page, visit);
        await waitForAnswers();
        await expect(page.locator('.chakra-skeleton')).toHaveCount(0);
      };
      const read = async (address: string) => {
        for (const text of await shownTexts(page)) if (!shown.has(text)) shown.set(text, address);
      };
      for (const path of paths)
        await test.step(path, async () => {
          const child = childOf(path);
          const opened = child ? (`${path}/${child}` as AppPath) : path;
          await stop({ to: filled(path, parts), ends: filled(opened, parts), title: titled(opened) });
          expect(await linksToCome(page)).toEqual([]);
          if (!READ_BY_NOBODY.includes(path)) await read(path);
          if (!LOOKED_AT.includes(path)) return;
          await expectAccessible(page, isFrameKnown ? FRAME : []);
          isFrameKnown = true;
        });
      const nothing = ['/no-such-page', '/myaccount/nothing', `/trip/${parts.trip_id}/reports`, '/trips/a/b/c/d'];
      for (const to of kind === LAST ? nothing : [])
        await stop({ to, ends: '/pie_page_not_found', title: named('Page not found') });

      expect(shown.size).toBeGreaterThan(100);
      const leaks = leaksIn([...shown.keys()], heard, storedValues());
      expect(leaks.map((text) => `${shown.get(text)}: ${text}`)).toEqual([]);
      complaints.none(MEANT);

      if (kind !== LAST) return;
      await stop({ to: '/logout', ends: '/login', title: named('Sign in') });
      for (const field of [
        page.getByLabel(pseudo('Email')),
        page.getByRole('textbox', { name: pseudo('Password') }),
        page.getByRole('button', { name: pseudo('Sign in') }),
      ])
        await expect(field).toBeVisible();
    });
});

test('R-SHELL-096..120 every guard that fails leads where it says, and the page that is reached says why', async ({
  page,
}) => {
  const complaints = watchConsole(page);
  await storeSession(page, OWNER);
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
