import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { apiAs, BOOKINGS, TRIPS } from './support/api';
import { expectAccessible } from './support/axe';
import { watchConsole } from './support/console';
import { inDays } from './support/days';
import { OWNER, openAs } from './support/people';
import { PHONE } from './support/phone';

const INVOICES = '/services/book/api/v1/invoices';
const CARD = '4242424242424242';

/** A trip for two clients who pay half of it each, in three payments. */
const sellTrip = async (request: APIRequestContext, mark: string) => {
  const api = await apiAs(request, OWNER);
  const client = async (first_name: string) =>
    (await api.post('/services/crm/api/v1/individuals', { first_name, last_name: `Lund${mark}` })).client.id as string;
  const [eva, ben] = [await client('Eva'), await client('Ben')];
  const { trip } = await api.post(TRIPS, {
    trip_name: `Lofoten ${mark}`,
    start_date: inDays(90),
    end_date: inDays(97),
  });
  const book = async (title: string, total_price: number) => {
    const price_detail = { currency: 'USD', total_price, base_fare: total_price };
    return (await api.post(BOOKINGS, { trip_id: trip.id, booking_type: 'Other', title, price_detail })).booking;
  };
  const [lodge, tour] = [await book('Lodge', 300_000), await book('Whale safari', 100_000)];
  const lineOf = ({ id, title, price_detail }: typeof lodge) => ({
    ...{ id, kind: 'booking', title, booking_id: id, trip_id: trip.id, unit_price: price_detail.total_price },
  });
  const part = (id: string, name: string, days: number, percentage?: string) => ({
    ...{ id, name, due: { kind: 'after_issue', days } },
    part: percentage ? { mode: 'percentage', percentage } : { mode: 'rest' },
  });
  const { invoice } = await api.post(INVOICES, {
    ...{ trip_ids: [trip.id], currency: 'USD', pay_as: 'equal', lines: [lineOf(lodge), lineOf(tour)] },
    payers: [
      { id: 'p1', client_id: eva },
      { id: 'p2', client_id: ben },
    ],
    milestones: [
      part('m1', 'Deposit', 7, '20'),
      part('m2', 'Second payment', 30, '30'),
      part('m3', 'Final payment', 60),
    ],
  });
  const issued = (await api.post(`${INVOICES}/${invoice.id}/issue`, { id: invoice.id, version: 1 })).invoice;
  const { url } = await api.post(`${INVOICES}/${invoice.id}/links`, { invoice_id: invoice.id, payer_id: 'p1' });
  const cancelTour = () =>
    api.put(`${BOOKINGS}/${tour.id}`, {
      ...{ id: tour.id, trip_id: trip.id, version: tour.version, reservation_status: 'Cancelled' },
    });
  return {
    ...{
      eva,
      ben,
      trip: trip.id as string,
      id: invoice.id as string,
      number: issued.formatted_invoice_number as string,
    },
    ...{ link: new URL(url).pathname, cancelTour },
  };
};

/** What the statement of a client says: what is due, and each row of it. */
const readStatement = async (page: Page, client: string) => {
  await page.goto(`/crm/clients/${client}/statement`);
  await expect(page.getByRole('heading', { level: 1, name: 'Statement of account' })).toBeVisible();
  return page.getByRole('main');
};

test(
  'V07 two who pay a trip in three payments, one online on a phone and one by check; a booking is canceled, credited but for a fee and refunded in part, and each has a statement of account that is right',
  PHONE.sheets,
  async ({ page, request, browser }) => {
    const complaints = watchConsole(page);
    const mark = Math.random().toString(36).slice(2, 8);
    const { eva, ben, trip, id, number, link, cancelTour } = await sellTrip(request, mark);
    const dialog = (name: string | RegExp) => page.getByRole('dialog', { name });
    const reading = () => dialog(`Invoice ${number}`);

    await test.step('Eva pays all that is hers online, on her phone', async () => {
      const api = await apiAs(request, OWNER);
      const { account } = await api.get('/services/book/api/v1/payment_account');
      if (!account)
        await api.post('/services/book/api/v1/payment_account', { api_key: 'sk_test_of_the_money_journey' });
      const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });
      const client = await phone.newPage();
      await client.goto(link);
      await expect(client.locator('.asked')).toContainText('$400.00');
      await client.getByRole('radio', { name: /^Everything that’s left/ }).check();
      await client.getByRole('button', { name: 'Continue' }).click();
      await client.getByRole('link', { name: /^Pay \$/ }).click();
      await client.locator('input[name=number]').fill(CARD);
      await client.getByRole('button', { name: /by card$/ }).click();
      await client.waitForURL(/\?paid=\d{4}$/);
      await expect
        .poll(async () => {
          await client.reload();
          return client.locator('.asked').textContent();
        })
        .toContain('Paid in full. Thank you.');
      await phone.close();
    });

    await test.step('Ben pays the deposit by check', async () => {
      await openAs(page, OWNER, `/invoices?invoice=${id}`);
      await reading().getByRole('button', { name: 'Record a payment' }).click();
      const record = dialog('Record a payment');
      await expect(record.getByRole('textbox', { name: `Apply to ${number}` })).toHaveValue('400.00');
      await record.getByRole('combobox', { name: 'Method' }).selectOption('Check');
      await record.getByRole('button', { name: 'Record payment' }).click();
      await expect(record).toBeHidden();
      await expect(reading().getByLabel('Totals')).toContainText('Received$2,400.00Due$1,600.00');
    });

    await test.step('a booking is canceled, and the trip says that it is invoiced still', async () => {
      await cancelTour();
      await page.goto(`/trips/${trip}/money`);
      const notice = page.getByRole('status', { name: 'To credit' });
      await expect(notice).toContainText('Whale safari');
      await expectAccessible(page);
      await notice.getByRole('link', { name: `Credit it on ${number}` }).click();
      await expect(reading()).toBeVisible();
    });

    await test.step('it is credited but for a fee, which says before what comes of it', async () => {
      await reading().getByRole('button', { name: 'Credit…' }).click();
      const credit = dialog(`Credit ${number}`);
      await credit.getByRole('button', { name: 'Credit all of Whale safari' }).click();
      await credit.getByRole('textbox', { name: 'Fee you keep of Whale safari' }).fill('100');
      await credit.getByRole('textbox', { name: 'Fee you keep of Whale safari' }).press('Tab');
      await credit.getByRole('textbox', { name: 'Reason' }).fill('The safari was called off because of the weather.');
      const outcome = credit.getByRole('status', { name: 'What this does' });
      await expect(outcome).toContainText('Credit note$900.00');
      await expect(outcome).toContainText('Due on the invoice then$1,150.00');
      await expect(outcome).toContainText('$450.00 of what was paid comes off this invoice.');
      await expectAccessible(page);
      await credit.getByRole('button', { name: 'Make credit note' }).click();
      await expect(credit).toBeHidden();
      await expect(reading().getByText(/^CN-\d{4}-\d{5}/)).toBeVisible();
      await expect(reading().getByLabel('Totals')).toContainText('Credited-$900.00Received$1,950.00Due$1,150.00');
      await expectAccessible(page);
    });

    await test.step('what Eva has too much goes back through Stripe', async () => {
      await reading()
        .getByRole('row', { name: /Online payment/ })
        .getByRole('link')
        .click();
      const payment = dialog('Payment of $2,000.00');
      await expect(payment.getByLabel('Amounts')).toContainText('Unapplied$450.00');
      await payment.getByRole('button', { name: 'Refund…' }).click();
      const refund = dialog('Refund this payment');
      await expect(refund.getByRole('textbox', { name: 'Amount' })).toHaveValue('450.00');
      await refund.getByRole('button', { name: 'Send refund' }).click();
      await expect(payment.getByLabel('Amounts')).toContainText('Unapplied$0.00');
    });

    await test.step('she sees the credit note on her page', async () => {
      const phone = await browser.newPage({ viewport: { width: 390, height: 844 } });
      await phone.goto(link);
      const note = phone.getByRole('link', { name: /^CN-/ });
      await expect(note).toBeVisible();
      await expectAccessible(phone);
      const pdf = await phone.request.get(await note.evaluate((one) => (one as HTMLAnchorElement).href));
      expect(pdf.headers()['content-type']).toBe('application/pdf');
      await phone.close();
    });

    await test.step('the statement of each says what was billed, credited, paid and given back', async () => {
      const hers = await readStatement(page, eva);
      for (const text of [number, '$2,000.00', '$450.00', '$0.00']) await expect(hers).toContainText(text);
      await expectAccessible(page);
      const his = await readStatement(page, ben);
      await expect(his).toContainText('$1,150.00');
    });
    complaints.none();
  },
);
