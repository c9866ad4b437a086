import * as z from 'zod';
import { Name } from '../../base/values';
import type { Dimension } from './dimensions';

export const ACCOUNT_KINDS = ['asset', 'liability', 'equity', 'income', 'expense'] as const;
export const AccountKind = z.enum(ACCOUNT_KINDS);
export type AccountKind = z.infer<typeof AccountKind>;

export const ACCOUNT_KIND_WORDS: Readonly<Record<AccountKind, string>> = {
  asset: 'Assets',
  liability: 'Liabilities',
  equity: 'Equity',
  income: 'Income',
  expense: 'Expenses',
};

/** Four digits, and up to three more after a point for an account of the company's own, such as a second bank account. */
export const AccountCode = z.string().regex(/^\d{4}(\.\d{1,3})?$/, 'Use four digits, such as 1000 or 1000.1.');

/** An account as a chart of accounts lists it. `name` may be changed by the company, the code never. */
export const Account = z.object({ code: AccountCode, name: Name, kind: AccountKind });
export type Account = z.infer<typeof Account>;

/** Dimensions that each line needs: of an inner list, one of them is enough. */
export type NeededDimensions = readonly (Dimension | readonly Dimension[])[];

/** An account that every company has from the start. */
export type SeedAccount = Account & {
  needs: NeededDimensions;
  /** The list whose open items add up to the account, so no one posts to it by hand. */
  control?: string;
  /** Kept in pairs that cancel out, for plans and for what the agency never handles; left out of the balance sheet. */
  memo?: true;
};

/** An account as the chart of accounts shows it. */
export const toShownAccount = ({ code, name, kind, control, memo, needs }: SeedAccount) => ({
  code,
  name,
  kind,
  ...(control && { control }),
  memo: memo === true,
  needs: needs.map((one) => (typeof one === 'string' ? one : ([...one] satisfies Dimension[]))),
});
