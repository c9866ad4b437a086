import { addDays } from '../../base/days';
import type { TenantDb } from '../../store/tenant-db';
import { totalEntries } from './account-totals';
import type { OpenBooks } from './books';
import { JournalEntries, LEDGER_TOTALS, MonthTotals } from './ledger.records';
import { toMonth } from './month';
import { fromTotalFields } from './month-totals';
import { type TrialBalance, toTrialBalance } from './trial-balance';

/**
 * The trial balance at the end of a day, as it is at this moment: the totals of the months before, which are written with every entry, and
 * for a day within a month that month's entries. Each of these balances by itself, so the whole does while others post.
 */
export const readTrialBalance = async (
  db: TenantDb,
  as_of: string,
  { chart, currency }: OpenBooks,
): Promise<TrialBalance> => {
  const month = toMonth(as_of);
  const isWholeMonth = toMonth(addDays(as_of, 1)) !== month;
  const [{ totals }, { entries }] = await Promise.all([
    db.readPartition(LEDGER_TOTALS, { totals: MonthTotals }, { consistent: true }),
    isWholeMonth
      ? { entries: [] }
      : db.readPartition(['LEDGER', month], { entries: JournalEntries }, { consistent: true }),
  ]);
  const before = totals.filter((total) => total.month < month || (isWholeMonth && total.month === month));
  const sums = [
    ...before.flatMap(fromTotalFields),
    ...totalEntries(entries.filter(({ entry_date }) => entry_date <= as_of)),
  ];
  return toTrialBalance(sums, chart, currency);
};
