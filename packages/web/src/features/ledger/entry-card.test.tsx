import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInApp } from '../../testing/render-in-app';
import { EntryCard } from './entry-card';
import type { LedgerEntry } from './ledger-queries';

const [MARA, GONE] = [`cli_${'1'.repeat(26)}`, `ins_${'2'.repeat(26)}`];
const line = { account: '5320', currency: 'USD', amount: 700, base_amount: 700, dimensions: {} };
const entry = {
  id: 'journal_entry_1' as LedgerEntry['id'],
  source: '',
  kind: 'manual',
  entry_date: '2026-03-14',
  posted_at: '2026-03-14T10:00:00.000Z',
  posted_by: 'usr_1',
  memo: 'A voucher',
  lines: [{ ...line, dimensions: { client: MARA, supplier: GONE, bank: 'Main' } }],
} satisfies LedgerEntry;
const show = (shown: LedgerEntry) =>
  renderInApp(
    <ul>
      <EntryCard entry={shown} nameOf={() => 'Goodwill credits'} names={{ [MARA]: 'Mara Li' }} />
    </ul>,
  );

it('calls what a line names by its name, and says what was deleted', async () => {
  show(entry);
  expect(await screen.findByText('Client: Mara Li · Supplier: Deleted supplier · Bank account: Main')).toBeTruthy();
  expect(screen.getByText('A voucher')).toBeTruthy();
});

it('keeps the amount of a line and hides what isn’t the reader’s to see', async () => {
  show({ ...entry, memo: '', lines: [{ ...line, hidden: ['client'] }] });
  expect(await screen.findByText('Client: Hidden')).toBeTruthy();
  expect(screen.getByText('Names clients or trips you don’t have access to.')).toBeTruthy();
  expect(screen.getByText('$7.00 Dr')).toBeTruthy();
});
