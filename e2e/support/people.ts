import { expect, type Page } from '@playwright/test';
import { SESSION_KEYS } from '@wayline/core/areas/people/session-storage';
import { PASSWORD } from './api';

export const ADVISOR = 'advisor@demo.wayline.test';
export const OWNER = 'owner@demo.wayline.test';
export const STANDARD = 'standard@demo.wayline.test';
export const STRANGER = 'owner@other.wayline.test';
export const CONTRACTOR = 'contractor@demo.wayline.test';

/** Fills in the page to sign in on, wherever it leads. */
export const enter = async (page: Page, email: string) => {
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
};

/** Signs in through the page, as a person does, and waits for the dashboard. */
export const signIn = async (page: Page, email: string) => {
  await page.goto('/login');
  await enter(page, email);
  await page.waitForURL('**/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};

/** An address of the product's own where there is nothing yet, not even an icon to ask for. */
const BEFORE = '/before';
const NOTHING = '<link rel="icon" href="data:,">';

/** Makes this page one of somebody who has signed in before. Signing in itself is what `doors.spec.ts` goes through. */
export const storeSession = async (page: Page, email: string) => {
  const login = await page.request.post('/services/users/login', { data: { email, password: PASSWORD } });
  const { access_token, refresh_token, user } = await login.json();
  await page.route(`**${BEFORE}`, (route) => route.fulfill({ contentType: 'text/html', body: NOTHING }), { times: 1 });
  await page.goto(BEFORE);
  const stored = {
    [SESSION_KEYS.tokens]: JSON.stringify({ access_token, refresh_token }),
    [SESSION_KEYS.server_user]: JSON.stringify(user),
  };
  await page.evaluate((values) => {
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
  }, stored);
};

/** Opens an address as somebody who has signed in before. */
export const openAs = async (page: Page, email: string, address = '/dashboard') => {
  await storeSession(page, email);
  await page.goto(address);
  await expect(page.getByRole('heading').first()).toBeVisible();
};
