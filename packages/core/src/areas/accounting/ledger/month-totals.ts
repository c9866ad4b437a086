import type { ValueOf } from '../../../store/record';
import type { AccountTotal } from './account-totals';
import type { MonthTotals } from './ledger.records';

const SUMS = ['debit', 'credit', 'base_debit', 'base_credit'] as const;
type MonthTotal = ValueOf<typeof MonthTotals>;

/** Totals as fields of an item; what is 0 is left out. */
export const toTotalFields = (totals: readonly AccountTotal[]): Record<string, number> =>
  Object.fromEntries(
    totals.flatMap((total) =>
      SUMS.flatMap((sum) => (total[sum] === 0 ? [] : [[`${sum}|${total.account}|${total.currency}`, total[sum]]])),
    ),
  );

/** The totals in the fields of an item. */
export const fromTotalFields = ({ month: _, shard: __, ...fields }: MonthTotal): AccountTotal[] =>
  Object.entries(fields).flatMap(([field, value]) => {
    const [sum = '', account, currency] = field.split('|');
    const empty = { debit: 0, credit: 0, base_debit: 0, base_credit: 0 };
    return account && currency ? [{ ...empty, account, currency, [sum]: Number(value) }] : [];
  });
