import path from 'node:path';
import { expect, test } from '@playwright/test';
import { APP_PATHS } from '@wayline/core/navigation/routes';
import { leaksIn } from '../scripts/texts/leaks';
import { PSEUDO, pseudo } from '../scripts/texts/pseudo';
import { collectTechnicalValues, sources } from '../scripts/texts/sources';
import { apiAs, PASSWORD, TRIPS } from './support/api';
import { watchConsole } from './support/console';
import { OWNER } from './support/people';
import { buildIn, serveFrom } from './support/pseudo-site';
import { listenTo, shownTexts } from './support/shown-texts';

/** The way out; and a page of other companies' names, with those of their kinds, which are records whatever the language of the app. */
const PASSED_BY: readonly string[] = ['/logout', '/crm/suppliers/directory'];
const FOLDER = path.resolve('node_modules/.cache/wayline/pseudo-site');

test('every page speaks the language that the app was built in, but for what was typed and what is stored', async ({
  page,
  request,
}) => {
  await test.step('builds the app in a language that is none', () => buildIn(PSEUDO, FOLDER));
  const { trip } = await (await apiAs(request, OWNER)).post(TRIPS, { trip_name: 'Palermo 7' });
  const complaints = watchConsole(page);
  const { heard, isWaiting } = listenTo(page);
  await serveFrom(page, FOLDER);
  await page.goto('/login');
  await expect(page.locator('html')).toHaveAttribute('lang', PSEUDO);
  await page.getByLabel(pseudo('Email')).fill(OWNER);
  await page.getByRole('textbox', { name: pseudo('Password') }).fill(PASSWORD);
  await page.getByRole('button', { name: pseudo('Sign in') }).click();
  await page.waitForURL('**/dashboard');

  const shown = new Map<string, string>();
  for (const address of APP_PATHS.filter((one) => !PASSED_BY.includes(one))) {
    const to = address.replace(/:(\w+)\??/g, (_, name: string) => (name === 'trip_id' ? trip.id : `0-${name}`));
    const before = new URL(page.url()).pathname;
    await page.evaluate((at) => {
      document.title = '';
      history.pushState(null, '', at);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    }, to);
    // A page that was led to from its own address is there already, and does not name itself again.
    await page.waitForFunction(
      (at) => document.querySelector('h1') && (document.title || location.pathname === at),
      before,
    );
    await expect.poll(isWaiting).toBe(false);
    await expect(page.locator('.chakra-skeleton')).toHaveCount(0);
    for (const text of await shownTexts(page)) if (!shown.has(text)) shown.set(text, address);
  }
  expect(shown.size).toBeGreaterThan(500);
  const leaks = leaksIn([...shown.keys()], heard, collectTechnicalValues(sources()));
  expect(leaks.map((text) => `${shown.get(text)}: ${text}`)).toEqual([]);
  // Itineraries, forms and users of these addresses do not exist; and a page from a folder is kept from the live socket by the browser.
  complaints.none(/ERR_BLOCKED_BY_LOCAL_NETWORK_ACCESS_CHECKS|status of 404|status of 400 \(Bad Request\) \S*\/forms$/);
});
