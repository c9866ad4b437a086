import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { formatDate } from '../../../lib/format';
import { signIn } from '../../../lib/session';
import { type fakeFetch, refusal, type Sent } from '../../../testing/fake-fetch';
import { sessionUser, TOKENS } from '../../../testing/people';
import { onPhone } from '../../../testing/viewport';
import { CLIENT, inDays, issuedInvoice, ONE, OTHER_CLIENT } from '../an-invoice.fixture';
import { openInvoice } from '../open-invoice.fixture';
import type { RemindedPayer, Reminders } from './reminder-queries';

beforeAll(() => import('../drawer/invoice-drawer'));
beforeEach(() => {
  onPhone();
  signIn(TOKENS, sessionUser());
});

const REMINDERS = `${ONE}/reminders`;
const at = (days: number) => `${inDays(days)}T13:00:00.000Z`;
const ada = (differs: Partial<RemindedPayer> = {}): RemindedPayer => ({
  ...{ payer_id: 'p1', client_id: CLIENT, name: 'Ada Price', email: 'ada@client.test', next_at: at(6) },
  last: { at: at(-1), to: 'ada@client.test' },
  about: [{ id: 'm1', name: 'Deposit', due_day: inDays(-3), open: 62_165, is_late: true }],
  ...differs,
});
const ben: RemindedPayer = { ...ada({ payer_id: 'p2', client_id: OTHER_CLIENT, name: 'Ben Price' }), last: undefined };

const open = async (reminders: Partial<Reminders> = {}, answers: Parameters<typeof fakeFetch>[0] = {}) => {
  const { sent, drawer } = await openInvoice(issuedInvoice(), {
    [`GET ${REMINDERS}`]: { json: { sends: true, payers: [ada()], ...reminders } },
    ...{
      [`PUT ${REMINDERS}`]: { json: { is_paused: true } },
      [`POST ${REMINDERS}`]: { json: { to: 'a@b.c', at: at(0) } },
    },
    [`PUT ${REMINDERS}/${CLIENT}`]: { json: { is_stopped: true } },
    ...answers,
  });
  await drawer.findByRole('heading', { name: 'Reminders' });
  return { sent, drawer };
};
const sentTo = (sent: Sent[], asked: string) =>
  sent.flatMap(({ method, url, body }) => (`${method} ${url.pathname}` === asked ? [body] : []));

describe('the reminders of an invoice', () => {
  it('say when each was reminded last, and is next', async () => {
    const { drawer } = await open({ payers: [ada(), ben] });
    drawer.getByText(`Last reminded ${formatDate(at(-1))} · next ${formatDate(at(6))}`);
    drawer.getByText(`Next reminder ${formatDate(at(6))}`);
  });

  it.each<[string, Partial<RemindedPayer>]>([
    ['No email address', { last: undefined, next_at: undefined, email: undefined, why_not: 'no_email' }],
    ['Doesn’t want reminders', { last: undefined, why_not: 'stopped', stopped: { at: at(-2) } }],
    ['Turned off by Marta', { last: undefined, why_not: 'stopped', stopped: { at: at(-2), by: 'Marta' } }],
    ['No reminders while a payment is on its way', { last: undefined, why_not: 'under_way' }],
    [
      `Last reminded ${formatDate(at(-1))} by Marta (Not delivered: the mailbox does not exist) · next ${formatDate(at(6))}`,
      { last: { at: at(-1), to: 'ada@client.test', by: 'Marta', trouble: 'no_mailbox' } },
    ],
  ])('say %s', async (words, differs) => {
    const { drawer } = await open({ payers: [ada(differs)] });
    drawer.getByText(words);
  });

  it('remind at once, after saying whom and of what', async () => {
    const { sent, drawer } = await open();
    await userEvent.click(drawer.getByRole('button', { name: 'Remind Ada Price now…' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Remind Ada Price now?' }));
    question.getByText(
      `We’ll email ada@client.test a link to their part. It asks for: Deposit, $621.65, due since ${formatDate(inDays(-3))}.`,
    );
    await userEvent.click(question.getByRole('button', { name: 'Send reminder' }));
    await screen.findByText('Reminder sent to ada@client.test');
    expect(sentTo(sent, `POST ${REMINDERS}`)).toEqual([{ payer_id: 'p1' }]);
  });

  it('say why one isn’t sent', async () => {
    const message = 'Ada Price was reminded less than an hour ago. Wait a little before you remind them again.';
    const refused = { [`POST ${REMINDERS}`]: refusal(409, 'payment_reminder.too_soon', message) };
    const { drawer } = await open({}, refused);
    await userEvent.click(drawer.getByRole('button', { name: 'Remind Ada Price now…' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Send reminder' }));
    await screen.findByText(message);
  });

  it('are paused for the invoice, and turned off for a client, which can be undone', async () => {
    const { sent, drawer } = await open();
    await userEvent.click(drawer.getByRole('button', { name: 'Pause reminders for this invoice' }));
    await screen.findByText('Reminders paused');
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText('Reminders resumed');
    expect(sentTo(sent, `PUT ${REMINDERS}`)).toEqual([{ is_paused: true }, { is_paused: false }]);
    await waitFor(() =>
      expect(drawer.getByRole<HTMLButtonElement>('button', { name: 'Don’t remind Ada Price' }).disabled).toBe(false),
    );
    await userEvent.click(drawer.getByRole('button', { name: 'Don’t remind Ada Price' }));
    await screen.findByText('Ada Price won’t be reminded');
    expect(sentTo(sent, `PUT ${REMINDERS}/${CLIENT}`)).toEqual([{ is_stopped: true }]);
  });

  it('lead to the settings while they are off, and can’t be changed by who may only read', async () => {
    const { drawer } = await open({ sends: false, payers: [ada({ why_not: 'off', last: undefined })] });
    drawer.getByText('Not sent automatically');
    expect(drawer.getByRole('link', { name: 'Set up payment reminders' }).getAttribute('href')).toBe(
      '/myaccount/payment-reminders',
    );
    expect(drawer.queryByRole('button', { name: 'Pause reminders for this invoice' })).toBeNull();
  });

  it('are only read by who may not edit invoices', async () => {
    signIn(TOKENS, { ...sessionUser(), permissions_data: ['Accounting', 'View Invoices'] });
    const { drawer } = await open();
    expect(drawer.queryByRole('button', { name: /emind/ })).toBeNull();
  });
});
