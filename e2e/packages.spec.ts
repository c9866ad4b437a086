import { expect, test } from '@playwright/test';
import { apiAs, BOOKINGS } from './support/api';
import { expectAccessible } from './support/axe';
import { watchConsole } from './support/console';
import { inDays } from './support/days';
import { OWNER, openAs, STANDARD, storeSession } from './support/people';
import { PHONE } from './support/phone';

const EURO = { currency: 'EUR' };
const net = (base_fare: number, markup: string) => ({
  ...{ price_per_person: 'Total Price', total_price: 0, ...EURO, base_fare },
  markup: { mode: 'percentage', percentage: markup },
});

test(
  'R-TRIP-005 R-TRIP-123 R-TRIP-124 R-TRIP-127 an advisor sells a trip as packages, and keeps the prices that were quoted',
  PHONE.bar,
  async ({ page, request }, info) => {
    const complaints = watchConsole(page);
    await storeSession(page, OWNER);
    const api = await apiAs(request, OWNER);
    const { trip } = await api.post('/services/trips/api/v1/trips', {
      ...{ trip_name: `Packaged ${info.project.name}`, start_date: inDays(60), end_date: inDays(67) },
    });
    const book = async (booking_type: string, title: string, price_detail: object, more: object = {}) =>
      (await api.post(BOOKINGS, { trip_id: trip.id, booking_type, title, price_detail, headcount: 3, ...more }))
        .booking;
    const hotel = await book('Accommodation', 'Palazzo Miramare', net(100_000, '20'), {
      accommodation: { checkin_date: inDays(60), checkout_date: inDays(64) },
    });
    await book('Dining', 'Dinner at Da Rosalia', { ...EURO, total_price: 10_000 }, { capacity: 8 });
    await book('Tours', 'Boat to Capri', { ...EURO, total_price: 20_000 });
    await book('Flights', 'Naples to Boston', { currency: 'USD', total_price: 50_000 });

    const total = page.getByTestId('package-total');
    const save = page.getByRole('button', { name: 'Save package' });
    const state = page.getByText(/^(All saved|Not saved yet)$/).filter({ visible: true });

    await test.step('learns what packages are for, and makes one of what the trip has', async () => {
      await page.goto(`/trips/${trip.id}/packages`);
      await expect(page.getByRole('heading', { name: 'Sell the trip as one price' })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('link', { name: 'New package' }).click();
      // In the company's currency, which the bookings in euros have no rate to.
      await expect(total).toHaveText('$500.00');
      await expect(page.getByText('3 bookings without an exchange rate, not in this total')).toBeVisible();
      await page.getByLabel('Currency', { exact: true }).fill('EUR');
      await expect(total).toHaveText('€1,500.00');
      await page.getByRole('checkbox', { name: /^Boat to Capri/ }).uncheck({ force: true });
      await expect(total).toHaveText('€1,300.00');
      await page.getByLabel('Markup', { exact: true }).fill('10');
      await page.getByLabel('Partner commission').fill('5');
      await page.getByLabel('Partner commission').blur();
      await expect(total).toHaveText('€1,430.00');
    });

    await test.step('sees by which formula each figure is made', async () => {
      await page
        .getByTestId('package-figures')
        .getByRole('button', { name: /^Profit/ })
        .focus();
      await expect(
        page.getByText(/^Profit: Booking profit \+ Markup − Partner commission − Commission = /),
      ).toBeVisible();
      await expect(page.getByTestId('package-figures-total_profit_price')).toHaveText('€258.50');
      await expect(page.getByTestId('totals-Accommodation-total_net_cost')).toHaveText('€1,000.00');
    });

    await test.step('by the person it is what each pays, times how many come, and back it is what it was', async () => {
      await page.getByLabel('Price type').selectOption('Price per person');
      await expect(total).toHaveText('€1,430.02');
      await page.getByLabel('Price type').selectOption('Total price');
      await expect(total).toHaveText('€1,430.00');
    });

    await test.step('another currency counts once its rate is known', async () => {
      await page.getByRole('checkbox', { name: /^Naples to Boston/ }).check({ force: true });
      await expect(page.getByText('No rate from USD')).toBeVisible();
      await page.getByLabel('Package name').fill('Amalfi for three');
      await save.click();
      await expect(
        page.getByText('There’s no rate from USD to EUR. Enter one, or leave out the bookings in USD.'),
      ).toBeVisible();
      await page.getByLabel('1 USD in EUR').fill('0,9');
      await page.getByLabel('1 USD in EUR').blur();
      await expect(total).toHaveText('€1,925.00');
      await page.getByLabel('Includes', { exact: true }).fill('Breakfast every day');
      // From the top: a figure that the bar at the foot of a phone covers by half is no small target.
      await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
      await expectAccessible(page);
      await save.click();
      await expect(page.getByText('Amalfi for three saved')).toBeVisible();
      await expect(state).toHaveText('All saved');
    });

    await test.step('a price that was quoted stays when the booking changes, until the new one is taken', async () => {
      await api.put(`${BOOKINGS}/${hotel.id}`, {
        ...{ trip_id: trip.id, version: hotel.version, price_detail: net(110_000, '20') },
      });
      await page.reload();
      const row = page.getByTestId('package-row').filter({ hasText: 'Palazzo Miramare' });
      await expect(row.getByText('Now €1,320.00')).toBeVisible();
      await expect(total).toHaveText('€1,925.00');
      await expectAccessible(page);
      await row.getByRole('button', { name: 'Use new price' }).click();
      await expect(total).toHaveText('€2,057.00');
      await save.click();
      await expect(state).toHaveText('All saved');
      await row.getByRole('button', { name: 'Lock the price of Palazzo Miramare' }).click();
      await expect(state).toHaveText('Not saved yet');
      await save.click();
      await expect(state).toHaveText('All saved');
    });

    await test.step('duplicates, deletes and takes the deletion back', async () => {
      await page.getByRole('button', { name: 'All packages' }).click();
      const cards = page.getByTestId('package-card');
      await expect(cards).toHaveCount(1);
      await page.getByRole('button', { name: 'Duplicate Amalfi for three' }).click();
      await expect(page.getByRole('link', { name: 'Amalfi for three (copy)' })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Delete Amalfi for three (copy)' }).click();
      await expect(cards).toHaveCount(1);
      await page.getByText('Amalfi for three (copy) deleted').waitFor();
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(page.getByText('Amalfi for three (copy) restored')).toBeVisible();
      await expect(cards).toHaveCount(2);
      await expect(cards.first()).toContainText('€2,057.00');
    });
    complaints.none(/422 .*packages/);
  },
);

test('R-TRIP-154 whoever may not build packages is told so in the words of the spec', async ({ page, request }) => {
  const { trip } = await (await apiAs(request, OWNER)).post('/services/trips/api/v1/trips', {
    trip_name: 'Not for all',
  });
  await openAs(page, STANDARD, `/trips/${trip.id}/packages`);
  await expect(page.getByRole('heading', { name: 'Access Restricted!' })).toBeVisible();
  await expect(
    page.getByText(
      'You do not have permission to open package builder! Please contact your master admin for permission.',
    ),
  ).toBeVisible();
});
