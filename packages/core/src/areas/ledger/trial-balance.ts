import type { AccountKind } from './account';
import type { AccountTotal } from './account-totals';
import type { Chart } from './chart-of-accounts';

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
