import type { ValueOf } from '../../store/record';
import type { TenantDb } from '../../store/tenant-db';
import type { Write } from '../../store/write';
import type { JournalEntry, Posting } from './journal-entry';
import { MonthTotals, TOTAL_SHARDS, toPlace } from './ledger.records';
import type { Month } from './month';

/** What was posted to an account in one currency: sums of debits and credits, in it and in the company's currency. All from 0 up. */
export type AccountTotal = {
  account: string;
  currency: string;
  debit: number;
  credit: number;
  base_debit: number;
  base_credit: number;
};

const keyOf = ({ account, currency }: Pick<Posting, 'account' | 'currency'>) => `${account} ${currency}`;
const positive = (amount: number) => Math.max(amount, 0);

/** Totals added up, one for each account and currency, in the order of accounts. */
export const addTotals = (totals: readonly AccountTotal[]): AccountTotal[] => {
  const sums = new Map<string, AccountTotal>();
  for (const total of totals) {
    const sum = sums.get(keyOf(total));
    sums.set(keyOf(total), {
      ...total,
      debit: total.debit + (sum?.debit ?? 0),
      credit: total.credit + (sum?.credit ?? 0),
      base_debit: total.base_debit + (sum?.base_debit ?? 0),
      base_credit: total.base_credit + (sum?.base_credit ?? 0),
    });
  }
  return [...sums.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, total]) => total);
};

/** What entries add to the accounts they name. */
export const totalEntries = (entries: readonly Pick<JournalEntry, 'lines'>[]): AccountTotal[] =>
  addTotals(
    entries.flatMap(({ lines }) =>
      lines.map(({ account, currency, amount, base_amount }) => ({
        account,
        currency,
        debit: positive(amount),
        credit: positive(-amount),
        base_debit: positive(base_amount),
        base_credit: positive(-base_amount),
      })),
    ),
  );

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
