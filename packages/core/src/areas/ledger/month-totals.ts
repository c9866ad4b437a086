import type { ValueOf } from '../../store/record';
import type { TenantDb } from '../../store/tenant-db';
import type { Write } from '../../store/write';
import type { AccountTotal } from './account-totals';
import { MonthTotals, TOTAL_SHARDS, toPlace } from './ledger.records';
import type { Month } from './month';

const SUMS = ['debit', 'credit', 'base_debit', 'base_credit'] as const;
type MonthTotal = ValueOf<typeof MonthTotals>;

/** Totals as fields of an item; what is 0 is left out. */
export const toTotalFields = (totals: readonly AccountTotal[]): Record<string, number> =>
  Object.fromEntries(
    totals.flatMap((total) =>
      SUMS.flatMap((sum) => (total[sum] === 0 ? [] : [[`${sum}|${total.account}|${total.currency}`, total[sum]]])),
    ),
  );

/** As many sums as one write adds to: the table takes no longer expression. */
const MAX_SUMS = 200;

/**
 * The steps that add sums to those of a month, beginning at one of its places. Where an entry names more accounts than one write takes, the
 * others go to the places after it, because a transaction may touch an item once.
 */
export const addToMonth = (db: TenantDb, month: Month, sums: Readonly<Record<string, number>>, place = 0): Write[] => {
  const all = Object.entries(sums);
  return Array.from({ length: Math.min(Math.ceil(all.length / MAX_SUMS), TOTAL_SHARDS) }, (_, i) => {
    const shard = toPlace((place + i) % TOTAL_SHARDS);
    return db.accumulate(
      MonthTotals,
      { month, shard },
      Object.fromEntries(all.slice(i * MAX_SUMS, (i + 1) * MAX_SUMS)),
    );
  });
};

/** The totals in the fields of an item. */
export const fromTotalFields = ({ month: _, shard: __, ...fields }: MonthTotal): AccountTotal[] =>
  Object.entries(fields).flatMap(([field, value]) => {
    const [sum = '', account, currency] = field.split('|');
    const empty = { debit: 0, credit: 0, base_debit: 0, base_credit: 0 };
    return account && currency ? [{ ...empty, account, currency, [sum]: Number(value) }] : [];
  });
