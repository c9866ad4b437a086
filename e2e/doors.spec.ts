import { expect, test } from '@playwright/test';

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
for (const [rule, address, name] of OPEN) {
  test(`${rule} a visitor may open ${address}`, async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(address);
  });
}

for (const address of [
  '/dashboard',
  '/trips',
  '/trip_create',
  '/trips/trp_1/planner',
  '/myaccount/multi_factor_auth',
]) {
  test(`R-SHELL-229 a visitor who opens ${address} is asked to sign in`, async ({ page }) => {
    await page.goto(address);
    await page.waitForURL(/\/login/);
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
  });
}
