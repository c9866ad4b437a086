import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signIn } from '../../../lib/session';
import { todayHere } from '../../../lib/today';
import type { fakeFetch } from '../../../testing/fake-fetch';
import { sessionUser, TOKENS } from '../../../testing/people';
import { typeOver } from '../../../testing/type-over';
import { onPhone } from '../../../testing/viewport';
import { CLIENT, inDays, invoiceOfTwo, issuedInvoice, ONE, shareOf } from '../an-invoice.fixture';
import type { WholeInvoice } from '../invoice-queries';
import { openInvoice } from '../open-invoice.fixture';

beforeAll(() => Promise.all([import('../drawer/invoice-drawer'), import('./write-off-invoice')]));
beforeEach(() => {
  onPhone();
  signIn(TOKENS, sessionUser());
});

const WRITE_OFF = `POST ${ONE}/write_offs`;
const openForm = async (whole: WholeInvoice, answers: Parameters<typeof fakeFetch>[0] = {}) => {
  const { sent, drawer } = await openInvoice(whole, answers);
  await userEvent.click(drawer.getByRole('button', { name: 'Write off…' }));
  return { sent, form: within(await screen.findByRole('dialog', { name: 'Write off INV-2031-00001' })) };
};
const ofTwo = invoiceOfTwo(100_000);
const given: WholeInvoice['invoice']['write_offs'][number] = {
  ...{ id: `write_off_${'8'.repeat(26)}` as never, payer_id: 'p1', client_id: CLIENT, amount: 12_000, base: 12_000 },
  ...{ day: inDays(0), reason: 'They moved away', by_name: 'Kim Lee' },
};

describe('writing off what isn’t paid (V11)', () => {
  it('says what the books will say and who owes what then, and can be undone', async () => {
    const after = { ...ofTwo, invoice: { ...ofTwo.invoice, write_offs: [given] } };
    const { sent, form } = await openForm(ofTwo, {
      [WRITE_OFF]: { json: after },
      [`DELETE ${ONE}/write_offs/${given.id}`]: { json: ofTwo },
    });
    expect(form.getByLabelText('Amount')).toHaveProperty('value', '554.13');
    await userEvent.selectOptions(form.getByLabelText('Who won’t pay it'), 'p2');
    expect(form.getByLabelText('Amount')).toHaveProperty('value', '1554.12');
    await typeOver(form.getByLabelText('Amount'), '120');
    const outcome = form.getByRole('status', { name: 'What this does' });
    expect(outcome.textContent).toContain(
      'Written off$120.00Ben Orr owes then$1,434.12Due on the invoice then$1,988.25',
    );
    expect(outcome.textContent).toContain('$120.00 moves from Client receivable (1100) to Bad debts (5220).');
    await userEvent.click(form.getByRole('button', { name: 'Write off' }));
    await form.findByText('Please fill this in.');
    await userEvent.type(form.getByLabelText('Reason'), 'They moved away');
    await userEvent.click(form.getByRole('button', { name: 'Write off' }));
    await waitFor(() => expect(sent.find(({ method }) => method === 'POST')).toBeDefined());
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
      ...{ version: 2, payer_id: 'p2', amount: 12_000, reason: 'They moved away', day: todayHere() },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(sent.some(({ method }) => method === 'DELETE')).toBe(true));
  });

  it('says when that is more than is owed', async () => {
    const { sent, form } = await openForm(ofTwo);
    await typeOver(form.getByLabelText('Amount'), '600');
    await userEvent.type(form.getByLabelText('Reason'), 'They moved away');
    await userEvent.click(form.getByRole('button', { name: 'Write off' }));
    await form.findByText('Ada Price owes $554.13. Enter up to that much.');
    expect(sent.some(({ method }) => method === 'POST')).toBe(false);
  });

  it('is offered to who may edit invoices, while anybody owes anything', async () => {
    const paid = issuedInvoice({
      ...{ shares: [shareOf('p1', CLIENT, 'Ada Price', 310_825, 310_825)], total_amount_received: 310_825 },
      payment_status: 'paid',
    });
    const { drawer } = await openInvoice(paid);
    expect(drawer.queryByRole('button', { name: 'Write off…' })).toBeNull();
  });
});

describe('an invoice with a write-off', () => {
  it('says how much, when, by whom and why, isn’t changed meanwhile, and is recovered', async () => {
    const whole = issuedInvoice({ write_offs: [given] });
    const { sent, drawer } = await openInvoice(whole, {
      [`DELETE ${ONE}/write_offs/${given.id}`]: { json: issuedInvoice() },
    });
    const item = drawer.getByText('They moved away').closest('li');
    expect(item?.textContent).toContain('Written off $120.00 on ');
    expect(item?.textContent).toContain('by Kim Lee');
    expect(drawer.getByLabelText('Totals').textContent).toContain('Received$0.00Written off-$120.00Due$2,988.25');
    for (const name of ['Revise', 'Cancel invoice', 'Credit…'])
      expect(drawer.queryByRole('button', { name })).toBeNull();
    await userEvent.click(drawer.getByRole('button', { name: 'Recover $120.00 of Ada Price' }));
    await waitFor(() => expect(sent.some(({ method }) => method === 'DELETE')).toBe(true));
    await screen.findByText('Write-off taken back');
  });
  it('is called written off, and not paid, where nothing else is due', async () => {
    const row = { payment_status: 'paid', written_off: 310_825, total_amount_due: 0 } as const;
    const whole = issuedInvoice({ write_offs: [{ ...given, amount: 310_825 }], payment_status: 'paid' });
    const { drawer } = await openInvoice(whole, {}, row);
    drawer.getByText('Written off $3,108.25', { selector: 'span' });
    expect(drawer.queryByText('Paid')).toBeNull();
  });
});
