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

/** Goes to an address without loading the app again, as its own links do, and waits there for its page: a heading, and the title where it is known. */
export const stopAt = async (page: Page, { to, ends, title }: Visit): Promise<void> => {
  await page.evaluate(
    ([at, next]) => {
      // Two pages may be called the same; one that is there already does not name itself again.
      if (location.pathname !== next) document.title = '';
      history.pushState(null, '', at);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    },
    [to, ends] as const,
  );
  await expect(page, to).toHaveURL((url) => url.pathname === ends);
  await expect(page, to).toHaveTitle(new RegExp(`^${title ?? '.+'}$`));
  await expect(page.locator('h1').first(), to).toBeAttached();
  await expect(page.locator('.chakra-skeleton'), to).toHaveCount(0);
};

/** An address to go to, where it has to end, and what its page has to say. */
export type Visit = { to: string; ends: string; title?: string; says?: string };

/** Walks through the addresses in the page, one after the other as each is reached; answers how far that has come. */
const setOut = (page: Page, visits: readonly Visit[]) =>
  page.evaluateHandle((all) => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const arrived = ({ ends, title, says }: Visit) =>
      location.pathname === ends &&
      document.querySelector('h1') !== null &&
      (title === undefined || new RegExp(`^${title} · Wayline$`).test(document.title)) &&
      (says === undefined || document.body.innerText.includes(says));
    const walk = { reached: 0 };
    const go = async () => {
      for (const visit of all) {
        history.pushState(null, '', visit.to);
        dispatchEvent(new PopStateEvent('popstate', { state: null }));
        while (!arrived(visit)) await nextFrame();
        walk.reached++;
      }
    };
    void go();
    return walk;
  }, visits);

/**
 * Goes to each address in turn without loading the app again, as its own links do, and waits there for what is expected. Returns the first
 * visit that ended elsewhere, and where.
 */
export const visitAll = async (page: Page, visits: readonly Visit[]): Promise<string[]> => {
  const walk = await setOut(page, visits);
  for (const [index, { to }] of visits.entries())
    try {
      await page.waitForFunction(([at, n]) => at.reached > n, [walk, index] as const);
    } catch {
      return [`${to} ended at ${new URL(page.url()).pathname}, "${await page.title()}"`];
    }
  return [];
};
