import { JournalEntryId } from '@wayline/core/areas/accounting/ledger/journal-entry';
import { expectOk } from '../sweeps/expect-ok';
import type { Preparation } from '../sweeps/prepared';

declare module '../sweeps/prepared' {
  interface Prepared {
    /** An entry posted by hand on 2026-03-14. */
    journalEntry: JournalEntryId;
  }
}

/** An entry in the books. */
export const PREPARES: Preparation = {
  placeholders: (id) => ({ journalEntry: JournalEntryId.parse(id('journal_entry')) }),
  make: async ({ world, as, name }) => {
    const posted = {
      entry_date: '2026-03-14',
      memo: name,
      lines: [
        { account: '1000', amount: 5_000, dimensions: { bank: 'Main' } },
        { account: '3000', amount: -5_000 },
      ],
    };
    return { journalEntry: expectOk(await world.call('ledger.entries.create', posted, { as })).entry.id };
  },
};
