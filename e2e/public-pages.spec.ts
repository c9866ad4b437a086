import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { watchConsole } from './support/console';
import { OWNER, openAs } from './support/people';
import { PHONE } from './support/phone';

/** Every page for everybody, by the rule that asks for it and its heading. */
const PAGES = [
  ['R-SHELL-020', '/passport', 'Passports: is it good long enough?'],
  ['R-SHELL-020', '/hotels', 'Hotels, from option to pillow'],
  ['R-SHELL-020', '/tutorials', 'Tutorials'],
  ['R-SHELL-027', '/company/harbour-vale-travel', 'Harbour & Vale Travel'],
  ['R-SHELL-028', '/app-account-delete-steps', 'Delete an account'],
  ['R-SHELL-034', '/about', 'About Wayline'],
  ['R-SHELL-041', '/about/about_us', 'About Wayline'],
  ['R-SHELL-041', '/about/contact_us', 'Contact us'],
  ['R-SHELL-041', '/about/our_story', 'Our story'],
  ['R-SHELL-041', '/about/advertising', 'Advertising'],
  ['R-SHELL-041', '/about/privacy_policy', 'Privacy policy'],
  ['R-SHELL-041', '/about/privacy', 'Privacy policy'],
  ['R-SHELL-041', '/about/terms_of_use', 'Terms of use'],
  ['R-SHELL-041', '/about/faq', 'Questions and answers'],
  ['R-SHELL-041', '/about/road_map', 'Road map'],
] as const;

test(
  'R-SHELL-020 R-SHELL-027 R-SHELL-028 R-SHELL-034 R-SHELL-035 R-SHELL-041 a visitor reads every page for everybody',
  PHONE.readers,
  async ({ page }) => {
    const complaints = watchConsole(page);
    for (const [rule, address, heading] of PAGES)
      await test.step(`${rule} ${address}`, async () => {
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
        expect(new URL(page.url()).pathname).toBe(address);
        await expectAccessible(page);
        const tooWide = await page.evaluate(
          () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
        );
        expect(tooWide, 'it scrolls one way only').toBe(false);
      });
    complaints.none();
  },
);

/** Between them they hold every part that a page is made of. */
test('the pages can be read by night too', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const address of ['/tutorials', '/hotels', '/about/faq', '/about/contact_us', '/company/harbour-vale-travel']) {
    await page.goto(address);
    await expectAccessible(page);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('R-SHELL-020 R-SHELL-027 R-SHELL-028 R-SHELL-041 every page is all there', async ({ page }) => {
    for (const [, address, heading] of PAGES) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
      await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' })).toBeVisible();
    }
  });
});

test('R-SHELL-041 a visitor finds every page from the landing page, by keyboard too', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Questions and answers' }).click();
  await page.waitForURL('**/about/faq');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.getByRole('navigation', { name: 'About Wayline' }).getByRole('link', { name: 'Road map' }).click();
  await page.waitForURL('**/about/road_map');
  await expect(page.getByRole('navigation', { name: 'About Wayline' }).locator('[aria-current=page]')).toHaveText(
    'Road map',
  );
});

test('R-SHELL-035 who is signed in reads them too, and stays signed in', async ({ page }) => {
  await openAs(page, OWNER, '/about/privacy_policy');
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy policy' })).toBeVisible();
  await page.goto('/company/harbour-vale-travel');
  await expect(page.getByRole('heading', { level: 1, name: 'Harbour & Vale Travel' })).toBeVisible();
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/dashboard');
});

test('R-SHELL-027 an unknown company is a kind page, and says so to programs too', async ({ page }) => {
  const answer = await page.goto('/company/nobody-at-all');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'This page took another route.' })).toBeVisible();
  await expectAccessible(page);
});

test('R-SHELL-069 a page under /v1 leads to the page', async ({ page }) => {
  await page.goto('/v1/about/faq');
  expect(new URL(page.url()).pathname).toBe('/about/faq');
  await expect(page.getByRole('heading', { level: 1, name: 'Questions and answers' })).toBeVisible();
});

test('G-019 what lies below a page and is none leads to the not-found page', async ({ page }) => {
  for (const address of ['/about/nothing', '/passport/nothing']) {
    await page.goto(address);
    await page.waitForURL('**/pie_page_not_found');
    await expect(page.getByRole('heading', { level: 1, name: 'This page took another route.' })).toBeVisible();
  }
});

test('search engines are told of each page once, and of no page that is hidden', async ({ request }) => {
  const named = (await (await request.get('/sitemap.xml')).text()).match(/(?<=<loc>)[^<]+/g) ?? [];
  const paths = named.map((url) => new URL(url).pathname);
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths).toHaveLength(13);
  for (const path of paths) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    expect(await answer.text(), path).not.toContain('noindex');
  }
});
