import { expect, test } from '@playwright/test';
import { ADVISOR, enter, STRANGER, signIn } from './support/people';
import { PHONE } from './support/phone';

/** What a visitor finds behind each address without a stored session; nobody is led to the sign-in page. */
const OPEN = [
  ['R-SHELL-016', '/', 'The whole trip, in one line'],
  ['R-SHELL-018', '/signup/type', 'How do you work?'],
  ['R-SHELL-019', '/password/new', 'Set a new password'],
  ['R-SHELL-019', '/resetpassword', 'Forgot your password?'],
  ['R-SHELL-019', '/resend-confirmation', 'A new code'],
  ['R-SHELL-021', '/pie_page_not_found', 'This page took another route.'],
  ['R-SHELL-021', '/page_not_found', 'This page took another route.'],
  ['R-SHELL-069', '/v1/signup/type', 'How do you work?'],
] as const;
test('R-SHELL-016 R-SHELL-018 R-SHELL-019 R-SHELL-021 R-SHELL-069 a visitor may open every page for visitors', async ({
  page,
}) => {
  for (const [rule, address, name] of OPEN)
    await test.step(`${rule} ${address}`, async () => {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      expect(new URL(page.url()).pathname).toBe(address);
    });
});

/** One of each kind, opened from outside; every other address is asked for within the app by `every-address.spec.ts`. */
const CLOSED = [
  '/dashboard',
  '/trips',
  '/trip_create',
  '/trips/trp_1/planner',
  '/myaccount/multi_factor_auth',
  '/v1/bookings',
];
test('R-SHELL-229 a visitor who opens a page behind the sign-in is asked to sign in', async ({ page }) => {
  for (const address of CLOSED)
    await test.step(address, async () => {
      await page.goto(address);
      await page.waitForURL(/\/login/);
      await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
    });
});

test('R-SHELL-069 R-SHELL-072 who prefers the modern layout is led from /v1 to the same page without it', async ({
  page,
}) => {
  await signIn(page, ADVISOR);
  await page.goto('/v1/checklists/all?of=me');
  await page.waitForURL(/:\d+\/checklists\/all\?of=me$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('R-SHELL-061 whoever opened a page before signing in is led back to it', PHONE.doors, async ({ page }) => {
  await page.goto('/library?tab=cloud');
  await page.waitForURL('**/login');
  await enter(page, ADVISOR);
  await page.waitForURL('**/library?tab=cloud');
});

test('R-SHELL-096 who is sent to the subscription is told why, and goes back to where they were', async ({ page }) => {
  await signIn(page, STRANGER);
  await page.goto('/bookings');
  await page.getByRole('link', { name: 'Unclaimed' }).click();
  await page.waitForURL('**/myaccount/subscription');
  await expect(page.getByText('Unclaimed bookings: needs the Basic plan')).toBeVisible();
  await page.getByRole('button', { name: 'Go back' }).click();
  await page.waitForURL('**/bookings');
});

test(
  'R-SHELL-052 the settings stand beside their list, or after it on a phone',
  PHONE.settings,
  async ({ page, isMobile }) => {
    await signIn(page, ADVISOR);
    await page.goto('/myaccount');
    await page.waitForURL('**/myaccount/profile');
    const list = page.getByRole('navigation', { name: 'Settings' });
    if (isMobile) {
      await expect(list).toBeHidden();
      await page.getByRole('link', { name: 'All settings' }).click();
    }
    await list.getByRole('link', { name: 'Change password' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Change password' })).toBeVisible();
    await expect(list).toBeVisible({ visible: !isMobile });
  },
);
