import { JournalEntryId } from '@wayline/core/areas/accounting/ledger/journal-entry';
import { expectOk } from '../sweeps/expect-ok';
import type { Preparation, Preparing } from '../sweeps/prepared';

declare module '../sweeps/prepared' {
  interface Prepared {
    /** An entry posted by hand on 2026-03-14. */
    journalEntry: JournalEntryId;
    /** A month that was closed. */
    closedMonth: string;
  }
}

const CLOSED = '2026-02';
const closedMonth = async ({ world, as }: Preparing) => {
  const { periods } = expectOk(await world.call('ledger.periods.list', {}, { as }));
  const isClosed = periods.some(({ month, state }) => month === CLOSED && state === 'closed');
  if (!isClosed) expectOk(await world.call('ledger.periods.close', { month: CLOSED }, { as }));
  return { closedMonth: CLOSED };
};

/** An entry in the books, and a month that is closed. */
export const PREPARES: Preparation = {
  placeholders: (id) => ({ journalEntry: JournalEntryId.parse(id('journal_entry')), closedMonth: CLOSED }),
  make: async (on) => {
    const { world, as, name, wants } = on;
    const posted = {
      entry_date: '2026-03-14',
      memo: name,
      lines: [
        { account: '1000', amount: 5_000, dimensions: { bank: 'Main' } },
        { account: '3000', amount: -5_000 },
      ],
    };
    const { entry } = expectOk(await world.call('ledger.entries.create', posted, { as }));
    return { journalEntry: entry.id, ...(wants('closedMonth') && (await closedMonth(on))) };
  },
};
