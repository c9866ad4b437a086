import { expect, test } from '@playwright/test';
import { apiAs, BOOKINGS, TRIPS } from './support/api';
import { expectAccessible } from './support/axe';
import { watchConsole } from './support/console';
import { inDays } from './support/days';
import { mailTo } from './support/inbox';
import { OWNER, openAs } from './support/people';
import { PHONE } from './support/phone';

const NUMBER = /^INV-\d{4}-\d{5}$/;

test(
  'R-ACC-001 R-ACC-011 R-ACC-021 R-ACC-023 R-ACC-051 R-ACC-092 an advisor bills a trip: drafts an invoice, issues it, revises it, sends it, records what is paid on it, gives a part of it back, and finds both in their lists',
  PHONE.sheets,
  async ({ page, request, browser }) => {
    const complaints = watchConsole(page);
    const mark = Math.random().toString(36).slice(2, 8);
    const email = `ada.${mark}@wayline.test`;
    const api = await apiAs(request, OWNER);
    const { client } = await api.post('/services/crm/api/v1/individuals', {
      first_name: 'Ada',
      last_name: `Price${mark}`,
    });
    const { trip } = await api.post(TRIPS, {
      ...{ trip_name: `Billed ${mark}`, start_date: inDays(90), end_date: inDays(97) },
    });
    await api.post(`${TRIPS}/${trip.id}/travelers`, {
      ...{ client_id: client.id, client_type: 'lead_client', first_name: 'Ada', last_name: `Price${mark}` },
    });
    const book = (title: string, price_detail?: object) =>
      api.post(BOOKINGS, { trip_id: trip.id, booking_type: 'Other', title, ...(price_detail && { price_detail }) });
    await book('Hotel Sol', { currency: 'USD', total_price: 300_000 });
    await book('City guide');
    const drawer = (name: string | RegExp) => page.getByRole('dialog', { name });

    await test.step('from its Money page, with all that has a price, for the lead client', async () => {
      await openAs(page, OWNER, `/trips/${trip.id}/planner`);
      await page.getByRole('navigation', { name: 'Trip pages' }).getByRole('link', { name: 'Money' }).click();
      await expect(page.getByText('No price yet')).toBeVisible();
      await page.getByRole('button', { name: 'New invoice' }).click();
      const editor = drawer('New invoice');
      await expect(editor.getByRole('combobox', { name: 'Client' })).toHaveValue(new RegExp(`^Ada Price${mark} · `));
      await expect(editor.getByRole('textbox', { name: 'Booking' })).toHaveValue('Hotel Sol');
      await editor.getByRole('button', { name: 'Add planning fee' }).click();
      await editor.getByRole('textbox', { name: 'Price' }).last().fill('250');
      await editor.getByRole('button', { name: 'Deposit and final' }).click();
      await expect(editor.getByRole('status', { name: 'Total' })).toHaveText('Total $3,250.00');
      await expect(editor.getByRole('row', { name: /^Deposit .* \$650\.00$/ })).toBeVisible();
      await expectAccessible(page);
      await editor.getByRole('button', { name: 'Save draft' }).click();
      await expect(drawer('Draft invoice').getByText('No one owes it until it’s issued.')).toBeVisible();
    });

    let number = '';
    await test.step('issues it, which gives it a number', async () => {
      await drawer('Draft invoice').getByRole('button', { name: 'Issue' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Issue invoice' }).click();
      const reading = drawer(/^Invoice INV-/);
      await expect(reading.getByText('Open')).toBeVisible();
      number = ((await reading.getByRole('heading', { level: 2 }).textContent()) ?? '').replace('Invoice ', '');
      expect(number).toMatch(NUMBER);
      await expectAccessible(page);
    });

    await test.step('revises it, and it keeps its number', async () => {
      await drawer(`Invoice ${number}`).getByRole('button', { name: 'Revise' }).click();
      const editor = drawer(`Revise ${number}`);
      await editor.getByRole('textbox', { name: 'Price' }).last().fill('300');
      await editor.getByRole('textbox', { name: 'Price' }).last().press('Control+s');
      await expect(drawer(`Invoice ${number}`).getByLabel('Totals')).toContainText('$3,300.00');
      await expect(drawer(`Invoice ${number}`).getByText('Revision')).toBeVisible();
    });

    const reading = () => drawer(`Invoice ${number}`);
    await test.step('sends it: the client opens their part by the link in the mail, on their phone, and takes a PDF along', async () => {
      await reading().getByRole('button', { name: 'Send…' }).click();
      const send = drawer('Send this invoice');
      await send.getByRole('textbox', { name: 'Email' }).fill(email);
      await send.getByRole('textbox', { name: 'Message' }).fill('As we talked about.');
      await expectAccessible(page);
      await send.getByRole('button', { name: 'Send', exact: true }).click();
      await expect(send).toBeHidden();
      await expect(reading().getByText(/^Sent to /)).toBeVisible();
      const mail = await mailTo(request, email, new RegExp(number));
      const link = /\/invoice\/web\/[\w-]+/.exec(mail.text)?.[0] ?? '';
      const phone = await browser.newContext({ viewport: { width: 390, height: 844 } });
      const client = await phone.newPage();
      const asked = watchConsole(client);
      await client.goto(link);
      await expect(client.getByRole('heading', { level: 1 })).toContainText(number);
      await expect(client.getByText('$3,300.00').first()).toBeVisible();
      await expectAccessible(client);
      const print = client.getByRole('link', { name: 'Download PDF' });
      const pdf = await client.request.get(await print.evaluate((link) => (link as HTMLAnchorElement).href));
      expect(pdf.headers()['content-type']).toBe('application/pdf');
      asked.none();
      await phone.close();
    });

    await test.step('records what the client pays in two parts: what is due next is filled in, and what is paid is marked', async () => {
      const record = drawer('Record a payment');
      const applied = record.getByRole('textbox', { name: `Apply to ${number}` });
      await reading().getByRole('button', { name: 'Record a payment' }).click();
      await expect(applied).toHaveValue('660.00');
      await record.getByRole('textbox', { name: 'Reference' }).fill(`TX-${mark}`);
      await expectAccessible(page);
      await record.getByRole('button', { name: 'Record payment' }).click();
      await expect(record).toBeHidden();
      await expect(reading().getByRole('row', { name: /^Deposit .* Paid \$660\.00$/ })).toBeVisible();
      await reading().getByRole('button', { name: 'Record a payment' }).click();
      await expect(applied).toHaveValue('2640.00');
      await record.getByRole('combobox', { name: 'Method' }).selectOption('Check');
      await record.getByRole('textbox', { name: 'Reference' }).fill(`CH-${mark}`);
      await record.getByRole('textbox', { name: 'Amount' }).fill('1000');
      await record.getByRole('textbox', { name: 'Amount' }).press('Tab');
      await expect(applied).toHaveValue('1000.00');
      await record.getByRole('button', { name: 'Record payment' }).click();
      await expect(reading().getByRole('row', { name: /^Final payment .* Partly paid \$2,640\.00$/ })).toBeVisible();
      await expect(reading().getByLabel('Totals')).toContainText('Received$1,660.00Due$1,640.00');
    });

    await test.step('detaches one of them, and owes it again', async () => {
      const check = reading().getByRole('row', { name: `CH-${mark}` });
      await check.getByRole('button', { name: /^Actions for the payment of / }).click();
      await page.getByRole('menuitem', { name: 'Detach' }).click();
      await expect(page.getByText('payment detached successfully!')).toBeVisible();
      await expect(check).toBeHidden();
      await expect(reading().getByLabel('Totals')).toContainText('Received$660.00Due$2,640.00');
      await expectAccessible(page);
      await page.goBack();
      await expect(page.getByRole('dialog')).toBeHidden();
    });

    await test.step('finds it in the list by its number, and opens it there', async () => {
      await page.goto('/invoices');
      await expect(page.getByRole('heading', { level: 1, name: 'Accounting' })).toBeVisible();
      await page.getByRole('searchbox', { name: 'Search invoices' }).fill(number);
      await page.getByRole('searchbox', { name: 'Search invoices' }).press('Enter');
      await page.getByRole('link', { name: number }).click();
      await expect(drawer(`Invoice ${number}`).getByLabel('Totals')).toContainText('$3,300.00');
      await drawer(`Invoice ${number}`).getByRole('button', { name: 'Close' }).click();
      await expectAccessible(page);
    });

    await test.step('finds the payment that was detached under Received, with all of it unapplied', async () => {
      await page.getByRole('link', { name: 'Received' }).click();
      await page.getByRole('searchbox', { name: 'Search payments' }).fill(`CH-${mark}`);
      await page.getByRole('searchbox', { name: 'Search payments' }).press('Enter');
      // Who paid opens it on a phone, the day in the table.
      const opens = page.locator('a[href*="payment="]');
      await expect(opens).toHaveCount(1);
      await opens.click();
      const payment = drawer('Payment of $1,000.00');
      await expect(payment.getByLabel('Amounts')).toContainText('Unapplied$1,000.00');
      await expectAccessible(page);
    });

    await test.step('gives a part of it back', async () => {
      const payment = drawer('Payment of $1,000.00');
      await payment.getByRole('button', { name: 'Refund…' }).click();
      const refund = drawer('Refund this payment');
      await refund.getByRole('textbox', { name: 'Amount' }).fill('400');
      await refund.getByRole('textbox', { name: 'Reference' }).fill(`BACK-${mark}`);
      await expectAccessible(page);
      await refund.getByRole('button', { name: 'Record refund' }).click();
      await expect(payment.getByLabel('Amounts')).toContainText('Refunded$400.00Unapplied$600.00');
      await expectAccessible(page);
    });
    complaints.none();
  },
);
