import { expect, test } from '@playwright/test';
import { apiAs } from './support/api';
import { expectAccessible } from './support/axe';
import { inDays, typed } from './support/days';
import { ADVISOR, openAs } from './support/people';
import { PHONE } from './support/phone';
import { chooseFor } from './support/planner';

const [FIRST, SECOND, THIRD, LAST] = [inDays(60), inDays(61), inDays(62), inDays(63)];

test(
  'R-TRIP-014 R-TRIP-015 R-TRIP-016 a planner is looked at in every way, several bookings move at once, and what the trip check finds is mended',
  PHONE.planner,
  async ({ page, request, isMobile }, info) => {
    const advisor = await apiAs(request, ADVISOR);
    const { trip } = await advisor.post('/services/trips/api/v1/trips', {
      trip_name: `Every way ${info.project.name}`,
      start_date: FIRST,
      end_date: LAST,
    });
    const add = (booking: object) =>
      advisor.post('/services/book/api/v1/bookings', {
        trip_id: trip.id,
        reservation_status: 'Booked',
        confirmation_id: 'R1',
        ...booking,
      });
    const price = (total_price: number) => ({
      price_detail: { price_per_person: 'Total Price', total_price, currency: 'USD' },
    });
    await add({
      booking_type: 'Accommodation',
      title: 'Palazzo Miramare',
      accommodation: { checkin_date: FIRST, checkout_date: LAST },
      ...price(120_000),
    });
    await add({ booking_type: 'Dining', title: 'Lunch', general_booking: { start_date: SECOND }, ...price(8_000) });
    await add({ booking_type: 'Dining', title: 'Dinner', general_booking: { start_date: SECOND }, ...price(12_000) });
    await openAs(page, ADVISOR, `/trips/${trip.id}/planner`);
    const entry = (name: string) => page.getByRole('button', { name, exact: true });
    const view = page.getByLabel('View');
    const check = page.getByTestId('trip-check');

    await test.step('by category, with totals', async () => {
      await expect(page.getByTestId(`day-${SECOND}`)).toBeVisible();
      await view.selectOption('Category View Only');
      await expect(page.getByTestId('subtotal-Dining')).toHaveText('$200.00');
      await expect(page.getByTestId('category-total')).toHaveText('$1,400.00');
      await expect(page.getByTestId(`day-${SECOND}`)).toBeHidden();
      await expectAccessible(page);
      await page.reload();
      await expect(page.getByTestId('subtotal-Dining')).toHaveText('$200.00');
      await view.selectOption('Daily & Category View');
      await expect(page.getByTestId(`day-${SECOND}`)).toBeVisible();
      await expect(page.getByTestId('category-view')).toBeVisible();
    });
    await test.step('as a month and as bars', async () => {
      await view.selectOption('Calendar');
      await expect(page.getByTestId('month-calendar').getByRole('button', { name: 'Lunch' })).toBeVisible();
      await expectAccessible(page);
      await view.selectOption('Timeline');
      await expect(page.getByTestId('timeline').getByRole('rowheader', { name: /Palazzo Miramare/ })).toBeVisible();
      await expectAccessible(page);
      await view.selectOption('Daily Itinerary View Only');
    });
    await test.step('two bookings are picked and moved, and moved back', async () => {
      if (isMobile) {
        await chooseFor(page, 'Lunch', 'Select');
        await page.getByRole('checkbox', { name: 'Select Dinner' }).click();
      } else {
        await entry('Lunch').click({ modifiers: ['ControlOrMeta'] });
        await entry('Dinner').click({ modifiers: ['Shift'] });
      }
      const bar = page.getByRole('region', { name: 'Selected rows' });
      await expect(bar).toContainText('2 selected');
      await bar.getByRole('button', { name: 'Move' }).click();
      const later = page.getByRole('menuitem', { name: 'A day later' });
      await later.hover();
      // The page may scroll under the bar at any moment; the entry that is about to be pressed stays where it is.
      const scrolled = await later.evaluate((entry) => {
        const [top, from] = [entry.getBoundingClientRect().top, window.scrollY];
        window.scrollBy(0, from > 0 ? -40 : 40);
        return { entry: entry.getBoundingClientRect().top - top, page: Math.abs(window.scrollY - from) };
      });
      expect(scrolled).toEqual({ entry: 0, page: 40 });
      await later.click();
      const third = page.getByTestId(`day-${THIRD}`);
      await expect(third.getByText('Lunch')).toBeVisible();
      await expect(third.getByText('Dinner')).toBeVisible();
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(page.getByTestId(`day-${SECOND}`).getByText('Dinner')).toBeVisible();
      await expect(third.getByText('Lunch')).toBeHidden();
    });
    await test.step('entries without a time change places by keyboard', async () => {
      const titles = page.getByTestId(`day-${SECOND}`).locator('[data-opener]');
      await expect(titles).toHaveText(['Lunch', 'Dinner', 'Palazzo Miramare']);
      await entry('Dinner').focus();
      await page.keyboard.press('Alt+ArrowUp');
      await expect(titles).toHaveText(['Dinner', 'Lunch', 'Palazzo Miramare']);
      await page.reload();
      await expect(titles).toHaveText(['Dinner', 'Lunch', 'Palazzo Miramare']);
    });
    await test.step('the trip check finds a booking after the trip, leads to it, and mends it', async () => {
      await expect(check).toContainText('all clear');
      const after = inDays(65);
      await add({ booking_type: 'Dining', title: 'Farewell', general_booking: { start_date: after } });
      await expect(check).toContainText('1 warning');
      await check.getByRole('button', { name: /^Trip check/ }).click();
      const finding = page.getByTestId('finding-TC-16');
      await expectAccessible(page);
      await finding.getByRole('button', { name: /Farewell ends on/ }).click();
      await expect(entry('Farewell')).toBeFocused();
      await finding.getByRole('button', { name: 'Extend trip dates to fit all bookings' }).click();
      await expect(page.getByText('Trip date updated successfully')).toBeVisible();
      await expect(finding).toBeHidden();
      // The stay ends before the trip does now, and that is said at once.
      await expect(page.getByTestId('finding-TC-01')).toContainText(typed(LAST));
    });
  },
);
