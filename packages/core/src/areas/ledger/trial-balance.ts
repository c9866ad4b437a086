import { addDays } from '../../base/days';
import type { TenantDb } from '../../store/tenant-db';
import type { AccountKind } from './account';
import type { OpenBooks } from './books';
import type { Chart } from './chart-of-accounts';
import { JournalEntries, LEDGER_TOTALS, MonthTotals } from './ledger.records';
import { toMonth } from './month';
import { type AccountTotal, fromTotalFields, totalEntries } from './totals';

/** One account of a trial balance, in minor units of the company's currency; `balance` is debits less credits. */
type TrialBalanceRow = {
  code: string;
  name: string;
  kind: AccountKind;
  debit: number;
  credit: number;
  balance: number;
};
export type TrialBalance = {
  currency: string;
  accounts: TrialBalanceRow[];
  debit_total: number;
  credit_total: number;
  balanced: boolean;
};

/** Every account that was posted to, with its sums; the books balance when both totals are equal. */
export const toTrialBalance = (totals: readonly AccountTotal[], chart: Chart, currency: string): TrialBalance => {
  const accounts = [...chart.values()].flatMap(({ code, name, kind }) => {
    const own = totals.filter(({ account }) => account === code);
    if (own.length === 0) return [];
    const debit = own.reduce((sum, { base_debit }) => sum + base_debit, 0);
    const credit = own.reduce((sum, { base_credit }) => sum + base_credit, 0);
    return [{ code, name, kind, debit, credit, balance: debit - credit }];
  });
  const debit_total = accounts.reduce((sum, { debit }) => sum + debit, 0);
  const credit_total = accounts.reduce((sum, { credit }) => sum + credit, 0);
  return { currency, accounts, debit_total, credit_total, balanced: debit_total === credit_total };
};

/** What was posted by the end of a day, by account and currency. */
export const readTotalsBy = async (db: TenantDb, as_of: string): Promise<AccountTotal[]> => {
  const month = toMonth(as_of);
  const isWholeMonth = toMonth(addDays(as_of, 1)) !== month;
  const [{ totals }, { entries }] = await Promise.all([
    db.readPartition(LEDGER_TOTALS, { totals: MonthTotals }, { consistent: true }),
    isWholeMonth
      ? { entries: [] }
      : db.readPartition(['LEDGER', month], { entries: JournalEntries }, { consistent: true }),
  ]);
  const before = totals.filter((total) => total.month < month || (isWholeMonth && total.month === month));
  return [...before.flatMap(fromTotalFields), ...totalEntries(entries.filter(({ entry_date }) => entry_date <= as_of))];
};

/**
 * The trial balance at the end of a day, as it is at this moment: the totals of the months before, which are written with every entry, and
 * for a day within a month that month's entries. Each of these balances by itself, so the whole does while others post.
 */
export const readTrialBalance = async (
  db: TenantDb,
  as_of: string,
  { chart, currency }: OpenBooks,
): Promise<TrialBalance> => toTrialBalance(await readTotalsBy(db, as_of), chart, currency);
