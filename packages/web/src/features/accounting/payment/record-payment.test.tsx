import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signIn } from '../../../lib/session';
import { todayHere } from '../../../lib/today';
import { fakeFetch, refusal, type Sent } from '../../../testing/fake-fetch';
import { sessionUser, TOKENS } from '../../../testing/people';
import { renderInApp } from '../../../testing/render-in-app';
import { typeOver } from '../../../testing/type-over';
import { onPhone } from '../../../testing/viewport';
import { CREDIT, CREDITS, clientCredit } from '../a-credit.fixture';
import { wholePayment } from '../a-payment.fixture';
import { CLIENT, INVOICE, invoiceRow, issuedInvoice, LIST, ONE, TABLES } from '../an-invoice.fixture';
import { InvoicesPage } from '../pages/invoices-page';

beforeAll(() => Promise.all([import('../drawer/invoice-drawer'), import('./record-payment')]));
beforeEach(() => {
  onPhone();
  signIn(TOKENS, sessionUser());
});

const CREATE = 'POST /services/book/api/v3/payments';
const account = (code: string, name: string) => ({ code, name, kind: 'asset', memo: false, needs: ['bank'] });
const openOnly = ({ url }: Sent) => ({
  json:
    url.searchParams.get('payment_status') === 'overdue'
      ? { invoices: [], total: 0 }
      : { invoices: [invoiceRow()], total: 1 },
});
const ANSWERS = {
  [TABLES]: { json: { tables: {} } },
  [LIST]: openOnly,
  [`GET ${ONE}`]: { json: { ...issuedInvoice(), payments: [] } },
  [`GET /services/crm/api/v1/individuals/${CLIENT}`]: {
    json: { client: { id: CLIENT, ind_code: 'C-1001', first_name: 'Ada', last_name: 'Price', emails: [] } },
  },
  'GET /services/book/api/v1/ledger/accounts': {
    json: {
      currency: 'USD',
      accounts: [
        account('1000', 'Operating bank'),
        account('1000.1', 'Second bank'),
        account('1020', 'Undeposited checks'),
      ],
    },
  },
  'GET /services/lookups/api/v1/currencies': {
    json: {
      currencies: [
        { code: 'EUR', name: 'Euro' },
        { code: 'USD', name: 'US dollar' },
      ],
    },
  },
};
const sentTo = (sent: Sent[], call: string) => sent.filter(({ method, url }) => `${method} ${url.pathname}` === call);
const openForm = async (answers: Parameters<typeof fakeFetch>[0] = {}) => {
  const sent = fakeFetch({ ...ANSWERS, ...answers });
  renderInApp(<InvoicesPage />, { path: `/invoices?invoice=${INVOICE}` });
  const drawer = within(await screen.findByRole('dialog', { name: 'Invoice INV-2031-00001' }));
  await userEvent.click(drawer.getByRole('button', { name: 'Record a payment' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Record a payment' }));
  const value = (name: string) => dialog.getByRole<HTMLInputElement>('textbox', { name }).value;
  const save = () => userEvent.click(dialog.getByRole('button', { name: 'Record payment' }));
  return { sent, dialog, value, save, left: () => dialog.getByRole('status', { name: 'Unapplied' }).textContent };
};
const part = 'Apply to INV-2031-00001';

describe('a payment of an invoice', () => {
  it('is sent with a receipt to who has an email, unless somebody says otherwise', async () => {
    const person = { id: CLIENT, ind_code: 'C-1001', first_name: 'Ada', last_name: 'Price' };
    const answers = {
      [CREATE]: { json: wholePayment() },
      [`GET /services/crm/api/v1/individuals/${CLIENT}`]: {
        json: { client: { ...person, emails: ['ada@client.test'] } },
      },
    };
    const { sent, dialog, save } = await openForm(answers);
    await dialog.findByRole('textbox', { name: part });
    const tick = await dialog.findByRole<HTMLInputElement>('checkbox', { name: 'Send Ada Price a receipt' });
    await waitFor(() => expect(tick.checked).toBe(true));
    await save();
    await screen.findByText('Payment recorded');
    expect(sentTo(sent, CREATE)).toMatchObject([{ body: { send_receipt: true } }]);
  });
  it('is sent without one where that is unticked, or there is no email', async () => {
    const { sent, dialog, save } = await openForm({ [CREATE]: { json: wholePayment() } });
    await dialog.findByRole('textbox', { name: part });
    const tick = await dialog.findByRole<HTMLInputElement>('checkbox', { name: 'Send Ada Price a receipt' });
    expect([tick.checked, tick.disabled]).toEqual([false, true]);
    dialog.getByText('No email on their profile.');
    await save();
    await screen.findByText('Payment recorded');
    const [{ body } = { body: {} }] = sentTo(sent, CREATE);
    expect(body).not.toHaveProperty('send_receipt');
  });
  it('begins with who pays and what is due next, and follows the amount until a part is typed', async () => {
    const { sent, dialog, value, save, left } = await openForm({ [CREATE]: { json: wholePayment() } });
    const paidBy = dialog.getByRole<HTMLInputElement>('combobox', { name: 'Paid by' });
    await waitFor(() => expect(paidBy.value).toBe('Ada Price · C-1001'));
    await dialog.findByRole('textbox', { name: part });
    expect([value('Amount'), value(part), left()]).toEqual(['621.65', '621.65', 'Everything is applied.']);
    await typeOver(dialog.getByRole('textbox', { name: 'Amount' }), '4000');
    expect([value(part), left()]).toEqual(['3108.25', '$891.75 stays with Ada Price unapplied.']);
    await typeOver(dialog.getByRole('textbox', { name: part }), '500');
    expect(left()).toBe('$3,500.00 stays with Ada Price unapplied.');
    await userEvent.click(dialog.getByRole('button', { name: 'Fill oldest first' }));
    expect(value(part)).toBe('3108.25');
    await typeOver(dialog.getByRole('textbox', { name: part }), '500');
    await typeOver(dialog.getByRole('textbox', { name: 'Reference' }), 'TX-1');
    await save();
    await screen.findByText('Payment recorded');
    expect(screen.queryByRole('dialog', { name: 'Record a payment' })).toBeNull();
    expect(sentTo(sent, CREATE).map(({ body }) => body)).toEqual([
      {
        ...{ client_id: CLIENT, transaction_type: 'bank_transfer', account: '1000', currency: 'USD', amount: 400_000 },
        ...{ received_on: todayHere(), confirmation_code: 'TX-1' },
        apply: [{ invoice_id: INVOICE, payer_id: 'p1', amount: 50_000 }],
      },
    ]);
  });
  it('is shown at its places what keeps it from being saved, loses nothing, and is recorded once however often it is sent', async () => {
    const not_ready = refusal(400, 'payment.not_ready', 'This payment can’t be saved yet. Check what is marked.');
    const issues = [
      { path: 'apply.0.amount', message: 'Ada Price owes $100.00 on INV-2031-00001. Apply up to that much.' },
      { path: 'received_on', message: 'A payment can’t come on a day ahead. Choose today or earlier.' },
      { path: 'account', message: 'Choose one of your bank accounts.' },
      { path: 'client_id', message: 'We can’t find this client. Choose another one.' },
    ];
    let refusing = true;
    const { sent, dialog, value, save } = await openForm({
      [CREATE]: () =>
        refusing
          ? { ...not_ready, json: { error: { ...(not_ready.json as { error: object }).error, issues } } }
          : { json: wholePayment() },
    });
    await dialog.findByRole('textbox', { name: part });
    await dialog.findByRole('combobox', { name: 'Bank account' });
    await typeOver(dialog.getByRole('textbox', { name: 'Note' }), 'By mail');
    await save();
    await dialog.findByText('This payment can’t be saved yet. Check what is marked.');
    for (const { message } of issues) dialog.getByText(message);
    expect(dialog.getByRole('textbox', { name: part }).getAttribute('aria-invalid')).toBe('true');
    expect([value('Note'), value(part)]).toEqual(['By mail', '621.65']);
    refusing = false;
    await save();
    await screen.findByText('Payment recorded');
    const keys = sentTo(sent, CREATE).map(({ headers }) => headers.get('idempotency-key'));
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });
  it('isn’t sent while its parts are more than it, or without an amount', async () => {
    const { sent, dialog, save, left } = await openForm();
    await dialog.findByRole('textbox', { name: part });
    await typeOver(dialog.getByRole('textbox', { name: part }), '700');
    expect(left()).toBe('$78.35 more than there is to apply. Lower an amount.');
    await save();
    await userEvent.click(dialog.getByRole('button', { name: 'Fill oldest first' }));
    await typeOver(dialog.getByRole('textbox', { name: 'Amount' }), '0');
    await save();
    await dialog.findByText('Enter what was paid.');
    expect(sentTo(sent, CREATE)).toEqual([]);
  });
  it('offers the bank accounts of the company for a transfer alone, and asks for a rate in another currency', async () => {
    const { dialog } = await openForm();
    const bank = await dialog.findByRole('combobox', { name: 'Bank account' });
    expect([...bank.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
      ...['1000 Operating bank', '1000.1 Second bank'],
    ]);
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Method' }), 'Check');
    expect(dialog.queryByRole('combobox', { name: 'Bank account' })).toBeNull();
    expect(dialog.queryByRole('textbox', { name: 'USD for 1 EUR' })).toBeNull();
    await dialog.findByRole('option', { name: 'EUR Euro' });
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Currency' }), 'EUR');
    dialog.getByRole('textbox', { name: 'USD for 1 EUR' });
    await dialog.findByText('No open invoices in EUR. The payment stays with Ada Price unapplied.');
    dialog.getByText(/also has open invoices in USD/);
  });
  it('R-ACC-126 stays unapplied where its reader may not apply it, and says so', async () => {
    signIn(
      TOKENS,
      sessionUser({ permissions_data: ['View Invoices', 'Accounting', 'View Payments', 'Edit Payments'] }),
    );
    const { sent, dialog, save } = await openForm({ [CREATE]: { json: wholePayment() } });
    dialog.getByText(/You don’t have permission to apply payments to invoices/);
    expect(dialog.queryByRole('combobox', { name: 'Bank account' })).toBeNull();
    await save();
    await screen.findByText('Payment recorded');
    expect(sentTo(sent, CREATE)[0]?.body).toMatchObject({ apply: [], amount: 62_165 });
  });
  it('is all for invoices where its reader may apply payments and not enter others', async () => {
    signIn(
      TOKENS,
      sessionUser({ permissions_data: ['View Invoices', 'Accounting', 'View Payments', 'Apply Payment On Invoices'] }),
    );
    const { sent, dialog, save, left } = await openForm({ [CREATE]: { json: wholePayment() } });
    await dialog.findByRole('textbox', { name: part });
    await typeOver(dialog.getByRole('textbox', { name: 'Amount' }), '4000');
    expect(left()).toMatch(/^\$891\.75 isn’t for any invoice\./);
    await save();
    expect(sentTo(sent, CREATE)).toEqual([]);
    await typeOver(dialog.getByRole('textbox', { name: 'Amount' }), '3108.25');
    await save();
    await screen.findByText('Payment recorded');
    expect(sentTo(sent, CREATE)[0]?.body).toMatchObject({ amount: 310_825, apply: [{ amount: 310_825 }] });
  });
  it('is made with credit of the client, soonest to expire first and no more than is left, without bank, rate or reference', async () => {
    const later = clientCredit({ id: `client_credit_${'1'.repeat(26)}` as never, left_amount: 40_000 });
    const soon = clientCredit({ expires_on: '2031-02-01' });
    const { sent, dialog, value, save } = await openForm({
      [CREDITS]: { json: { credits: [later, soon], available: [] } },
      [CREATE]: { json: wholePayment() },
    });
    await dialog.findByRole('textbox', { name: part });
    await dialog.findByRole('combobox', { name: 'Bank account' });
    const method = dialog.getByRole('combobox', { name: 'Method' });
    await within(method).findByRole('option', { name: 'Client credit' });
    await userEvent.selectOptions(method, 'Client credit');
    const choice = dialog.getByRole<HTMLSelectElement>('combobox', { name: 'Credit' });
    expect([...choice.options].map(({ textContent }) => textContent)).toEqual([
      '$180.00 left · The late transfer · until 02/01/2031',
      '$400.00 left · The late transfer',
    ]);
    expect([value('Amount'), value(part)]).toEqual(['180.00', '180.00']);
    for (const name of ['Bank account', 'USD for 1 EUR'])
      expect(dialog.queryByRole('combobox', { name }) ?? dialog.queryByRole('textbox', { name })).toBeNull();
    expect(dialog.queryByRole('textbox', { name: 'Reference' })).toBeNull();
    await typeOver(dialog.getByRole('textbox', { name: 'Amount' }), '180.01');
    await save();
    await dialog.findByText('Only $180.00 of this credit is left. Enter up to that much.');
    await typeOver(dialog.getByRole('textbox', { name: 'Amount' }), '150');
    await save();
    await screen.findByText('Payment recorded');
    expect(sentTo(sent, CREATE).map(({ body }) => body)).toEqual([
      {
        ...{ client_id: CLIENT, transaction_type: 'credit_point', credit_id: CREDIT, currency: 'USD', amount: 15_000 },
        received_on: todayHere(),
        apply: [{ invoice_id: INVOICE, payer_id: 'p1', amount: 15_000 }],
      },
    ]);
  });
  it('offers no credit where the client has none in the currency, and says so where it was chosen before', async () => {
    const { sent, dialog, save } = await openForm({
      [CREDITS]: { json: { credits: [clientCredit()], available: [] } },
    });
    await dialog.findByRole('textbox', { name: part });
    const method = dialog.getByRole('combobox', { name: 'Method' });
    await within(method).findByRole('option', { name: 'Client credit' });
    await userEvent.selectOptions(method, 'Client credit');
    await dialog.findByRole('option', { name: 'EUR Euro' });
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Currency' }), 'EUR');
    dialog.getByText('This client has no credit in EUR. Choose another method.');
    await save();
    expect(sentTo(sent, CREATE)).toEqual([]);
    await userEvent.selectOptions(method, 'Check');
    expect(within(method).queryByRole('option', { name: 'Client credit' })).toBeNull();
  });
  it('asks before what was typed is lost', async () => {
    const { dialog } = await openForm();
    await typeOver(dialog.getByRole('textbox', { name: 'Note' }), 'By mail');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Stay' }));
    expect(dialog.getByRole<HTMLInputElement>('textbox', { name: 'Note' }).value).toBe('By mail');
  });
});
