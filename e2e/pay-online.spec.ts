import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { apiAs, TRIPS } from './support/api';
import { expectAccessible } from './support/axe';
import { watchConsole } from './support/console';
import { inDays } from './support/days';
import { mailTo } from './support/inbox';
import { OWNER, openAs } from './support/people';
import { PHONE } from './support/phone';

const INVOICES = '/services/book/api/v1/invoices';
const CARD = '4242 4242 4242 4242';

/** An invoice of 1,000 dollars in two payments, and the link that its client was mailed. */
const sendInvoice = async (request: APIRequestContext, mark: string) => {
  const api = await apiAs(request, OWNER);
  const email = `ada.${mark}@wayline.test`;
  const { client } = await api.post('/services/crm/api/v1/individuals', {
    ...{ first_name: 'Ada', last_name: `Price${mark}`, emails: [email] },
  });
  const { trip } = await api.post(TRIPS, { trip_name: `Paid ${mark}`, start_date: inDays(90), end_date: inDays(97) });
  const { invoice } = await api.post(INVOICES, {
    ...{ trip_ids: [trip.id], currency: 'USD', payers: [{ id: 'p1', client_id: client.id }] },
    lines: [{ id: 'fee', kind: 'planning_fee', title: 'Planning fee', unit_price: 100_000 }],
    milestones: [
      {
        ...{ id: 'm1', name: 'Deposit', due: { kind: 'after_issue', days: 7 } },
        part: { mode: 'percentage', percentage: '20' },
      },
      { id: 'm2', name: 'Final payment', due: { kind: 'after_issue', days: 30 }, part: { mode: 'rest' } },
    ],
  });
  const issued = await api.post(`${INVOICES}/${invoice.id}/issue`, { id: invoice.id, version: 1 });
  const asked = { invoice_id: invoice.id, payer_id: 'p1', email };
  const { url } = await api.post(`${INVOICES}/${invoice.id}/links`, asked);
  const number: string = issued.invoice.formatted_invoice_number;
  return { id: invoice.id as string, number, email, link: new URL(url).pathname };
};

/** Types a card, or an account at a bank, into the page that stands in for Stripe's. */
const payAtStripe = async (client: Page, fields: Record<string, string>, press: RegExp) => {
  for (const [name, value] of Object.entries(fields)) await client.locator(`input[name=${name}]`).fill(value);
  await client.getByRole('button', { name: press }).click();
  await client.waitForURL(/\/invoice\/web\/[\w-]+\?paid=\d{4}$/);
};

test(
  'R-SHELL-023 R-SHELL-053 V03 an owner connects Stripe and asks for a fee; a client pays the deposit by card on their phone, the rest from their bank, and both see where the money is',
  PHONE.sheets,
  async ({ page, request, browser }) => {
    const complaints = watchConsole(page);
    const mark = Math.random().toString(36).slice(2, 8);

    await test.step('connects the account by its key', async () => {
      await openAs(page, OWNER, '/myaccount/paymentcollection');
      const key = page.getByRole('textbox', { name: 'Secret or restricted key' });
      const connected = page.getByText('Connected', { exact: true });
      await expect(key.or(connected)).toBeVisible();
      await expectAccessible(page);
      // On the other screen, or by the demo, it was connected before.
      if (await key.isVisible()) {
        await key.fill('sk_test_agency_of_the_journey');
        await page.getByRole('button', { name: 'Connect Stripe' }).click();
      }
      await expect(connected).toBeVisible();
      await expect(page.getByText(/^Key ending in \w{4}, connected by /)).toBeVisible();
    });

    await test.step('asks for a fee', async () => {
      await page.goto('/myaccount/payment_options');
      const fee = page.getByRole('checkbox', { name: 'Add a fee for paying online' });
      await expect(fee).toBeVisible();
      if (!(await fee.isChecked())) {
        await page.getByText('Add a fee for paying online').click();
        await page.getByRole('button', { name: 'Save', exact: true }).click();
        await expect(page.getByText(/^Saved .* by /)).toBeVisible();
      }
      await expect(page.getByRole('textbox', { name: 'Card fee' })).toHaveValue('3.4');
      await expectAccessible(page);
    });

    const { id, number, email, link } = await sendInvoice(request, mark);
    const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });
    const client = await phone.newPage();
    await test.step('the client pays the deposit by card, without a script, and knows the fee before', async () => {
      await client.goto(link);
      await client.getByRole('link', { name: 'Pay online' }).click();
      await expect(client.getByRole('radio', { name: /^What’s due next \$200\.00$/ })).toBeChecked();
      await client.getByRole('button', { name: 'Continue' }).click();
      await expect(client.getByRole('heading', { name: 'Check your payment' })).toBeVisible();
      await expect(client.getByText('$6.80')).toBeVisible();
      await client.getByRole('link', { name: 'Pay $206.80' }).click();
      await payAtStripe(client, { number: CARD }, /by card$/);
      await expect(client.getByRole('status')).toContainText('Thank you');
      const receipt = await mailTo(request, email, /^Receipt from /);
      expect(receipt.text).toContain('$206.80');
      await client.reload();
      await expect(client.getByRole('status')).toContainText('We’ve received your payment of $200.00.');
    });

    await test.step('an amount that can be read in two ways is asked about, and what was written stays', async () => {
      await client.getByRole('radio', { name: 'Another amount' }).check();
      await client.getByRole('textbox', { name: 'Another amount, in USD' }).fill('1.000');
      await client.getByRole('button', { name: 'Continue' }).click();
      await expect(client.getByRole('alert')).toContainText('We can’t tell whether that’s $1,000.00 or $1.00.');
      await expect(client.getByRole('textbox', { name: 'Another amount, in USD' })).toHaveValue('1.000');
    });

    await test.step('the client pays the rest from their bank, which takes days', async () => {
      await client.getByRole('textbox', { name: 'Another amount, in USD' }).fill('800');
      await client.getByRole('radio', { name: /^US bank account/ }).check();
      await client.getByRole('button', { name: 'Continue' }).click();
      await client.getByRole('link', { name: 'Pay $804.00' }).click();
      await payAtStripe(client, { routing: '110000000', account: '000123456789' }, /from this account$/);
      await expect
        .poll(async () => {
          await client.reload();
          return client.locator('.asked').textContent();
        })
        .toContain('There’s nothing more to pay.');
      await expect(client.getByRole('button', { name: 'Continue' })).toBeHidden();
      await phone.close();
      const seeing = await browser.newPage({ viewport: { width: 390, height: 844 } });
      await seeing.goto(link);
      await expectAccessible(seeing);
      await seeing.close();
    });

    await test.step('the agency sees what came and what is on its way', async () => {
      await page.goto(`/invoices?invoice=${id}`);
      const drawer = page.getByRole('dialog', { name: `Invoice ${number}` });
      await expect(drawer.getByLabel('Totals')).toContainText('Received$200.00Due$800.00');
      await expect(drawer.getByRole('row', { name: /On its way/ })).toContainText('$800.00');
      await expectAccessible(page);
      await drawer
        .getByRole('row', { name: /Online payment/ })
        .getByRole('link')
        .click();
      const payment = page.getByRole('dialog', { name: 'Payment of $200.00' });
      await expect(payment.getByLabel('Amounts')).toContainText('Charged$206.80Fee$6.80');
      await expect(payment.getByText('Stripe kept $6.30.')).toBeVisible();
      await expect(payment.getByRole('button', { name: 'Delete' })).toBeHidden();
    });
    complaints.none();
  },
);
