import type { JournalEntry, Posting } from './journal-entry';

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
