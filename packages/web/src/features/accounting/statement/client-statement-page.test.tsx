import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { signIn } from '../../../lib/session';
import { todayHere } from '../../../lib/today';
import { fakeFetch, refusal } from '../../../testing/fake-fetch';
import { sessionUser, TOKENS } from '../../../testing/people';
import { renderInApp } from '../../../testing/render-in-app';
import { onDesktop, onPhone } from '../../../testing/viewport';
import { CLIENT, INVOICE, issuedInvoice, ONE } from '../an-invoice.fixture';
import { aStatement, nothingYet, PAYMENT, STATEMENT } from './a-statement.fixture';
import { ClientStatementPage } from './client-statement-page';
import { toStatementRows } from './statement-csv';

beforeAll(() => import('../drawer/invoice-drawer'));
beforeEach(() => {
  onDesktop();
  signIn(TOKENS, sessionUser());
});

const AT = `/crm/clients/${CLIENT}/statement`;
const open = (answers: Parameters<typeof fakeFetch>[0] = {}, query = '') => {
  const sent = fakeFetch({
    [STATEMENT]: { json: aStatement() },
    [`GET ${ONE}`]: { json: issuedInvoice() },
    ...answers,
  });
  renderInApp(
    <Routes>
      <Route path="/crm/clients/:client_id/statement" element={<ClientStatementPage />} />
      <Route path="*" element={null} />
    </Routes>,
    { path: AT + query },
  );
  return sent;
};
const askedLast = (sent: ReturnType<typeof open>) =>
  Object.fromEntries(sent.findLast(({ url }) => url.pathname.endsWith('/client_statement'))?.url.searchParams ?? []);
const rowsOf = async () =>
  within(await screen.findByRole('region', { name: 'Statement of account' }))
    .getAllByRole('row')
    .map(({ textContent }) => textContent);

describe('the statement of account per client', () => {
  it('has each line with what is owed after it, between what it opens and closes with', async () => {
    open();
    expect(await rowsOf()).toEqual([
      'DateTypeReferenceAmountBalance',
      '01/01/2031Opening balance$50.00',
      '02/01/2031InvoiceINV-2031-00001$3,108.25$3,158.25',
      '02/09/2031PaymentCheck · 1007-$621.65$2,536.60',
      '03/01/2031Adjustment-$50.00$2,486.60',
      '06/30/2031Closing balance$2,486.60',
    ]);
    screen.getByText('Ada Price · 01/01/2031 – 06/30/2031 · USD');
    expect(screen.getByRole('link', { name: 'Check · 1007' }).getAttribute('href')).toBe(`${AT}?payment=${PAYMENT}`);
  });
  it('shows what is open by its age, and opens an invoice over the page', async () => {
    open();
    const ages = await screen.findByRole('region', { name: 'Open today by age' });
    expect(ages.textContent).toBe(
      'Open today$2,486.60Not due 80%$2,000.001–30 days 20%$486.6031–60 days 0%$0.0061–90 days 0%$0.00Over 90 days 0%$0.00',
    );
    const [first] = screen.getAllByRole('link', { name: 'INV-2031-00001' });
    if (first) await userEvent.click(first);
    await screen.findByRole('dialog', { name: 'Invoice INV-2031-00001' });
    expect(screen.getByTestId('address').textContent).toBe(`${AT}?invoice=${INVOICE}`);
  });
  it('is asked for this year by the company’s calendar, and for another period as it is chosen', async () => {
    const sent = open();
    await rowsOf();
    expect(askedLast(sent)).toEqual({ client_id: CLIENT });
    await userEvent.click(screen.getByRole('button', { name: 'Last year' }));
    const year = Number(todayHere().slice(0, 4)) - 1;
    await waitFor(() =>
      expect(askedLast(sent)).toEqual({ client_id: CLIENT, from: `${year}-01-01`, to: `${year}-12-31` }),
    );
    expect(screen.getByTestId('address').textContent).toBe(`${AT}?period=last_year`);
    await userEvent.click(screen.getByRole('button', { name: 'Custom' }));
    const from = screen.getByRole<HTMLInputElement>('textbox', { name: 'From' });
    expect(from.value).toBe('01/01/2031');
    await userEvent.clear(from);
    await userEvent.type(from, '03/05/2031{Enter}');
    await waitFor(() => expect(askedLast(sent)).toEqual({ client_id: CLIENT, from: '2031-03-05', to: '2031-06-30' }));
  });
  it('offers the currencies that the client has, where they are several', async () => {
    const both = ['USD', 'EUR'].map((currency) => ({ currency, owed: 1, overdue: 0, held: 0 }));
    const sent = open({ [STATEMENT]: { json: aStatement({ money: both }) } });
    const choice = within(await screen.findByRole('group', { name: 'Currency' }));
    expect(choice.getByRole('button', { name: 'USD' }).getAttribute('aria-pressed')).toBe('true');
    await userEvent.click(choice.getByRole('button', { name: 'EUR' }));
    await waitFor(() => expect(askedLast(sent)).toEqual({ client_id: CLIENT, currency: 'EUR' }));
  });
  it('says between which days nothing happened', async () => {
    open({ [STATEMENT]: { json: nothingYet() } });
    await screen.findByRole('heading', { name: 'Nothing between 01/01/2031 and 06/30/2031' });
    expect(screen.queryByRole('heading', { name: 'Open invoices' })).toBeNull();
  });
  it('is a list on a phone', async () => {
    onPhone();
    open();
    const list = within(await screen.findByRole('list', { name: 'Statement of account' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Opening balance$50.00',
      'Invoice$3,108.2502/01/2031 INV-2031-00001$3,158.25',
      'Payment-$621.6502/09/2031 Check · 1007$2,536.60',
      'Adjustment-$50.0003/01/2031 $2,486.60',
      'Closing balance$2,486.60',
    ]);
  });
  it('is printed, and downloaded as the PDF of the same days and as rows', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:statement');
    const names: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
      names.push(this.download);
    });
    const sent = open({ [`${STATEMENT}/pdf`]: { json: {} } });
    await userEvent.click(await screen.findByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'CSV' }));
    await userEvent.click(screen.getByRole('button', { name: 'Download PDF' }));
    await waitFor(() =>
      expect(names).toEqual(['Statement-Ada-Price-2031-06-30.csv', 'Statement-Ada-Price-2031-06-30.pdf']),
    );
    const pdf = sent.find(({ url }) => url.pathname.endsWith('/pdf'));
    expect(Object.fromEntries(pdf?.url.searchParams ?? [])).toEqual({
      ...{ client_id: CLIENT, currency: 'USD', from: '2031-01-01', to: '2031-06-30' },
    });
    vi.restoreAllMocks();
  });
  it('is a file of rows with plain amounts', () => {
    expect(toStatementRows(aStatement())).toEqual([
      ['Date', 'Type', 'Number', 'Payment method', 'Currency', 'Amount', 'Balance'],
      ['01/01/2031', 'Opening balance', '', '', 'USD', '', '50.00'],
      ['02/01/2031', 'Invoice', 'INV-2031-00001', '', 'USD', '3108.25', '3158.25'],
      ['02/09/2031', 'Payment', '1007', 'Check', 'USD', '-621.65', '2536.60'],
      ['03/01/2031', 'Adjustment', '', '', 'USD', '-50.00', '2486.60'],
      ['06/30/2031', 'Closing balance', '', '', 'USD', '', '2486.60'],
    ]);
  });
  it('says what is wrong with a period', async () => {
    open({ [STATEMENT]: refusal(400, 'statement.too_long', 'There are more than 2,000 entries in this period.') });
    await screen.findByText('There are more than 2,000 entries in this period.');
    screen.getByRole('button', { name: 'Custom' });
  });
  it('says that a client isn’t there', async () => {
    open({ [STATEMENT]: refusal(404, 'record.missing', 'Not here.') });
    await screen.findByRole('heading', { name: 'This client isn’t here' });
  });
  it('is closed to who may not view payments', async () => {
    signIn(TOKENS, sessionUser({ permissions_data: ['View Invoices', 'View Client Profiles'] }));
    const sent = open();
    await screen.findByText(/view statements of account/);
    expect(sent).toEqual([]);
  });
});
