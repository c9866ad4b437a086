import { expect, type Page } from '@playwright/test';
import type { SessionUser } from '@wayline/core/access/session-user';
import { SESSION_KEYS } from '@wayline/core/areas/people/session-storage';

/** Makes the signed-in user of this page another one, as the server would describe them from the next load on. */
export const becoming = async (page: Page) => {
  let differs: Partial<SessionUser> = {};
  await page.route('**/services/misc/api/v1/shell', async (route) => {
    const response = await route.fetch();
    const shell = await response.json().catch(() => undefined);
    // The journey ended while the server answered.
    if (!shell) return;
    await route.fulfill({ response, json: { ...shell, user: { ...shell.user, ...differs } } });
  });
  return async (next: Partial<SessionUser>) => {
    differs = next;
    await page.goto('/footer_sidebar');
    await expect
      .poll(() => page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '{}'), SESSION_KEYS.server_user))
      .toMatchObject(next);
  };
};

/** An address to go to, where it has to end, and what its page has to say. */
export type Visit = { to: string; ends: string; title?: string; says?: string };

/**
 * Goes to each address in turn without loading the app again, as its own links do, and waits there for what is expected. Returns the
 * visits that ended elsewhere, and where.
 */
export const visitAll = (page: Page, visits: readonly Visit[]): Promise<string[]> =>
  page.evaluate(async (all) => {
    const LONGEST_MS = 10_000;
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const arrived = ({ ends, title, says }: Visit) =>
      location.pathname === ends &&
      document.querySelector('h1') !== null &&
      (title === undefined || new RegExp(`^${title} · Wayline$`).test(document.title)) &&
      (says === undefined || document.body.innerText.includes(says));
    const astray: string[] = [];
    for (const visit of all) {
      history.pushState(null, '', visit.to);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
      const until = performance.now() + LONGEST_MS;
      while (!arrived(visit) && performance.now() < until) await nextFrame();
      if (!arrived(visit)) astray.push(`${visit.to} ended at ${location.pathname}, "${document.title}"`);
    }
    return astray;
  }, visits);
