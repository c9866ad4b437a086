import { expect, test } from '@playwright/test';
import { apiAs } from './support/api';
import { expectAccessible } from './support/axe';
import { watchConsole } from './support/console';
import { inDays, typed } from './support/days';
import { OWNER, openAs, storeSession } from './support/people';
import { PHONE } from './support/phone';
import { chooseFor, newBooking } from './support/planner';

test('R-TRIP-067 R-TRIP-084 an advisor makes a price of a net rate, tax, markup and commission, and finds it again', async ({
  page,
  request,
}, info) => {
  const complaints = watchConsole(page);
  await storeSession(page, OWNER);
  const { trip } = await (await apiAs(request, OWNER)).post('/services/trips/api/v1/trips', {
    trip_name: `Priced ${info.project.name}`,
  });
  await page.goto(`/trips/${trip.id}/planner`);
  const sheet = await newBooking(page, 'Accommodation', 'Palazzo Miramare');
  await sheet.getByRole('textbox', { name: 'Check-in', exact: true }).fill(typed(inDays(40)));
  await sheet.getByRole('textbox', { name: 'Check-out', exact: true }).fill(typed(inDays(43)));

  await test.step('enters what it is made of', async () => {
    await sheet.getByRole('button', { name: 'Price', exact: true }).click();
    await sheet.getByRole('button', { name: 'Cost, markup and commission' }).click();
    await sheet.getByLabel('Rate type').selectOption('Net Rate');
    await sheet.getByRole('textbox', { name: 'Base fare' }).fill('1000');
    await sheet.getByRole('button', { name: 'Add tax' }).click();
    await sheet.getByRole('textbox', { name: 'Tax rate' }).fill('10');
    await sheet.getByRole('textbox', { name: 'Markup' }).fill('20');
    await sheet.getByRole('textbox', { name: 'Agency commission' }).fill('5');
    await sheet.getByRole('textbox', { name: 'Agency commission' }).blur();
  });

  await test.step('sees the total and the profit, and by which formula', async () => {
    await expect(sheet.getByTestId('figure-total_price')).toHaveText(/1,300\.00$/);
    await expect(sheet.getByTestId('figure-total_profit')).toHaveText(/260\.00$/);
    await sheet.getByRole('button', { name: /^Profit/ }).focus();
    await expect(sheet.getByText('Total price − Net cost + Commission')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('finds them again after a reload', async () => {
    await sheet.getByRole('button', { name: 'Save booking' }).click();
    await expect(sheet).toBeHidden();
    await page.reload();
    await chooseFor(page, 'Palazzo Miramare', 'Edit');
    const again = page.getByRole('dialog', { name: 'Palazzo Miramare' });
    await expect(again.getByRole('textbox', { name: 'Markup' })).toHaveValue('20');
    await expect(again.getByTestId('figure-total_price')).toHaveText(/1,300\.00$/);
    await expect(again.getByTestId('figure-total_profit')).toHaveText(/260\.00$/);
  });
  complaints.none();
});

test(
  'R-TRIP-072 R-TRIP-086 R-TRIP-088 a booking has rooms with guests, and a commission that is split from its menu',
  PHONE.sheets,
  async ({ page, request }, info) => {
    const complaints = watchConsole(page);
    const api = await apiAs(request, OWNER);
    const { trip } = await api.post('/services/trips/api/v1/trips', { trip_name: `Shared ${info.project.name}` });
    const stay = { checkin_date: inDays(40), checkout_date: inDays(43) };
    await api.post('/services/book/api/v1/bookings', {
      trip_id: trip.id,
      booking_type: 'Accommodation',
      title: 'Palazzo Miramare',
      accommodation: stay,
      price_detail: {
        total_price: 0,
        currency: 'USD',
        base_fare: 100_000,
        agency_commission: { mode: 'percentage', percentage: '10' },
      },
    });
    await openAs(page, OWNER, `/trips/${trip.id}/planner`);
    const choose = (item: string) => chooseFor(page, 'Palazzo Miramare', item);

    await test.step('a room keeps its days, its guests and their breakfasts', async () => {
      await choose('Edit');
      const sheet = page.getByRole('dialog', { name: 'Palazzo Miramare' });
      await sheet.getByRole('button', { name: 'Rooms and guests' }).click();
      await sheet.getByRole('button', { name: 'Add room type' }).click();
      await sheet.getByRole('textbox', { name: 'Base fare per room, entire stay' }).fill('300');
      await sheet.getByRole('textbox', { name: 'Room check-in' }).fill(typed(inDays(41)));
      await sheet.getByRole('textbox', { name: 'Room check-out' }).fill(typed(inDays(43)));
      await sheet.getByRole('textbox', { name: 'Guests', exact: true }).fill('Mina Okafor');
      await sheet.getByRole('textbox', { name: 'Guests', exact: true }).blur();
      await sheet.getByRole('button', { name: 'Guest details' }).click();
      await sheet.getByRole('textbox', { name: 'Breakfast coupons' }).fill('2');
      await sheet.getByRole('textbox', { name: 'Breakfast coupons' }).blur();
      await expect(sheet.getByTestId('room-figures-1')).toHaveText('$300.00 for 2 nights: $150.00 each.');
      await expectAccessible(page);
      await sheet.getByRole('button', { name: 'Save booking' }).click();
      await expect(sheet).toBeHidden();
      await choose('Edit');
      await expect(sheet.getByRole('textbox', { name: 'Breakfast coupons' })).toHaveValue('2');
      await sheet.getByRole('button', { name: 'Close' }).click();
      await expect(sheet).toBeHidden();
    });

    await test.step('its commission is split apart from the trip’s', async () => {
      await choose('Commission split');
      const dialog = page.getByRole('dialog', { name: 'Commission split' });
      await expect(dialog.getByText('$100.00 to split.')).toBeVisible();
      await expectAccessible(page);
      await dialog.getByRole('textbox', { name: 'Host agency' }).fill('30');
      await dialog.getByRole('textbox', { name: 'Advisor', exact: true }).fill('70');
      await dialog.getByRole('textbox', { name: 'Advisor', exact: true }).blur();
      await dialog.getByRole('button', { name: /^Save/ }).click();
      await expect(dialog.getByText('$30.00').first()).toBeVisible();
    });
    complaints.none();
  },
);
