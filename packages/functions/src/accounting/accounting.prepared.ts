import { JournalEntryId } from '@wayline/core/areas/accounting/ledger/journal-entry';
import { expectOk } from '../sweeps/expect-ok';
import type { Preparation, Preparing } from '../sweeps/prepared';

declare module '../sweeps/prepared' {
  interface Prepared {
    /** An entry posted by hand on 2026-03-14. */
    journalEntry: JournalEntryId;
    /** A month that was closed, and the same one open. */
    closedMonth: string;
    openMonth: string;
  }
}

/** Before the entries of the samples, so that they can be posted whether or not it is closed. */
const MONTH = '2026-02';
const isClosed = async ({ world, as }: Preparing) => {
  const { periods } = expectOk(await world.call('ledger.periods.list', {}, { as }));
  return periods.some(({ month, state }) => month === MONTH && state === 'closed');
};
const closedMonth = async (on: Preparing) => {
  if (!(await isClosed(on))) expectOk(await on.world.call('ledger.periods.close', { month: MONTH }, { as: on.as }));
  return { closedMonth: MONTH };
};
const openMonth = async (on: Preparing) => {
  const reopened = { month: MONTH, reason: 'A late bill arrived' };
  if (await isClosed(on)) expectOk(await on.world.call('ledger.periods.reopen', reopened, { as: on.as }));
  return { openMonth: MONTH };
};

/** An entry in the books, and a month that is closed or open. */
export const PREPARES: Preparation = {
  placeholders: (id) => ({
    journalEntry: JournalEntryId.parse(id('journal_entry')),
    closedMonth: MONTH,
    openMonth: MONTH,
  }),
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
    return {
      journalEntry: entry.id,
      ...(wants('closedMonth') && (await closedMonth(on))),
      ...(wants('openMonth') && (await openMonth(on))),
    };
  },
};
