import { expect, test } from '@playwright/test';
import { apiAs, BOOKINGS, TRIPS } from './support/api';
import { expectAccessible } from './support/axe';
import { inDays } from './support/days';
import { OWNER, openAs } from './support/people';
import { PHONE } from './support/phone';

test(
  'R-SHELL-260 a deadline on the dashboard leads to its booking, and is gone once it is dealt with',
  PHONE.column,
  async ({ page, request }) => {
    const api = await apiAs(request, OWNER);
    const trip_name = `Deadlines ${inDays(0)} ${test.info().project.name}`;
    const { trip } = await api.post(TRIPS, { trip_name, start_date: inDays(40), end_date: inDays(44) });
    const general_booking = { start_date: inDays(41) };
    const draft = { trip_id: trip.id, booking_type: 'Dining', title: 'Dinner at Luna', general_booking };
    await api.post(BOOKINGS, { ...draft, payment_due_date: inDays(-1) });
    await openAs(page, OWNER);
    const deadline = page.getByRole('region', { name: 'Deadlines' }).getByRole('link').filter({ hasText: trip_name });
    await expect(deadline).toContainText('Pay by');
    await expect(deadline).toContainText('Overdue');
    await expectAccessible(page);
    await deadline.click();
    const editor = page.getByRole('dialog', { name: 'Dinner at Luna' });
    await editor.getByLabel('Payment status', { exact: true }).selectOption('paid');
    await editor.getByRole('button', { name: 'Save booking' }).click();
    await expect(editor).toBeHidden();
    await expect(page).not.toHaveURL(/booking=/);
    await page.goto('/dashboard');
    await expect(page.getByRole('region', { name: 'Deadlines' })).toBeVisible();
    await expect(deadline).toHaveCount(0);
  },
);
