import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signIn } from '../../../lib/session';
import { fakeFetch, refusal, type Sent } from '../../../testing/fake-fetch';
import { sessionUser, TOKENS } from '../../../testing/people';
import { renderInApp } from '../../../testing/render-in-app';
import { typeOver } from '../../../testing/type-over';
import { onPhone } from '../../../testing/viewport';
import {
  BOOKING,
  CLIENT,
  INVOICE,
  invoiceRow,
  issuedInvoice,
  MONEY,
  ONE,
  TABLES,
  TRIP,
  wholeInvoice,
} from '../an-invoice.fixture';
import { TripMoneyView } from '../trip/trip-money-view';

beforeAll(() =>
  Promise.all([
    import('../drawer/invoice-drawer'),
    import('../editor/new-invoice'),
    import('../editor/known-invoice-editor'),
  ]),
);
beforeEach(() => {
  onPhone();
  signIn(TOKENS, sessionUser());
});

const BILLABLE = [
  { kind: 'booking', id: BOOKING, title: 'Hotel Sol', price: 300_000, currency: 'USD' },
  { kind: 'booking', id: `bkg_${'7'.repeat(26)}`, title: 'Guide', left_out: 'unpriced', paid_to: 'agency' },
  { kind: 'booking', id: `bkg_${'8'.repeat(26)}`, title: 'Boat', price: 9_000, currency: 'EUR' },
];
const TOTALS = { currency: 'USD', sold: 300_000, invoiced: 0, received: 0, due: 0 };
const EARNED = { net: 265_000, commission: 0, margin: 35_000 };
const PLAN = { pay_now: false, asks_for: 'all', deposit_percent: 20, balance_days: 45 };
const money = (differs: object = {}) => ({
  json: { invoices: [], billable: BILLABLE, totals: [TOTALS], plan: PLAN, ...differs },
});
const WHOLE_TRIP = {
  trip: {
    ...{ id: TRIP, code: 'T-1001', trip_name: 'Amalfi', start_date: '2031-05-01', lead_traveler: 'Ada Price' },
    ...{ lead_traveler_id: 'trv_1', trip_data_mapper: {} },
  },
  travelers: [{ id: 'trv_1', client_id: CLIENT, client_type: 'lead_client', first_name: 'Ada', last_name: 'Price' }],
};
const ANSWERS = {
  [TABLES]: { json: { tables: {} } },
  [MONEY]: money(),
  [`GET /services/trips/api/v1/trips/${TRIP}`]: { json: WHOLE_TRIP },
  [`GET /services/crm/api/v1/individuals/${CLIENT}`]: {
    json: { client: { id: CLIENT, ind_code: 'C-1001', first_name: 'Ada', last_name: 'Price', emails: [] } },
  },
  [`GET ${ONE}`]: { json: wholeInvoice() },
};
const CREATE = 'POST /services/book/api/v1/invoices';
const open = (answers: Parameters<typeof fakeFetch>[0] = {}, address = '') => {
  const sent = fakeFetch({ ...ANSWERS, ...answers });
  const at = `/trips/${TRIP}/money`;
  renderInApp(
    <Routes>
      <Route path="/trips/:trip_id/money" element={<TripMoneyView trip={TRIP} name="Amalfi" />} />
      <Route path="*" element={null} />
    </Routes>,
    { path: at + address },
  );
  return sent;
};
const bodyOf = (sent: Sent[], call: string) =>
  sent.findLast(({ method, url }) => `${method} ${url.pathname}` === call)?.body as Record<string, unknown> | undefined;

describe('the money of a trip', () => {
  it('R-ACC-046 shows what it comes to, its invoices in their own columns, and what is on none, with the reason', async () => {
    open({ [MONEY]: money({ invoices: [invoiceRow()], totals: [{ ...TOTALS, ...EARNED }] }) });
    await screen.findByRole('link', { name: 'INV-2031-00001' });
    const figures = screen.getByLabelText('In USD').textContent;
    expect(figures).toBe(
      'Sold$3,000.00Invoiced$0.00Received$0.00Due$0.00Net cost$2,650.00Commission$0.00Margin$350.00',
    );
    const left = within(screen.getByRole('list', { name: 'Not invoiced yet' }));
    expect(left.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      ...['Hotel Sol$3,000.00', 'GuideNo price yet', 'Boat€90.00'],
    ]);
  });
  it('shows costs and earnings only where they came', async () => {
    open();
    expect((await screen.findByLabelText('In USD')).textContent).toBe(
      'Sold$3,000.00Invoiced$0.00Received$0.00Due$0.00',
    );
  });
  it('R-ACC-125 offers no invoice to who may not make one', async () => {
    signIn(TOKENS, sessionUser({ permissions_data: ['View Invoices', 'View Trips'] }));
    open();
    await screen.findByRole('heading', { name: 'Bill this trip' });
    expect(screen.queryByRole('button', { name: 'New invoice' })).toBeNull();
  });
});

const openNew = async (answers: Parameters<typeof fakeFetch>[0] = {}) => {
  const sent = open(answers);
  await userEvent.click(await screen.findByRole('button', { name: 'New invoice' }));
  // Until the trip is there, another dialog says that it loads.
  await screen.findByRole('heading', { name: 'Payment plan' });
  return { sent, dialog: within(screen.getByRole('dialog', { name: 'New invoice' })) };
};

describe('a new invoice of a trip', () => {
  it('R-ACC-023 R-ACC-048 R-ACC-049 begins with all that can be billed, for the lead client, and is saved as a draft', async () => {
    const { sent, dialog } = await openNew({ [CREATE]: { json: wholeInvoice() } });
    await waitFor(() =>
      expect(dialog.getByRole<HTMLInputElement>('combobox', { name: 'Client' }).value).toBe('Ada Price · C-1001'),
    );
    expect(dialog.getByRole<HTMLInputElement>('textbox', { name: 'Booking' }).value).toBe('Hotel Sol');
    dialog.getByText('No price yet');
    await userEvent.click(dialog.getByRole('button', { name: 'Deposit and final' }));
    const plan = within(dialog.getByRole('region', { name: 'Payments due' }));
    expect(plan.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'PaymentDueAmount',
      expect.stringMatching(/^Deposit.*\$600\.00$/),
      'Final payment03/17/2031$2,400.00',
      'Total$3,000.00',
    ]);
    await userEvent.click(dialog.getByRole('button', { name: 'Save draft' }));
    await screen.findByRole('dialog', { name: 'Draft invoice' });
    expect(screen.getByTestId('address').textContent).toBe(`/trips/${TRIP}/money?invoice=${INVOICE}`);
    expect(bodyOf(sent, CREATE)).toMatchObject({
      ...{ trip_ids: [TRIP], invoice_type: 'Client', pay_as: 'single', currency: 'USD' },
      payers: [{ client_id: CLIENT, weight: 1 }],
      lines: [{ kind: 'booking', booking_id: BOOKING, unit_price: 300_000, quantity: 1 }],
      milestones: [
        { name: 'Deposit', part: { mode: 'percentage', percentage: '20' } },
        { name: 'Final payment', due: { kind: 'before_departure', days: 45 }, part: { mode: 'rest' } },
      ],
    });
  });
  it('follows with its totals, adds a line by Enter, and leaves off one that stayed empty', async () => {
    const { sent, dialog } = await openNew({ [CREATE]: { json: wholeInvoice() } });
    await userEvent.click(dialog.getByRole('button', { name: 'Add planning fee' }));
    const price = () => dialog.getAllByRole('textbox', { name: 'Price' }).at(-1) as HTMLElement;
    await typeOver(price(), '250');
    expect(dialog.getByRole('status', { name: 'Total' }).textContent).toBe('Total $3,250.00');
    await userEvent.click(price());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Item' })).toBe(document.activeElement));
    await userEvent.keyboard('{Control>}s{/Control}');
    await screen.findByRole('dialog', { name: 'Draft invoice' });
    expect(bodyOf(sent, CREATE)?.lines).toMatchObject([
      { kind: 'booking' },
      { kind: 'planning_fee', unit_price: 25_000 },
    ]);
  });
  it('shows what the server refuses where it is, keeps what was typed, and can be sent again', async () => {
    const gone = refusal(404, 'record.missing', 'We can’t find that.');
    const issues = [{ path: 'payers.0.client_id', message: 'We can’t find this client. Choose another one.' }];
    let refusing = true;
    const { dialog } = await openNew({
      [CREATE]: () =>
        refusing
          ? { ...gone, json: { error: { ...(gone.json as { error: object }).error, issues } } }
          : { json: wholeInvoice() },
    });
    await typeOver(dialog.getByRole('textbox', { name: 'Message' }), 'Thank you.');
    await userEvent.click(dialog.getByRole('button', { name: 'Save draft' }));
    await dialog.findByText('We can’t find this client. Choose another one.');
    expect(dialog.getByRole<HTMLInputElement>('textbox', { name: 'Message' }).value).toBe('Thank you.');
    refusing = false;
    await userEvent.click(dialog.getByRole('button', { name: 'Save draft' }));
    await screen.findByRole('dialog', { name: 'Draft invoice' });
  });
  it('isn’t saved while its parts are not the whole, and gives the rest to one of them', async () => {
    const { sent, dialog } = await openNew({ [CREATE]: { json: wholeInvoice() } });
    await userEvent.selectOptions(dialog.getByLabelText('Split'), 'By amount');
    const [first, second] = dialog.getAllByRole('textbox', { name: 'Amount' }) as [HTMLElement, HTMLElement];
    await typeOver(first, '1000');
    dialog.getByText('$2,000.00 left to assign.');
    await userEvent.click(dialog.getByRole('button', { name: 'Save draft' }));
    await dialog.findByText('Choose who pays.');
    expect(bodyOf(sent, CREATE)).toBeUndefined();
    await userEvent.click(dialog.getAllByRole('button', { name: 'Assign the rest' })[1] as HTMLElement);
    await waitFor(() => expect((second as HTMLInputElement).value).toBe('2000.00'));
    expect(dialog.queryByText(/left to assign/)).toBeNull();
  });
  it('asks for the price of a booking in another currency, and has its own again in its own', async () => {
    const { dialog } = await openNew({
      'GET /services/lookups/api/v1/currencies': {
        json: {
          currencies: [
            { code: 'JPY', name: 'Yen' },
            { code: 'USD', name: 'US dollar' },
          ],
        },
      },
    });
    const price = () => dialog.getByRole<HTMLInputElement>('textbox', { name: 'Price' });
    await dialog.findByRole('option', { name: 'JPY Yen' });
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Currency' }), 'JPY');
    await waitFor(() => expect(price().value).toBe(''));
    dialog.getByText('Costs $3,000.00 in the trip. Enter its price in JPY.');
    await typeOver(price(), '45000');
    expect(dialog.getByRole('status', { name: 'Total' }).textContent).toBe('Total ¥45,000');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Currency' }), 'USD');
    await waitFor(() => expect(price().value).toBe('3000.00'));
  });
  it('asks before what was typed is lost', async () => {
    const { dialog } = await openNew();
    await typeOver(dialog.getByRole('textbox', { name: 'Message' }), 'Thank you.');
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Stay' }));
    expect(dialog.getByRole<HTMLInputElement>('textbox', { name: 'Message' }).value).toBe('Thank you.');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Leave without saving' }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByTestId('address').textContent).toBe(`/trips/${TRIP}/money`);
  });
});

describe('an invoice that is there', () => {
  it('is revised once it is issued, and shown what others saved meanwhile', async () => {
    const REVISE = `POST ${ONE}/revise`;
    let version = 2;
    const sent = open(
      {
        [`GET ${ONE}`]: () => ({
          json: issuedInvoice({ version, message: version > 2 ? 'From a colleague' : undefined }),
        }),
        [REVISE]: ({ body }) => {
          if ((body as { version: number }).version === 3) return { json: issuedInvoice({ version: 4, revision: 2 }) };
          version = 3;
          return refusal(409, 'record.stale', 'Someone else has changed this since you opened it.');
        },
      },
      `?invoice=${INVOICE}`,
    );
    const reading = within(await screen.findByRole('dialog', { name: 'Invoice INV-2031-00001' }));
    await userEvent.click(reading.getByRole('button', { name: 'Revise' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Revise INV-2031-00001' }));
    await typeOver(dialog.getAllByRole('textbox', { name: 'Price' })[0] as HTMLElement, '3100');
    await userEvent.click(dialog.getByRole('button', { name: 'Save revision' }));
    await dialog.findByText(/Someone else saved this invoice while you were editing/);
    dialog.getByText('message: theirs is “From a colleague”, yours is “nothing”');
    await userEvent.click(dialog.getByRole('button', { name: 'Keep mine' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save revision' }));
    await screen.findByRole('dialog', { name: 'Invoice INV-2031-00001' });
    expect(bodyOf(sent, REVISE)).toMatchObject({
      version: 3,
      lines: [{ unit_price: 310_000 }, { unit_price: 10_000 }],
    });
  });
});
