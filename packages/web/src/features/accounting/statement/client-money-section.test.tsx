import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signIn } from '../../../lib/session';
import { fakeFetch } from '../../../testing/fake-fetch';
import { sessionUser, TOKENS } from '../../../testing/people';
import { renderInApp } from '../../../testing/render-in-app';
import { CLIENT, INVOICE, issuedInvoice, ONE } from '../an-invoice.fixture';
import { aStatement, nothingYet, STATEMENT } from './a-statement.fixture';
import { ClientMoneySection } from './client-money-section';

beforeAll(() => import('../drawer/invoice-drawer'));
beforeEach(() => signIn(TOKENS, sessionUser()));

const open = (statement = aStatement()) => {
  const sent = fakeFetch({ [STATEMENT]: { json: statement }, [`GET ${ONE}`]: { json: issuedInvoice() } });
  renderInApp(<ClientMoneySection id="money" title="Money" clientId={CLIENT} />);
  return sent;
};

describe('the money of a client in their profile (statement of account per client)', () => {
  it('says what they owe, what of it is overdue and what they have, and leads to the statement', async () => {
    const sent = open();
    const figures = await screen.findByLabelText('Money in USD');
    expect(figures.textContent).toBe('Balance due$2,586.60Overdue$486.60Credit$100.00Paid in 2031$0.00');
    const way = screen.getByRole('link', { name: 'Statement of account…' });
    expect(way.getAttribute('href')).toBe(`/crm/clients/${CLIENT}/statement`);
    expect(sent[0]?.url.searchParams.toString()).toBe(`client_id=${CLIENT}`);
  });
  it('counts what they pay at suppliers with the rest, and leads to what each figure counts', async () => {
    const money = { currency: 'USD', owed: 100_00, overdue: 0, held: 0, at_supplier: 50_00, paid_this_year: 30_00 };
    open(aStatement({ money: [money] }));
    const figures = within(await screen.findByLabelText('Money in USD'));
    figures.getByText('$50.00 of it at suppliers');
    expect(figures.getByRole('link', { name: '$150.00' }).getAttribute('href')).toBe(`/invoices?client=${CLIENT}`);
    expect(figures.getByRole('link', { name: '$30.00' }).getAttribute('href')).toBe(
      `/invoices?tab=received&client=${CLIENT}&payment_method=money&received_from=2031-01-01`,
    );
  });
  it('opens an invoice on which they owe something', async () => {
    open();
    const list = within(await screen.findByRole('list', { name: 'Open invoices' }));
    expect(list.getByRole('listitem').textContent).toBe(
      'INV-2031-00001AmalfiOverdue since 06/10/2031 · $486.60 of it$2,486.60',
    );
    await userEvent.click(list.getByRole('link', { name: 'INV-2031-00001' }));
    expect(screen.getByTestId('address').textContent).toBe(`/?invoice=${INVOICE}`);
    await screen.findByRole('dialog', { name: 'Invoice INV-2031-00001' });
  });
  it('has a row for each currency in which there is something', async () => {
    open(
      aStatement({
        money: [
          { currency: 'USD', owed: 0, overdue: 0, held: 0 },
          { currency: 'EUR', owed: 100, overdue: 0, held: 0 },
        ],
      }),
    );
    await screen.findByLabelText('Money in EUR');
    expect(screen.queryByLabelText('Money in USD')).toBeNull();
  });
  it('says what will be here while there is nothing', async () => {
    open(nothingYet());
    await screen.findByText(/What you bill them and what they pay is added up here/);
    expect(screen.queryByLabelText('Money in USD')).toBeNull();
  });
  it('says that it isn’t all where its reader sees a part', async () => {
    open(aStatement({ is_partial: true }));
    await screen.findByText(/Only invoices and payments that you have access to/);
  });
});
