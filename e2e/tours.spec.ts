import { expect, test } from '@playwright/test';
import { listTours } from '@wayline/core/areas/tutorials/help';
import { HELP_PAGES, type HelpPage } from '@wayline/core/areas/tutorials/pages';
import { apiAs, TRIPS } from './support/api';
import { expectAccessible } from './support/axe';
import { watchConsole } from './support/console';
import { inDays } from './support/days';
import { OWNER, openAs, storeSession } from './support/people';
import { PHONE } from './support/phone';

const ADDRESSES: Record<Exclude<HelpPage, 'planner' | 'itinerary'>, string> = {
  dashboard: '/dashboard',
  trips: '/trips',
  bookings: '/bookings',
  library: '/library',
  checklists: '/checklists/list',
  account: '/myaccount/profile',
};
test(
  'R-SHELL-264 R-SHELL-265 every main screen has help to read and a tour that points at what it speaks of',
  PHONE.tours,
  async ({ page, request }, info) => {
    const owner = await apiAs(request, OWNER);
    const { trip } = await owner.post(TRIPS, { trip_name: 'A tour', start_date: inDays(30), end_date: inDays(33) });
    const { itinerary } = await owner.post(`/services/trips/api/v1/trip_itinerary/${trip.id}/ti`, {
      ti_name: 'A tour',
    });
    const addresses: Record<HelpPage, string> = {
      ...ADDRESSES,
      planner: `/trips/${trip.id}/planner`,
      itinerary: `/trips/${trip.id}/ti/${itinerary.id}`,
    };
    const console = watchConsole(page);
    await storeSession(page, OWNER);
    const light = page.getByTestId('tour-light');
    for (const name of HELP_PAGES) {
      const isFirst = name === HELP_PAGES[0];
      await page.goto(addresses[name]);
      await page.getByRole('button', { name: /^Help/ }).click();
      const sheet = page.getByRole('dialog', { name: /^Help:/ });
      await expect(sheet.getByRole('heading', { level: 3 }).first()).toBeVisible();
      if (isFirst) await expectAccessible(page);
      await sheet.getByRole('button', { name: 'Show me' }).click();
      await expect(sheet).toBeHidden();
      for (const [n, { title, target }] of (listTours(name)[0]?.steps ?? []).entries()) {
        const step = page.getByRole('dialog', { name: title });
        await expect(step).toBeVisible();
        await expect(step).toBeInViewport({ ratio: 1 });
        // What a phone does not show is told there in words alone; on a desktop every step has something to point at.
        if (target && info.project.name === 'desktop') await expect(light, `${name}: ${title}`).toBeVisible();
        if (isFirst && n === 0) await expectAccessible(page);
        await page.keyboard.press('Enter');
      }
      await expect(light).toBeHidden();
      await expect(page.getByRole('button', { name: /^Help/ })).toBeFocused();
    }
    console.none();
  },
);

test('a tour leaves the page usable, ends with Escape or by going elsewhere, and is not offered as new again', async ({
  page,
}) => {
  await openAs(page, OWNER, '/library');
  await page.getByRole('button', { name: /^Help/ }).click();
  await page.getByRole('button', { name: 'Show me' }).click();
  const step = page.getByRole('dialog', { name: 'Two tabs' });
  await expect(step).toBeVisible();
  await page.getByRole('tab', { name: 'Cloud Storage' }).click();
  await expect(page.getByRole('tab', { name: 'Cloud Storage' })).toHaveAttribute('aria-selected', 'true');
  await expect(step).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(step).toBeHidden();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Help', exact: true })).toBeVisible();
});
