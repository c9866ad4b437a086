import { expect, test } from '@playwright/test';
import { apiAs } from './support/api';
import { openAs, STRANGER } from './support/people';

test('R-SHELL-177 who has the app open is online, and no longer once it is closed', async ({ browser, request }) => {
  const someone = await apiAs(request, STRANGER);
  const online = async () => (await someone.get('/services/users/api/v1/users.json')).users[0].online;
  expect(await online()).toBe(false);
  const app = await browser.newContext();
  await openAs(await app.newPage(), STRANGER);
  await expect.poll(online).toBe(true);
  await app.close();
  await expect.poll(online).toBe(false);
});
