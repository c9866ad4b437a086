import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { fakeFetch, refusal } from '../../testing/fake-fetch';
import { renderInApp } from '../../testing/render-in-app';
import { NewEntryDialog } from './new-entry-dialog';

const ACCOUNTS = [
  { code: '1000', name: 'Operating bank', kind: 'asset', memo: false, needs: ['bank'] },
  { code: '3000', name: 'Owner’s equity', kind: 'equity', memo: false, needs: [] },
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
      { path: 'lines.0.dimensions', message: 'Operating bank needs a bank account.' },
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
