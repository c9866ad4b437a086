import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signIn } from '../../../lib/session';
import { todayHere } from '../../../lib/today';
import type { fakeFetch } from '../../../testing/fake-fetch';
import { sessionUser, TOKENS } from '../../../testing/people';
import { typeOver } from '../../../testing/type-over';
import { onPhone } from '../../../testing/viewport';
import {
  BOOKING,
  CLIENT,
  INVOICE,
  inDays,
  invoiceOfTwo,
  issuedInvoice,
  ONE,
  shareOf,
  TRIP,
} from '../an-invoice.fixture';
import type { CreditNote, WholeInvoice } from '../invoice-queries';
import { openInvoice } from '../open-invoice.fixture';

beforeAll(() => Promise.all([import('../drawer/invoice-drawer'), import('./credit-invoice')]));
beforeEach(() => {
  onPhone();
  signIn(TOKENS, sessionUser());
});

const CREDIT = `POST ${ONE}/credit_notes`;
const openForm = async (whole: WholeInvoice, answers: Parameters<typeof fakeFetch>[0] = {}) => {
  const { sent, drawer } = await openInvoice(whole, answers);
  await userEvent.click(drawer.getByRole('button', { name: 'Credit…' }));
  return { sent, form: within(await screen.findByRole('dialog', { name: 'Credit INV-2031-00001' })) };
};
/** Paid in full by the one, and by the other not at all. */
const ofTwo = invoiceOfTwo(155_413);
const note: CreditNote = {
  ...{ id: `credit_note_${'7'.repeat(26)}` as CreditNote['id'], invoice_id: INVOICE, trip_id: TRIP },
  ...{ number: 'CN-2031-00001', day: inDays(0), reason: 'The client fell ill.', currency: 'USD', fee: 5_000 },
  lines: [
    {
      ...{ line_id: 'l1', booking_id: BOOKING as never, title: 'Hotel Sol', amount: 100_000, fee: 5_000 },
      ...{ before_tax: 100_000, taxes: [] },
    },
  ],
  ...{ total: 95_000, created_by_name: 'Marta Lindqvist', created_at: '2031-01-02T10:00:00.000Z' },
  shares: [
    {
      payer_id: 'p1',
      client_id: CLIENT,
      name: 'Ada Price',
      amount: 95_000,
      at_supplier: 0,
      fee: 5_000,
      released: 20_000,
    },
  ],
};

describe('crediting an invoice (V07)', () => {
  it('says what becomes of it as it is typed, and sends what is credited, kept and why', async () => {
    const paid = issuedInvoice({
      shares: [shareOf('p1', CLIENT, 'Ada Price', 310_825, 310_825)],
      total_amount_received: 310_825,
    });
    const { sent, form } = await openForm(paid, { [CREDIT]: { json: { ...paid, credit_notes: [note] } } });
    const make = form.getByRole('button', { name: 'Make credit note' });
    expect(make).toHaveProperty('disabled', true);
    await typeOver(form.getByLabelText('Credit Hotel Sol'), '1000');
    await typeOver(form.getByLabelText('Fee you keep of Hotel Sol'), '50');
    const outcome = form.getByRole('status', { name: 'What this does' });
    expect(outcome.textContent).toContain('Credited$1,000.00Cancellation fee-$50.00Credit note$950.00');
    expect(outcome.textContent).toContain('Due on the invoice then$0.00');
    expect(outcome.textContent).toContain('$950.00 of what was paid comes off this invoice.');
    await userEvent.click(make);
    await form.findByText('Please fill this in.');
    await userEvent.type(form.getByLabelText('Reason'), 'The client fell ill.');
    await userEvent.click(make);
    await waitFor(() => expect(sent.find(({ method }) => method === 'POST')).toBeDefined());
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
      ...{ version: 2, reason: 'The client fell ill.', day: todayHere() },
      lines: [{ line_id: 'l1', booking_id: BOOKING, amount: 100_000, fee: 5_000 }],
    });
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Credit INV-2031-00001' })).toBeNull());
  });

  it('credits all of a line, or everything, with one press, and says when that is too much', async () => {
    const { form } = await openForm(issuedInvoice());
    await userEvent.click(form.getByRole('button', { name: 'Credit all of Planning' }));
    expect(form.getByLabelText('Credit Planning')).toHaveProperty('value', '108.25');
    expect(form.queryByLabelText('Fee you keep of Planning')).toBeNull();
    await userEvent.click(form.getByRole('button', { name: 'Credit everything' }));
    expect(form.getByRole('status', { name: 'What this does' }).textContent).toContain('Due on the invoice then$0.00');
    await typeOver(form.getByLabelText('Credit Planning'), '200');
    form.getByText('Only $108.25 of this is left to credit. Enter up to that much.');
    expect(form.getByRole('button', { name: 'Make credit note' })).toHaveProperty('disabled', true);
  });

  it('is shared by those who pay as they owe, until somebody says otherwise', async () => {
    const { sent, form } = await openForm(ofTwo, { [CREDIT]: { json: ofTwo } });
    await typeOver(form.getByLabelText('Credit Hotel Sol'), '100');
    expect(form.getByLabelText('For Ada Price')).toHaveProperty('value', '50.00');
    await typeOver(form.getByLabelText('For Ada Price'), '0');
    form.getByText('These come to $50.00, and the credit to $100.00. Make them the same.');
    await typeOver(form.getByLabelText('For Ben Orr'), '100');
    await userEvent.type(form.getByLabelText('Reason'), 'A night less');
    await userEvent.click(form.getByRole('button', { name: 'Make credit note' }));
    await waitFor(() =>
      expect(sent.find(({ method }) => method === 'POST')?.body).toMatchObject({
        shares: [
          { payer_id: 'p1', amount: 0 },
          { payer_id: 'p2', amount: 10_000 },
        ],
      }),
    );
  });

  it('shows what is refused at its place', async () => {
    const issues = [{ path: 'lines.0.amount', message: 'All of this is credited already.' }];
    const refused = { code: 'credit_note.not_ready', title: 'Error!', message: 'Check it.', request_id: 'req-1' };
    const { form } = await openForm(issuedInvoice(), {
      [CREDIT]: { status: 400, json: { error: { ...refused, issues } } },
    });
    await typeOver(form.getByLabelText('Credit Hotel Sol'), '10');
    await userEvent.type(form.getByLabelText('Reason'), 'A night less');
    await userEvent.click(form.getByRole('button', { name: 'Make credit note' }));
    await form.findByText('All of this is credited already.');
  });
});

describe('an invoice that is credited', () => {
  it('says what was, why and by whom, is neither revised nor canceled, and still comes to what it came to', async () => {
    const { drawer } = await openInvoice({ ...issuedInvoice({ credited: 95_000 }), credit_notes: [note] });
    const item = drawer.getByText('CN-2031-00001').closest('li');
    expect(item?.textContent).toContain('by Marta Lindqvist');
    expect(item?.textContent).toContain('The client fell ill.');
    expect(item?.textContent).toContain(
      'Hotel Sol · $50.00 kept as a cancellation fee · $200.00 of what was paid came off',
    );
    expect(item?.textContent).toContain('-$950.00');
    const totals = drawer.getByLabelText('Totals');
    expect(totals.textContent).toContain('Total$3,108.25Credited-$950.00Received$0.00Due$2,158.25');
    expect(drawer.queryByRole('button', { name: 'Revise' })).toBeNull();
    expect(drawer.queryByRole('button', { name: 'Cancel invoice' })).toBeNull();
    drawer.getByRole('button', { name: 'Credit…' });
  });
  it('offers nothing to credit once all of it is, also where some was kept, and says so', async () => {
    const [line] = note.lines;
    const all = {
      ...note,
      lines: [
        { ...line, line_id: 'l1', title: 'Hotel Sol', amount: 300_000, fee: 5_000, before_tax: 300_000, taxes: [] },
        {
          line_id: 'l2',
          title: 'Planning',
          amount: 10_825,
          fee: 0,
          before_tax: 10_000,
          taxes: [{ code: 'T825', tax: 825 }],
        },
      ],
    };
    const { drawer } = await openInvoice({ ...issuedInvoice({ credited: 305_825 }), credit_notes: [all] });
    expect(drawer.queryByRole('button', { name: 'Credit…' })).toBeNull();
  });
  it('is credited, and not paid, where nothing came of it', async () => {
    const whole = issuedInvoice({ credited: 310_825, payment_status: 'paid' });
    const { drawer } = await openInvoice({ ...whole, credit_notes: [note] });
    drawer.getByText('Credited', { selector: 'span' });
    expect(drawer.queryByText('Paid')).toBeNull();
  });
  it('is credited by nobody who may not edit invoices', async () => {
    signIn(TOKENS, sessionUser({ permissions_data: ['View Invoices', 'Accounting'] }));
    const { drawer } = await openInvoice(issuedInvoice());
    expect(drawer.queryByRole('button', { name: 'Credit…' })).toBeNull();
  });
});
