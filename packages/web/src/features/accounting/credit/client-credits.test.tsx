import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signIn } from '../../../lib/session';
import { fakeFetch, refusal } from '../../../testing/fake-fetch';
import { sessionUser, TOKENS } from '../../../testing/people';
import { renderInApp } from '../../../testing/render-in-app';
import { onPhone } from '../../../testing/viewport';
import { CREDITS, clientCredit, GIVE_CREDIT, ONE_CREDIT } from '../a-credit.fixture';
import { PAYMENT } from '../a-payment.fixture';
import { CLIENT } from '../an-invoice.fixture';
import { ClientCredits } from './client-credits';

beforeAll(() => Promise.all([import('./give-credit'), import('./change-expiry')]));
beforeEach(() => {
  onPhone();
  signIn(TOKENS, sessionUser());
});

const CURRENCIES = 'GET /services/lookups/api/v1/currencies';
const listing = (...credits: object[]) => ({ json: { credits, available: [{ currency: 'USD', amount: 18_000 }] } });
const converted = clientCredit({
  ...{ id: `client_credit_${'2'.repeat(26)}` as never, kind: 'converted', reason: undefined, payment_id: PAYMENT },
  ...{ received_on: '2031-01-02', state: 'expired', left_amount: 0, expires_on: '2031-01-10' },
  expired: [{ amount: 50_000, base: 50_000, expired_on: '2031-01-11' }],
});
const open = (answers: Parameters<typeof fakeFetch>[0] = {}) => {
  const sent = fakeFetch({
    [CREDITS]: listing(clientCredit(), converted),
    [CURRENCIES]: { json: { currencies: [{ code: 'USD', name: 'US dollar' }] } },
    ...answers,
  });
  renderInApp(<ClientCredits client={CLIENT} />);
  return { sent, writes: () => sent.filter(({ method }) => method !== 'GET') };
};
const menuOf = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  return (item: string) => userEvent.click(screen.getByRole('menuitem', { name: item }));
};

describe('the credits of a client', () => {
  it('R-ACC-131 say what is left of each, where it comes from and until when, and what can be spent', async () => {
    const { sent } = open();
    const rows = within(await screen.findByRole('list', { name: 'Client credit' })).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      '$180.00 leftof $500.00AvailableThe late transferNever expires',
      '$0.00 leftof $500.00ExpiredPayment of 01/02/2031Expired after 01/10/2031',
    ]);
    screen.getByText('$180.00 to spend');
    const link = screen.getByRole('link', { name: 'Payment of 01/02/2031' });
    expect(link.getAttribute('href')).toBe(`/invoices?tab=received&payment=${PAYMENT}`);
    expect(sent[0]?.url.searchParams.get('client_id')).toBe(CLIENT);
  });
  it('teach what credit is while there is none', async () => {
    open({ [CREDITS]: { json: { credits: [], available: [] } } });
    await screen.findByRole('heading', { name: 'No credit yet' });
    screen.getByRole('button', { name: 'Give credit…' });
  });
  it('are closed to who may not view payments', () => {
    signIn(TOKENS, sessionUser({ permissions_data: ['View Invoices'] }));
    const { sent } = open();
    expect(sent).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Give credit…' })).toBeNull();
  });
  it('can’t be given, changed or taken back by who may only view payments', async () => {
    signIn(TOKENS, sessionUser({ permissions_data: ['View Payments'] }));
    open();
    await screen.findByText('$180.00 to spend');
    expect(screen.queryAllByRole('button')).toEqual([]);
  });
});

describe('credit', () => {
  it('is given with an amount and a reason', async () => {
    const { writes } = open({ [GIVE_CREDIT]: { json: { credit: clientCredit() } } });
    await userEvent.click(await screen.findByRole('button', { name: 'Give credit…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Give credit' }));
    const give = () => userEvent.click(dialog.getByRole('button', { name: 'Give credit' }));
    await give();
    await dialog.findByText('Enter an amount.');
    dialog.getByText('Please fill this in.');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Amount' }), '75');
    await userEvent.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'The late transfer');
    await give();
    await screen.findByText('Credit given');
    expect(writes().map(({ body }) => body)).toEqual([
      { client_id: CLIENT, currency: 'USD', amount: 7_500, reason: 'The late transfer' },
    ]);
  });
  it('that expired is there again with a later day, which says how much', async () => {
    const ONE = `PUT /services/book/api/v3/client_credits/${converted.id}`;
    const { writes } = open({ [ONE]: { json: { credit: converted } } });
    await (await menuOf('Payment of 01/02/2031'))('Change expiry…');
    const dialog = within(await screen.findByRole('dialog', { name: 'Change expiry' }));
    dialog.getByText('With a later day, $500.00 that expired can be spent again.');
    await userEvent.clear(dialog.getByRole('textbox', { name: 'Expires after' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await screen.findByText('Credit changed');
    expect(writes().map(({ body }) => body)).toEqual([{ version: 1, expires_on: null, remark: '' }]);
  });
  it('is taken back once its reader says so, and says why it can’t be', async () => {
    const spent = 'Some of this credit is spent. Delete the payments made with it first.';
    let answers = 0;
    const { writes } = open({
      [`DELETE ${ONE_CREDIT}`]: () =>
        answers++ === 0 ? refusal(409, 'credit.is_spent', spent) : { json: { status: 'success' } },
    });
    const takeBack = async (answer: string) => {
      await (await menuOf('The late transfer'))('Take back');
      const question = within(await screen.findByRole('alertdialog'));
      await userEvent.click(question.getByRole('button', { name: answer }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    };
    await takeBack('Cancel');
    expect(writes()).toEqual([]);
    await takeBack('Take back');
    await screen.findByText(spent);
    await takeBack('Take back');
    await screen.findByText('Credit taken back');
    expect(writes()).toHaveLength(2);
  });
});
