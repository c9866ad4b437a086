import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Permission } from '@wayline/core/access/permissions';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signIn } from '../../../lib/session';
import { fakeFetch } from '../../../testing/fake-fetch';
import { sessionUser, TOKENS } from '../../../testing/people';
import { renderInApp } from '../../../testing/render-in-app';
import { onPhone } from '../../../testing/viewport';
import { invoicePayment, ONE_PAYMENT, PAYMENT, PAYMENTS, paymentRow, wholePayment } from '../a-payment.fixture';
import { INVOICE, invoiceRow, issuedInvoice, LIST, ONE, TABLES } from '../an-invoice.fixture';
import type { InvoicePayment, Payment, UnderWay } from '../payment-queries';
import { InvoicesPage } from './invoices-page';

beforeAll(() => Promise.all([import('../drawer/invoice-drawer'), import('../payment/payment-drawer')]));
beforeEach(() => {
  onPhone();
  signIn(TOKENS, sessionUser());
});

const ONLINE = 'strip_online_payment';
const SUMMARY = 'GET /services/book/api/v3/payment_summary';
const open = (path: string, answers: Parameters<typeof fakeFetch>[0]) => {
  fakeFetch({
    ...{ [TABLES]: { json: { tables: {} } }, [SUMMARY]: { status: 404 } },
    [PAYMENTS]: { json: { payments: [paymentRow()], total: 1 } },
    [LIST]: { json: { invoices: [invoiceRow()], total: 1 } },
    ...answers,
  });
  renderInApp(<InvoicesPage />, { path });
};
const permit = (...permissions: Permission[]) =>
  signIn(TOKENS, sessionUser({ permissions_data: ['View Invoices', 'Accounting', 'View Payments', ...permissions] }));

describe('an invoice that is paid online', () => {
  const underWay: UnderWay = {
    ...{ n: '0001', payer_id: 'p1', name: 'Ada Price', currency: 'USD', amount: 62_165 },
    created_at: '2031-01-02T10:00:00.000Z',
  };
  const online = invoicePayment({ payment_method: ONLINE, confirmation_code: 'pi_1' });
  const openInvoice = async (paid: { payments: InvoicePayment[]; under_way?: UnderWay[] }) => {
    open(`/invoices?invoice=${INVOICE}`, { [`GET ${ONE}`]: { json: { ...issuedInvoice(), ...paid } } });
    const drawer = within(await screen.findByRole('dialog', { name: 'Invoice INV-2031-00001' }));
    return within(drawer.getByRole('heading', { name: 'Payments' }).parentElement ?? document.body);
  };
  const MENU = /^Actions for the payment of /;
  const openMenu = async (payments: Awaited<ReturnType<typeof openInvoice>>) => {
    await userEvent.click(payments.getByRole('button', { name: MENU }));
    await screen.findByRole('menuitem', { name: 'Detach' });
    return screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
  };

  it('lists what is on its way before what came, by who pays it, and nothing can be done with that yet', async () => {
    const payments = await openInvoice({ payments: [online], under_way: [underWay] });
    const [, first, second] = payments.getAllByRole('row');
    expect(first?.textContent).toBe('On its wayBank account, onlineSince 01/02/2031Ada Price$621.65');
    expect(first && within(first).queryByRole('button')).toBeNull();
    expect(second?.textContent).toMatch(/Ada Price\$500\.00$/);
  });
  it('lists it also where nothing came yet', async () => {
    const payments = await openInvoice({ payments: [], under_way: [underWay] });
    expect(payments.getAllByRole('row')).toHaveLength(2);
    expect(payments.queryByText('Nothing was paid on it yet.')).toBeNull();
  });
  it('says that nothing was paid where nothing is on its way either', async () => {
    const payments = await openInvoice({ payments: [] });
    payments.getByText('Nothing was paid on it yet.');
  });
  it('can lose a payment that came online, which stays in the books', async () => {
    expect(await openMenu(await openInvoice({ payments: [online] }))).toEqual(['Detach']);
  });
  it('can lose any other for good', async () => {
    expect(await openMenu(await openInvoice({ payments: [invoicePayment()] }))).toEqual(['Detach', 'Delete']);
  });
  it('has no menu of one that came online for who may only delete', async () => {
    permit('Delete Payments');
    const payments = await openInvoice({ payments: [online] });
    expect(payments.queryByRole('button', { name: MENU })).toBeNull();
  });
});

describe('a payment that came online', () => {
  const openPayment = async (differs: Partial<Payment>) => {
    open(`/invoices?tab=received&payment=${PAYMENT}`, { [`GET ${ONE_PAYMENT}`]: { json: wholePayment(differs) } });
    const drawer = within(await screen.findByRole('dialog', { name: 'Payment of $1,000.00' }));
    return drawer;
  };
  const fromStripe: Partial<Payment> = {
    ...{ transaction_type: ONLINE, confirmation_code: 'pi_1', online_id: 'pi_1', fee: 3_400, fee_base: 3_400 },
    ...{ received_by: undefined, received_by_name: 'Stripe' },
  };
  const buttons = (drawer: Awaited<ReturnType<typeof openPayment>>) =>
    ['Delete', 'Refund…', 'Apply…'].filter((name) => drawer.queryByRole('button', { name }));

  it('V03 says what was charged with the fee, and how it came', async () => {
    const drawer = await openPayment(fromStripe);
    expect(drawer.getByLabelText('Amounts').textContent).toBe(
      'Charged$1,034.00Fee$34.00Amount$1,000.00Applied$500.00Unapplied$500.00',
    );
    drawer.getByText(/^Stripe, /);
  });
  it('has no fee where none was charged', async () => {
    const drawer = await openPayment({ ...fromStripe, fee: 0, fee_base: 0 });
    expect(drawer.getByLabelText('Amounts').textContent).toMatch(/^Amount\$1,000\.00Applied/);
  });
  it('can be applied, but stays in the books', async () => {
    expect(buttons(await openPayment(fromStripe))).toEqual(['Refund…', 'Apply…']);
  });
  it('offers nothing to who may only delete', async () => {
    permit('Delete Payments');
    const drawer = await openPayment(fromStripe);
    await waitFor(() => expect(drawer.getByLabelText('Amounts')).toBeTruthy());
    expect(buttons(drawer)).toEqual([]);
  });
});
