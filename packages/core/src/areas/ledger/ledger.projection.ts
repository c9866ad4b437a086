import { listPages } from '../../store/full-page';
import type { Drift, Projection } from '../../store/projection';
import type { TenantDb } from '../../store/tenant-db';
import type { JournalEntry } from './journal-entry';
import { JournalEntries, LEDGER_TOTALS, MonthTotals, StatementRows } from './ledger.records';
import { listLedgerMonths } from './periods';
import { toStatementRows } from './statements';
import { type AccountTotal, addToMonth, addTotals, fromTotalFields, toTotalFields, totalEntries } from './totals';

const entriesOf = (db: TenantDb, month: string) =>
  listPages<JournalEntry>((cursor) => db.listPartition(JournalEntries, { partition: ['LEDGER', month] }, { cursor }));

/** What the entries of a month add up to beside the totals that are kept of it. */
const compareMonth = async (db: TenantDb, month: string, kept: AccountTotal[]): Promise<Drift[]> => {
  const right: AccountTotal[] = [];
  for await (const entries of entriesOf(db, month)) right.push(...totalEntries(entries));
  const fields = (totals: AccountTotal[]) => toTotalFields(addTotals(totals));
  const [is, was] = [fields(right), fields(kept)];
  const off = Object.fromEntries(
    [...new Set([...Object.keys(is), ...Object.keys(was)])].flatMap((field) => {
      const by = (is[field] ?? 0) - (was[field] ?? 0);
      return by === 0 ? [] : [[field, by]];
    }),
  );
  if (Object.keys(off).length === 0) return [];
  return [
    {
      where: `totals of ${month}`,
      kept: was,
      right: is,
      mend: addToMonth(db, month, off),
    },
  ];
};

/** What was posted to each account in each month. Run it while no one posts: an entry of that moment counts in the totals alone. */
export const ledgerTotalsProjection: Projection = {
  name: 'ledger-totals',
  about: 'what was posted to each account in each month',
  drift: async function* (db) {
    const { totals } = await db.readPartition(LEDGER_TOTALS, { totals: MonthTotals }, { consistent: true });
    for (const month of await listLedgerMonths(db))
      yield* await compareMonth(db, month, totals.filter((total) => total.month === month).flatMap(fromTotalFields));
  },
};

/** The statements of accounts, clients, bookings and whatever else entries are about. */
export const statementsProjection: Projection = {
  name: 'ledger-statements',
  about: 'which entries are about each account, client, booking and other dimension',
  drift: async function* (db) {
    for (const month of await listLedgerMonths(db))
      for await (const entries of entriesOf(db, month)) {
        const rows = entries.flatMap(toStatementRows);
        const found = await db.getMany(
          rows.map((key) => ({ def: StatementRows, key })),
          true,
        );
        for (const [i, right] of rows.entries())
          if (!found[i])
            yield {
              where: `${right.of} ${right.id}, ${right.entry_id}`,
              kept: undefined,
              right,
              mend: [db.put(StatementRows, right)],
            };
      }
  },
};
