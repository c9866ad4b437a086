import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { PASSWORD } from './support/api';
import { expectAccessible } from './support/axe';
import { watchConsole } from './support/console';
import { mailTo } from './support/inbox';
import { PHONE } from './support/phone';

test(
  'R-SHELL-018 R-SHELL-019 a visitor signs up, confirms by the mailed code, and is in without signing in',
  PHONE.doors,
  async ({ page, request }) => {
    const complaints = watchConsole(page);
    const email = `visitor-${randomUUID().slice(0, 8)}@new.wayline.test`;
    await page.goto('/signup/type');
    await page.getByRole('link', { name: /Travel advisor/ }).click();
    await expect(page.getByText('We’ll email you a 6-digit code to confirm your address.')).toBeVisible();
    await page.getByLabel('Business name').fill('Juniper Lane Travel');
    await page.getByLabel('First name').fill('Maya');
    await page.getByLabel('Last name').fill('Lind');
    await page.getByRole('textbox', { name: /mail/ }).fill(email);
    await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Sign up' }).click();
    const { text } = await mailTo(request, email, /confirmation code/);
    await page.getByRole('textbox', { name: 'Code' }).fill(/\b\d{6}\b/.exec(text)?.[0] ?? '');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Confirm email' }).click();
    await page.waitForURL((url) => url.pathname === '/dashboard');
    complaints.none();
  },
);
