import { expect, test } from '@playwright/test';
import { apiAs, BOOKINGS } from './support/api';
import { inDays } from './support/days';
import { ADVISOR, openAs } from './support/people';
import { PHONE } from './support/phone';

const FIRST = inDays(60);

test(
  'a tap on an entry of a menu is heard though the page moves under the finger',
  PHONE.sheets,
  async ({ page, request }) => {
    const api = await apiAs(request, ADVISOR);
    const dates = { start_date: FIRST, end_date: inDays(64) };
    const { trip } = await api.post('/services/trips/api/v1/trips', { trip_name: 'Under the finger', ...dates });
    for (const title of ['Lunch', 'Dinner']) {
      await api.post(BOOKINGS, {
        trip_id: trip.id,
        booking_type: 'Dining',
        title,
        general_booking: { start_date: inDays(62) },
      });
    }
    await openAs(page, ADVISOR, `/trips/${trip.id}/planner`);
    await page.getByRole('button', { name: 'Actions for Lunch' }).tap();
    const choice = page.getByRole('menuitem', { name: 'Delete' });
    await expect(choice).toBeInViewport();

    const box = await choice.boundingBox();
    if (!box) throw new Error('The entry has no place.');
    const finger = await page.context().newCDPSession(page);
    const touchPoints = [{ x: box.x + 20, y: box.y + box.height / 2 }];
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    // As when a colleague's change arrives above, or the page still scrolls.
    await page.evaluate(async () => {
      document
        .querySelector('main')
        ?.prepend(Object.assign(document.createElement('p'), { innerHTML: '<br>'.repeat(9) }));
      scrollBy(0, 70);
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    });
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(page.getByRole('alertdialog', { name: 'Are you sure?' })).toBeVisible();
    await page.getByRole('button', { name: 'Yes, delete it!' }).tap();
    await expect(page.getByRole('button', { name: 'Actions for Lunch' })).toBeHidden();

    // What is said meanwhile covers no entry.
    await page.getByRole('button', { name: 'Actions for Dinner' }).tap();
    const said = await page.getByRole('status').filter({ hasText: 'Deleted!' }).boundingBox();
    const first = await page.getByRole('menuitem').first().boundingBox();
    expect((said?.y ?? 0) + (said?.height ?? 0)).toBeLessThan(first?.y ?? 0);

    // The page behind the sheet is not pressed by the tap that puts the sheet away.
    await expect(choice).toBeInViewport();
    await page.touchscreen.tap(200, 30);
    await expect(choice).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`${trip.id}/planner`));
  },
);
