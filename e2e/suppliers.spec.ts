import { expect, test } from '@playwright/test';
import { apiAs } from './support/api';
import { expectAccessible } from './support/axe';
import { inDays } from './support/days';
import { OWNER, openAs } from './support/people';
import { PHONE } from './support/phone';

test(
  'a name on bookings becomes a supplier, with its bookings and the commission of its terms',
  PHONE.sheets,
  async ({ page, request }, info) => {
    const owner = await apiAs(request, OWNER);
    const mark = info.project.name;
    const name = `Casa Marina ${mark}`;
    const { trip } = await owner.post('/services/trips/api/v1/trips', { trip_name: `Suppliers ${mark}` });
    const book = (title: string, supplier_name: string) =>
      owner.post('/services/book/api/v1/bookings', {
        trip_id: trip.id,
        booking_type: 'Accommodation',
        title,
        supplier_name,
        accommodation: { checkin_date: inDays(50), checkout_date: inDays(52) },
        price_detail: { price_per_person: 'Total Price', total_price: 40_000, currency: 'EUR' },
      });
    await book('Sea view', name);
    await book('Garden view', name.toUpperCase());

    await test.step('the list of suppliers says that names wait, and links them', async () => {
      await openAs(page, OWNER, '/crm/suppliers');
      await page.getByRole('button', { name: 'Link names' }).click();
      const sheet = page.getByRole('dialog', { name: 'Link names to suppliers' });
      const waiting = sheet.getByRole('listitem').filter({ hasText: name });
      await expect(waiting).toContainText('2 bookings');
      await expectAccessible(page);
      await waiting.getByRole('button', { name: 'Add as supplier' }).click();
      await expect(page.getByText(`2 bookings linked to ${name}`)).toBeVisible();
      await expect(waiting).toBeHidden();
      await page.keyboard.press('Escape');
    });
    await test.step('its profile shows them', async () => {
      const { institutions } = await owner.get(`/services/crm/api/v1/institutions?kind=supplier&search=casa`);
      const { id, version } = institutions.find((one: { name: string }) => one.name === name);
      await owner.put(`/services/crm/api/v1/institutions/${id}`, { version, commission_terms: [{ rate: '12' }] });
      await page.goto(`/crm/suppliers/${id}`);
      const bookings = page.getByRole('list', { name: 'Latest bookings' });
      await expect(bookings.getByRole('listitem')).toHaveCount(2);
      await bookings.getByRole('link', { name: 'Sea view' }).click();
      await expect(page).toHaveURL(`/trips/${trip.id}/planner`);
    });
    await test.step('a booking with it has the commission of its terms', async () => {
      await book('Roof terrace', name);
      await page.goto(`/trips/${trip.id}/planner`);
      await page.getByRole('button', { name: 'Roof terrace', exact: true }).first().click();
      const sheet = page.getByRole('dialog', { name: 'Roof terrace' });
      await expect(sheet.getByText('Expected commission: €48.00, 12% by the supplier’s terms.')).toBeVisible();
      await expect(sheet.getByRole('link', { name: 'Open supplier profile' })).toBeVisible();
    });
  },
);
