import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { fakeFetch, refusal } from '../../testing/fake-fetch';
import { renderInApp } from '../../testing/render-in-app';
import { NewEntryDialog } from './new-entry-dialog';

const ACCOUNTS = [
  { code: '1000', name: 'Operating bank', kind: 'asset', memo: false, needs: ['bank'] },
  { code: '3000', name: 'Owner’s equity', kind: 'equity', memo: false, needs: [] },
  { code: '4000', name: 'Commission income', kind: 'income', memo: false, needs: ['supplier', 'booking'] },
  { code: '5220', name: 'Bad debts', kind: 'expense', memo: false, needs: ['client', 'invoice'] },
];
const refused = (issues: object[]) => {
  const answer = refusal(
    400,
    'ledger.not_balanced',
    'This entry can’t be posted yet. Check the lines that are marked.',
  );
  return { ...answer, json: { error: { ...(answer.json as { error: object }).error, issues } } };
};

it('marks each thing that is wrong where it was typed', async () => {
  fakeFetch({
    'GET /services/book/api/v1/ledger/accounts': { json: { currency: 'USD', accounts: ACCOUNTS } },
    'POST /services/book/api/v1/ledger/entries': refused([
      { path: 'lines.1.amount', message: 'This amount is too large for one line. Check the zeros.' },
      { path: 'lines.0.dimensions.bank', message: 'Operating bank needs a bank account.' },
      { path: 'entry_date', message: 'Choose a day within the next year.' },
    ]),
  });
  renderInApp(<NewEntryDialog onClose={() => undefined} />);
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findAllByRole('option', { name: '1000 Operating bank' });
  const [first, second] = dialog.getAllByLabelText(/^Account/);
  await userEvent.selectOptions(first as HTMLElement, '1000');
  await userEvent.selectOptions(second as HTMLElement, '3000');
  for (const amount of dialog.getAllByLabelText(/^Amount/)) {
    await userEvent.click(amount);
    await userEvent.paste('100');
    await userEvent.tab();
  }
  await userEvent.type(dialog.getByLabelText(/^Bank account/), 'Main');
  await userEvent.type(dialog.getByLabelText(/^Reason/), 'Money the owner put in');
  await userEvent.click(dialog.getByRole('button', { name: 'Post entry' }));
  await dialog.findByText('This entry can’t be posted yet. Check the lines that are marked.');
  const saysOf = (field: HTMLElement | undefined) =>
    field?.closest('[data-scope="field"][data-part="root"]')?.textContent;
  expect(saysOf(dialog.getAllByLabelText(/^Amount/)[1])).toContain('too large for one line');
  expect(saysOf(dialog.getByLabelText(/^Bank account/))).toContain('Operating bank needs a bank account.');
  expect(saysOf(dialog.getByLabelText(/^Date/))).toContain('Choose a day within the next year.');
});

const [MARA, HARBOR, TRIP, BOOKING] = ['cli', 'ins', 'trp', 'bkg'].map((prefix) => `${prefix}_${'1'.repeat(26)}`);
const LEDGER = '/services/book/api/v1/ledger';
const openWithRecords = async () => {
  const sent = fakeFetch({
    [`GET ${LEDGER}/accounts`]: { json: { currency: 'USD', accounts: ACCOUNTS } },
    'GET /services/crm/api/v1/individuals': {
      json: { clients: [{ id: MARA, ind_code: 'C-1001', first_name: 'Mara', last_name: 'Li', emails: [] }], total: 1 },
    },
    'GET /services/crm/api/v1/institutions': {
      json: { institutions: [{ id: HARBOR, name: 'Harbor Hotel', acct: 'S-1' }], total: 1 },
    },
    'GET /services/book/api/v1/company_bookings': {
      json: {
        bookings: [{ id: BOOKING, title: 'Dinner', trip_id: TRIP, trip: { trip_name: 'Malta', code: 'T-1' } }],
        total: 1,
      },
    },
    [`POST ${LEDGER}/entries`]: { json: { entry: {} } },
  });
  renderInApp(<NewEntryDialog onClose={() => undefined} />);
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findAllByRole('option', { name: '1000 Operating bank' });
  return { sent, dialog };
};
type Dialog = Awaited<ReturnType<typeof openWithRecords>>['dialog'];
const fillIn = async (dialog: Dialog, codes: readonly string[]) => {
  for (const [i, code] of codes.entries())
    await userEvent.selectOptions(dialog.getAllByLabelText(/^Account/)[i] as HTMLElement, code);
  for (const amount of dialog.getAllByLabelText(/^Amount/)) {
    await userEvent.click(amount);
    await userEvent.paste('100');
    await userEvent.tab();
  }
  await userEvent.type(dialog.getByLabelText(/^Reason/), 'Set right');
};
const choose = async (dialog: Dialog, field: RegExp, typed: string, option: RegExp) => {
  await userEvent.type(dialog.getByRole('combobox', { name: field }), typed);
  await userEvent.click(await dialog.findByRole('option', { name: option }));
};
const posted = (sent: ReturnType<typeof fakeFetch>) => sent.filter(({ method }) => method === 'POST').at(-1)?.body;

it('names the supplier and the booking that an account needs, chosen by name; the trip comes with the booking', async () => {
  const { sent, dialog } = await openWithRecords();
  await fillIn(dialog, ['3000', '4000']);
  await choose(dialog, /^Supplier/, 'harb', /Harbor Hotel/);
  await choose(dialog, /^Booking/, 'din', /Dinner/);
  expect(dialog.getByRole<HTMLInputElement>('combobox', { name: /^Trip/ }).value).toBe('Malta');
  await userEvent.click(dialog.getByRole('button', { name: 'Post entry' }));
  await expect
    .poll(() => posted(sent))
    .toMatchObject({
      lines: [
        { account: '3000', amount: 10_000, dimensions: {} },
        { account: '4000', amount: -10_000, dimensions: { supplier: HARBOR, booking: BOOKING, trip: TRIP } },
      ],
    });
});

it('asks for no invoice, which no one can choose, and takes a client as a further detail of a line', async () => {
  const { sent, dialog } = await openWithRecords();
  await fillIn(dialog, ['5220', '3000']);
  expect(dialog.queryByLabelText(/^Invoice/)).toBeNull();
  await choose(dialog, /^Client/, 'mar', /Mara Li/);
  await userEvent.click(dialog.getAllByRole('button', { name: 'Add detail' })[1] as HTMLElement);
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Supplier' }));
  await choose(dialog, /^Supplier/, 'harb', /Harbor Hotel/);
  await userEvent.click(dialog.getByRole('button', { name: 'Post entry' }));
  await expect
    .poll(() => posted(sent))
    .toMatchObject({ lines: [{ dimensions: { client: MARA } }, { dimensions: { supplier: HARBOR } }] });
});

it('posts nothing while a name is typed that was not chosen', async () => {
  const { sent, dialog } = await openWithRecords();
  await fillIn(dialog, ['5220', '3000']);
  await userEvent.type(dialog.getByRole('combobox', { name: /^Client/ }), 'Mara');
  await userEvent.click(dialog.getByRole('button', { name: 'Post entry' }));
  await dialog.findByText('Choose one of the suggestions.');
  expect(posted(sent)).toBeUndefined();
});
