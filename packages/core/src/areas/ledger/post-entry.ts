import { ok, type Result, refuse } from '../../base/result';
import type { TenantDb } from '../../store/tenant-db';
import type { Write } from '../../store/write';
import { totalEntries } from './account-totals';
import type { OpenBooks } from './books';
import { checkEntry } from './check-entry';
import type { JournalEntry } from './journal-entry';
import { JournalEntries, PERIOD_GATES, PeriodGates, PostedSources, TOTAL_SHARDS, toPlace } from './ledger.records';
import { formatMonth, toMonth } from './month';
import { addToMonth, toTotalFields } from './month-totals';

/** One of so many places, by chance: the last letters of an id are random. */
const pick = (id: string, places: number) => parseInt(id.slice(-4), 36) % places;

/**
 * The steps that post an entry, for the transaction of whatever causes it: the entry, its source, which posts once, a gate of the books,
 * and the totals. They are refused with `ledger.posted_already` and `ledger.period_closed`. An entry that doesn't balance, or that names no
 * account of the company, is `ledger.not_balanced` with what is wrong with it.
 */
export const postEntry = (db: TenantDb, entry: JournalEntry, { chart, currency, open }: OpenBooks): Result<Write[]> => {
  const issues = checkEntry(entry, chart, currency);
  if (issues.length > 0) return refuse('ledger.not_balanced', { issues });
  const month = toMonth(entry.entry_date);
  return ok([
    ...open,
    {
      ...db.insert(PostedSources, { source: entry.source, entry_id: entry.id }),
      refusal: refuse('ledger.posted_already'),
    },
    {
      ...db.checkBefore(
        PeriodGates,
        { gate: toPlace(pick(entry.id, PERIOD_GATES)) },
        { field: 'through', text: month },
      ),
      refusal: refuse('ledger.period_closed', { params: { month: formatMonth(month) } }),
    },
    db.insert(JournalEntries, entry),
    ...addToMonth(db, month, toTotalFields(totalEntries([entry])), pick(entry.id, TOTAL_SHARDS)),
  ]);
};
