import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { summarizeAmounts } from '@wayline/core/areas/accounting/invoices/amount-summary';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { setNavigator } from '../../../lib/navigation';
import { signIn } from '../../../lib/session';
import { fakeFetch, refusal } from '../../../testing/fake-fetch';
import { sessionUser, TOKENS } from '../../../testing/people';
import { renderInApp } from '../../../testing/render-in-app';
import { onPhone } from '../../../testing/viewport';
import {
  CLIENT,
  INVOICE,
  inDays,
  invoiceRow,
  issuedInvoice,
  LIST,
  ONE,
  TABLES,
  wholeInvoice,
} from '../an-invoice.fixture';
import { InvoicesPage } from './invoices-page';

/** What is loaded when it is opened; how long that takes is not what is asked here. */
beforeAll(() => Promise.all([import('../drawer/invoice-drawer'), import('../../../ui/filters/filter-dialog')]));
beforeEach(() => {
  onPhone();
  signIn(TOKENS, sessionUser());
});

const SUMMARY = 'GET /services/book/api/v1/invoice_summary';
const summary = (bill: number, paid: number, overdue: number) => ({
  json: { currency: 'USD', invoices: summarizeAmounts([{ bill, paid, overdue }]) },
});
const listing = (...invoices: object[]) => ({ json: { invoices, total: invoices.length } });
const open = (answers: Parameters<typeof fakeFetch>[0], path = '/invoices') => {
  const sent = fakeFetch({
    ...{ [TABLES]: { json: { tables: {} } }, [SUMMARY]: summary(0, 0, 0), [LIST]: listing(invoiceRow()) },
    ...answers,
  });
  renderInApp(<InvoicesPage />, { path });
  return sent;
};
const address = () => screen.getByTestId('address').textContent;

describe('the accounting screen', () => {
  it('R-ACC-011 R-ACC-019 R-ACC-021 R-ACC-022 opens with the invoices of clients that are to be received, whatever their status', async () => {
    const sent = open({});
    await screen.findByText('INV-2031-00001');
    const categories = within(screen.getByRole('navigation', { name: 'Accounting' }));
    const said = (nav: typeof categories) => [
      ...nav.getAllByRole('link').map(({ textContent }) => textContent),
      ...nav.getAllByRole('button').map(({ textContent }) => `no ${textContent}`),
    ];
    expect(said(categories)).toEqual(['Invoices', 'Commissions', 'Partner Commissions', 'no Payments']);
    const kinds = within(screen.getByRole('navigation', { name: 'Invoices by kind' }));
    expect(said(kinds)).toEqual(['Receivable', 'Received', 'no Payable', 'no Commission', 'no Paid']);
    kinds.getByText('Client');
    expect(categories.getByRole('link', { name: 'Invoices' }).getAttribute('aria-current')).toBe('page');
    expect(kinds.getByRole('link', { name: 'Receivable' }).getAttribute('aria-current')).toBe('page');
    const all = screen.getByRole('button', { name: 'All' });
    expect(all.getAttribute('aria-pressed')).toBe('true');
    expect(sent.find(({ url }) => url.pathname.endsWith('/invoices'))?.url.searchParams.has('payment_status')).toBe(
      false,
    );
  });
  it('R-ACC-020 R-ACC-021 does nothing where something is closed', async () => {
    open({});
    await screen.findByText('INV-2031-00001');
    for (const name of ['Payments', 'Payable', 'Commission', 'Paid']) {
      const closed = screen
        .getAllByRole('button', { name })
        .find((button) => button.closest('nav')) as HTMLButtonElement;
      expect(closed.disabled).toBe(true);
      await userEvent.click(closed);
    }
    expect(address()).toBe('/invoices');
  });
  it.each([
    ['Commissions', '/invoices?tab=commissions', /commission suppliers owe you/],
    ['Partner Commissions', '/invoices?tab=partner-commissions', /What you owe the partners/],
  ])('R-ACC-019 R-ACC-021 says at %s what is to come there and what does it today', async (tab, at, will) => {
    open({});
    await screen.findByText('INV-2031-00001');
    await userEvent.click(screen.getByRole('link', { name: tab }));
    screen.getByText(will);
    screen.getByRole('heading', { name: 'Coming soon' });
    expect(address()).toBe(at);
  });
  it('R-ACC-054 R-ACC-059 says what the invoices come to, and shows those that are overdue at a press', async () => {
    const sent = open({ [SUMMARY]: summary(20_000, 5_000, 3_000) }, `/invoices?advisor=usr_${'1'.repeat(26)}`);
    const strip = within(await screen.findByRole('region', { name: 'Summary of invoices' }));
    strip.getByText('$200.00');
    const parts = strip.getAllByRole('button').map(({ textContent }) => textContent);
    expect(parts).toEqual(['Paid 25%$50.00', 'Not overdue 60%$120.00', 'Overdue 15%$30.00']);
    const asked = sent.find(({ url }) => url.pathname.endsWith('/invoice_summary'))?.url.searchParams;
    expect(asked?.get('advisor')).toBe(`usr_${'1'.repeat(26)}`);
    await userEvent.click(strip.getByRole('button', { name: /^Overdue/ }));
    expect(address()).toContain('payment_status=overdue');
  });
  it('R-ACC-057 R-ACC-058 has no summary where nothing is billed yet', async () => {
    open({});
    await screen.findByText('INV-2031-00001');
    expect(screen.queryByRole('region', { name: 'Summary of invoices' })).toBeNull();
  });
  it('R-ACC-011 teaches where invoices come from while there is none', async () => {
    open({ [LIST]: listing() });
    await screen.findByRole('heading', { name: 'No invoices yet' });
    expect(screen.getByRole('link', { name: 'Go to trips' }).getAttribute('href')).toBe('/trips');
  });
  it('says what happened where the list can’t be had', async () => {
    open({ [LIST]: refusal(500, 'unexpected', 'Something went wrong.') });
    await screen.findByRole('button', { name: 'Try again' });
  });
});

describe('the list', () => {
  it('R-ACC-079 says of each invoice whether it is a draft, paid, canceled, or for how long it is overdue', async () => {
    open({
      [LIST]: listing(
        invoiceRow({ payment_status: 'overdue', final_pmt_due_date: inDays(-3) }),
        invoiceRow({ id: INVOICE.replace('1', '2') as never, state: 'draft', formatted_invoice_number: undefined }),
        invoiceRow({ id: INVOICE.replace('1', '3') as never, payment_status: 'paid', total_amount_due: 0 }),
        invoiceRow({ id: INVOICE.replace('1', '4') as never, state: 'canceled', payment_status: 'canceled' }),
      ),
    });
    await screen.findByText('Overdue by 3 days');
    const badges = [...document.querySelectorAll('.status-badge')].map(({ textContent }) => textContent);
    expect(badges).toEqual(['Overdue by 3 days', 'Draft', 'Paid', 'Canceled']);
  });
  it('R-ACC-026 is paged by records', async () => {
    const invoices = [invoiceRow(), invoiceRow({ id: INVOICE.replace('1', '2') as never })];
    open({ [LIST]: { json: { invoices, total: 250, cursor: 'next' } } });
    await screen.findByText('1 to 2 of 250');
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: /Records per page/ }).value).toBe('100');
  });
  it('R-ACC-022 R-ACC-079 is narrowed at a press, by the address, and by a search', async () => {
    const sent = open({}, '/invoices?issued_from=2031-05-01');
    await screen.findByRole('button', { name: 'Remove filter: Issued from 05/01/2031' });
    await userEvent.click(screen.getByRole('button', { name: 'Overdue' }));
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search invoices' }), 'price{Enter}');
    await waitFor(() => expect(address()).toBe('/invoices?search=price&payment_status=overdue&issued_from=2031-05-01'));
    await waitFor(() =>
      expect(Object.fromEntries(sent.at(-1)?.url.searchParams ?? [])).toMatchObject({
        ...{ search: 'price', payment_status: 'overdue', issued_from: '2031-05-01' },
      }),
    );
    screen.getByText('INV-2031-00001');
  });
});

describe('an invoice over the list', () => {
  it('R-ACC-023 opens by its number, in the address, and closes back to the list', async () => {
    open({ [`GET ${ONE}`]: { json: issuedInvoice() } }, '/invoices?payment_status=open');
    await userEvent.click(await screen.findByRole('link', { name: 'INV-2031-00001' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Invoice INV-2031-00001' }));
    expect(address()).toBe(`/invoices?payment_status=open&invoice=${INVOICE}`);
    expect(drawer.getByRole('row', { name: /Planning/ }).textContent).toContain('$100.00');
    const totals = drawer.getByLabelText('Totals').textContent;
    expect(totals).toBe('Subtotal$3,100.00Sales tax 8.25%$8.25Total$3,108.25Received$0.00Due$3,108.25');
    const payments = within(drawer.getByRole('region', { name: 'Payments due' }));
    expect(payments.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'PaymentDueAmount',
      expect.stringMatching(/^Deposit[\d/]+\$621\.65$/),
      expect.stringMatching(/^Final payment[\d/]+\$2,486\.60$/),
      'Total$3,108.25',
    ]);
    await userEvent.click(drawer.getByRole('button', { name: 'Close' }));
    expect(address()).toBe('/invoices?payment_status=open');
  });
  it('asks for nothing of what is paid at suppliers', async () => {
    const { invoice, lines } = issuedInvoice({
      ...{
        at_supplier: 300_000,
        total_amount_received: 825,
        due: [{ id: 'm1', name: 'All', due_day: inDays(6), amount: 10_825 }],
      },
      shares: [
        {
          ...{ payer_id: 'p1', client_id: CLIENT, name: 'Ada Price', amount: 10_825, at_supplier: 300_000 },
          ...{ cells: [10_825], received: 825 },
        },
      ],
    });
    const direct = lines.map((line) => (line.kind === 'booking' ? { ...line, paid_to: 'supplier' as const } : line));
    open({ [`GET ${ONE}`]: { json: { invoice, lines: direct } } }, `/invoices?invoice=${INVOICE}`);
    const drawer = within(await screen.findByRole('dialog', { name: 'Invoice INV-2031-00001' }));
    const totals = drawer.getByLabelText('Totals').textContent;
    expect(totals).toContain('Total$3,108.25Paid at suppliers-$3,000.00Received$8.25Due$100.00');
    const payments = within(drawer.getByRole('region', { name: 'Payments due' }));
    expect(payments.getByRole('row', { name: /^All/ }).textContent).toContain('$108.25');
  });
  it('R-ACC-024 leads to the page that says so where it isn’t there', async () => {
    const gone: string[] = [];
    setNavigator((to) => gone.push(to));
    open({ [`GET ${ONE}`]: refusal(404, 'record.missing', 'We can’t find that.') }, `/invoices?invoice=${INVOICE}`);
    await expect.poll(() => gone).toEqual(['/pie_page_not_found']);
  });
  it('is issued once its reader says so, and shows what keeps it from that where it is', async () => {
    let refusing = true;
    const not_ready = refusal(400, 'invoice.not_ready', 'This invoice can’t be issued yet. Check what is marked.');
    const issues = [
      { path: 'lines.0', message: 'This booking is canceled. Take the line off.' },
      { path: 'milestones.1.due', message: 'The trip has no such day yet. Choose a day.' },
    ];
    const sent = open(
      {
        [`GET ${ONE}`]: () => ({ json: refusing ? wholeInvoice() : issuedInvoice() }),
        [`POST ${ONE}/issue`]: () =>
          refusing
            ? { ...not_ready, json: { error: { ...(not_ready.json as { error: object }).error, issues } } }
            : { json: issuedInvoice() },
      },
      `/invoices?invoice=${INVOICE}`,
    );
    const drawer = within(await screen.findByRole('dialog', { name: 'Draft invoice' }));
    const press = async () => {
      await userEvent.click(drawer.getByRole('button', { name: 'Issue' }));
      const question = within(await screen.findByRole('alertdialog', { name: 'Issue this invoice?' }));
      await userEvent.click(question.getByRole('button', { name: 'Issue invoice' }));
    };
    await press();
    await drawer.findByText('This invoice can’t be issued yet. Check what is marked.');
    expect(drawer.getByRole('row', { name: /Hotel Sol/ }).textContent).toContain('This booking is canceled.');
    expect(drawer.getByRole('row', { name: /Final payment/ }).textContent).toContain('The trip has no such day yet.');
    refusing = false;
    await press();
    await screen.findByRole('dialog', { name: 'Invoice INV-2031-00001' });
    expect(sent.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
      { version: 1 },
      { version: 1 },
    ]);
  });
  it('shows an invoice as it is by now where somebody else has changed it', async () => {
    let isLater = false;
    open(
      {
        [`GET ${ONE}`]: () => ({ json: isLater ? issuedInvoice({ version: 3 }) : wholeInvoice() }),
        [`DELETE ${ONE}`]: () => {
          isLater = true;
          return refusal(409, 'record.stale', 'Someone else has changed this since you opened it.');
        },
      },
      `/invoices?invoice=${INVOICE}`,
    );
    const drawer = within(await screen.findByRole('dialog', { name: 'Draft invoice' }));
    await userEvent.click(drawer.getByRole('button', { name: 'Delete' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete this draft?' }));
    await userEvent.click(question.getByRole('button', { name: 'Delete draft' }));
    await screen.findByText('Someone else has changed this since you opened it.');
    await screen.findByRole('dialog', { name: 'Invoice INV-2031-00001' });
  });
  it('R-ACC-125 offers who may only view invoices nothing that changes one, and says so at an address typed by hand', async () => {
    signIn(TOKENS, sessionUser({ permissions_data: ['View Invoices', 'Accounting'] }));
    open({ [`GET ${ONE}`]: { json: wholeInvoice() } }, `/invoices?invoice=${INVOICE}`);
    const drawer = within(await screen.findByRole('dialog', { name: 'Draft invoice' }));
    for (const name of ['Issue', 'Edit', 'Delete']) expect(drawer.queryByRole('button', { name })).toBeNull();
    expect(screen.queryByRole('button', { name: 'New invoice' })).toBeNull();
    cleanup();
    open({}, '/invoices?invoice=new');
    await screen.findByText(/You do not have permission to edit invoices!/);
  });
  it('R-ACC-125 shows the denial message where a right was withdrawn while an invoice is open', async () => {
    const denied = 'You do not have permission to delete invoices!';
    open(
      { [`GET ${ONE}`]: { json: issuedInvoice() }, [`POST ${ONE}/cancel`]: refusal(403, 'access.permission', denied) },
      `/invoices?invoice=${INVOICE}`,
    );
    const drawer = within(await screen.findByRole('dialog', { name: 'Invoice INV-2031-00001' }));
    await userEvent.click(drawer.getByRole('button', { name: 'Cancel invoice' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Cancel this invoice?' }));
    await userEvent.click(question.getByRole('button', { name: 'Cancel invoice' }));
    await drawer.findByText(denied);
  });
});
