import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { apiAs, TRIPS } from './support/api';
import { expectAccessible } from './support/axe';
import { inDays } from './support/days';
import { openCompany } from './support/own-company';
import { openAs } from './support/people';
import { PHONE } from './support/phone';

const ITINERARIES = '/services/trips/api/v1/trip_itinerary';

/** An advisor nobody else brings news to, with a shared itinerary, and its client, who opens it. */
const sharedTrip = async (request: APIRequestContext, name: string) => {
  const email = await openCompany(request, name);
  const advisor = await apiAs(request, email);
  const { trip } = await advisor.post(TRIPS, { trip_name: name, start_date: inDays(40), end_date: inDays(44) });
  const { itinerary } = await advisor.post(`${ITINERARIES}/${trip.id}/ti`, { ti_name: name });
  const at = `${ITINERARIES}/${trip.id}/ti/${itinerary.id}`;
  await advisor.post(`${at}/publish`, { version: itinerary.version });
  const { url } = await advisor.post(`${at}/share`, { name: 'Mina' });
  const token = new URL(url).pathname.split('/').at(-1);
  const isOpened = async () =>
    expect((await request.post(`/services/public/api/v1/ti/${token}/viewed`, { data: {} })).status()).toBe(200);
  return { email, isOpened };
};
const bell = (page: Page, count: number) =>
  page.getByRole('button', { name: count ? `Notifications, ${count} new` : 'Notifications', exact: true });

test(
  'R-SHELL-158 R-SHELL-261 what a client does is told on the screen, behind the bell, and in the list until it is read',
  PHONE.sheets,
  async ({ page, request }, info) => {
    const name = `Told ${info.project.name}`;
    const { email, isOpened } = await sharedTrip(request, name);
    await openAs(page, email);
    await expect(bell(page, 0)).toBeVisible();
    await isOpened();
    await expect(bell(page, 1)).toBeVisible();
    await bell(page, 1).click();
    const sheet = page.getByRole('dialog', { name: 'Notifications' });
    await expect(sheet.getByText(name).first()).toBeVisible();
    await expectAccessible(page);
    await sheet.getByRole('link', { name: 'See all' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible();
    await expect(bell(page, 0)).toBeVisible();

    const line = page.getByRole('main').getByRole('listitem').filter({ hasText: name }).first();
    await line.getByRole('button', { name: 'Mark as unread' }).click();
    await expect(bell(page, 1)).toBeVisible();
    await page.getByRole('button', { name: 'Unread', exact: true }).click();
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Mark all as read' }).click();
    await expect(page.getByText('You’re all caught up')).toBeVisible();
    await page.getByLabel('Kind').selectOption('Itinerary opened');
    await page.getByRole('button', { name: 'All', exact: true }).click();
    await line.getByRole('button').first().click();
    await page.waitForURL(/\/trips\//);
  },
);

test('R-SHELL-053 a user chooses what is told on the screen and what by mail, and finds it so again', async ({
  page,
  request,
}) => {
  await openAs(page, await openCompany(request, 'News as they like it'));
  const kind = page.getByRole('group', { name: 'Itinerary opened' });
  const choose = async (mail: string) => {
    await kind.getByText('In Wayline').click();
    await kind.getByLabel('By email').selectOption(mail);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Notification settings saved').first()).toBeVisible();
  };
  await page.goto('/myaccount/notification-settings');
  await expectAccessible(page);
  await choose('In the daily summary');
  await page.reload();
  await expect(kind.getByLabel('In Wayline')).not.toBeChecked();
  await expect(kind.getByLabel('By email')).toHaveValue('daily');
  await choose('No email');
});
