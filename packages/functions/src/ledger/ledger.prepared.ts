import { JournalEntryId } from '@wayline/core/areas/ledger/journal-entry';
import { expectOk } from '../sweeps/expect-ok';
import type { Preparation, Preparing } from '../sweeps/prepared';

declare module '../sweeps/prepared' {
  interface Prepared {
    /** An entry posted by hand on 2026-04-14, about the trip and its booking. */
    journalEntry: JournalEntryId;
    /** A month that was closed, and one that can be. */
    closedMonth: string;
    openMonth: string;
  }
}

/** One that is closed, and the next one: both before the entries of the samples, so that those can be posted whatever becomes of them. */
const [CLOSED, OPEN] = ['2026-02', '2026-03'];
const closedMonth = async ({ world, as }: Preparing) => {
  const { periods } = expectOk(await world.call('ledger.periods.list', {}, { as }));
  const isClosed = periods.some(({ month, state }) => month === CLOSED && state === 'closed');
  if (!isClosed) expectOk(await world.call('ledger.periods.close', { month: CLOSED }, { as }));
  return { closedMonth: CLOSED };
};

/** An entry in the books, and a month that is closed. */
export const PREPARES: Preparation = {
  onTrip: true,
  placeholders: (id) => ({
    journalEntry: JournalEntryId.parse(id('journal_entry')),
    closedMonth: CLOSED,
    openMonth: OPEN,
  }),
  make: async (on) => {
    const { world, as, name, wants, trip, booking } = on;
    const posted = {
      entry_date: '2026-04-14',
      memo: name,
      lines: [
        { account: '1000', amount: 5_000, dimensions: { bank: 'Main' } },
        { account: '3000', amount: -5_000, dimensions: { trip, booking } },
      ],
    };
    const { entry } = expectOk(await world.call('ledger.entries.create', posted, { as }));
    return { journalEntry: entry.id, openMonth: OPEN, ...(wants('closedMonth') && (await closedMonth(on))) };
  },
};
