import { expect, type Page } from '@playwright/test';
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
