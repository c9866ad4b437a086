import * as z from 'zod';
import type { Permission } from '../../access/permissions';
import { reasonOf } from '../../base/reason';
import { CurrencyCode, Day, MAX_AMOUNT, Name } from '../../base/values';
import { byId, contract } from '../../contract/contract';
import { AccountCode, AccountKind } from './account';
import { Dimension, DimensionsByHand } from './dimensions';
import { ExchangeRate, JournalEntryId, MAX_LINES_BY_HAND, TOO_LARGE } from './journal-entry';
import { Period } from './ledger.records';
import { Month } from './month';
import { ShownEntry } from './shown-entry';

const allowed = <P extends Permission>(permission: P, action: string) =>
  ({ kind: 'signed_in', permissions: [permission], tier: 'Basic', action }) as const;
const sees = allowed('View Ledger', 'open the books');
const posts = allowed('Post Ledger Entries', 'post to the books');
const closes = allowed('Close Ledger Months', 'close the books');
const LEDGER = '/api/v1/ledger';
const Reason = reasonOf(500);
/** What an entry moves on one account. */
const Amount = z.int().min(-MAX_AMOUNT, TOO_LARGE).max(MAX_AMOUNT, TOO_LARGE);
/** A sum of amounts, which may be larger than what is counted exactly: a page never fails for its sum. */
const Sum = z.number();
const POSTING = ['ledger.not_balanced', 'ledger.posted_already', 'ledger.period_closed', 'record.exists'] as const;
const ShownAccount = z.object({
  code: z.string(),
  name: z.string(),
  kind: AccountKind,
  /** The list whose open items add up to it, so no one posts to it by hand. */
  control: z.string().optional(),
  memo: z.boolean(),
  /** Dimensions that each line needs; of an inner list, one is enough. */
  needs: z.array(z.union([Dimension, z.array(Dimension)])),
});

const trialBalance = contract({
  id: 'ledger.trial-balance.get',
  service: 'book',
  method: 'GET',
  path: `${LEDGER}/trial_balance`,
  handler: 'ledger/get-trial-balance',
  summary:
    'Every account with its debits and credits at the end of a day, in minor units of the books’ currency; today without one.',
  access: sees,
  input: z.object({ as_of: Day.optional() }),
  output: z.object({
    as_of: Day,
    currency: CurrencyCode,
    accounts: z.array(
      z.object({
        code: z.string(),
        name: z.string(),
        kind: AccountKind,
        debit: Sum,
        credit: Sum,
        balance: Sum,
      }),
    ),
    debit_total: Sum,
    credit_total: Sum,
    balanced: z.boolean(),
  }),
});
const entries = contract({
  id: 'ledger.entries.list',
  service: 'book',
  method: 'GET',
  path: `${LEDGER}/entries`,
  handler: 'ledger/list-entries',
  summary:
    'Journal entries of a month, the newest first; or those about one account, or about one thing, in any month.',
  access: sees,
  input: z.object({
    month: Month.optional(),
    account: AccountCode.optional(),
    dimension: Dimension.optional(),
    value: z.string().trim().min(1).max(100).optional(),
    cursor: z.string().max(600).optional(),
    per_page: z.coerce.number().int().min(1).max(200).default(50),
  }),
  output: z.object({
    currency: CurrencyCode,
    entries: z.array(ShownEntry),
    /** What the clients, trips and others are called that the entries name, by their ids; one that is gone has none. */
    names: z.record(z.string(), z.string()),
    cursor: z.string().optional(),
  }),
});
const post = contract({
  id: 'ledger.entries.create',
  service: 'book',
  method: 'POST',
  path: `${LEDGER}/entries`,
  handler: 'ledger/post-entry',
  summary:
    'Post a journal entry by hand, or opening balances. Debits are positive amounts and credits negative ones, and they add up to 0.',
  access: posts,
  input: z.object({
    kind: z.enum(['manual', 'opening']).default('manual'),
    entry_date: Day,
    memo: Reason,
    currency: CurrencyCode.optional(),
    /** What one unit of `currency` is worth in the books’ currency, where that is another one. */
    rate: ExchangeRate.optional(),
    lines: z
      .array(z.object({ account: AccountCode, amount: Amount, dimensions: DimensionsByHand.default({}) }))
      .min(2, 'An entry has at least two lines.')
      .max(MAX_LINES_BY_HAND),
  }),
  output: z.object({ entry: ShownEntry }),
  errors: [...POSTING, 'record.missing', 'ledger.control_account'],
});
const reverse = contract({
  id: 'ledger.entries.reverse',
  service: 'book',
  method: 'POST',
  path: `${LEDGER}/entries/{id}/reverse`,
  handler: 'ledger/reverse-entry',
  summary: 'Take back an entry that was posted by hand, with one that mirrors it.',
  access: posts,
  input: z.object({
    id: JournalEntryId,
    /** The day of the entry, by which it is found. */
    entry_date: Day,
    /** The day of the reversal. */
    on: Day,
    memo: Reason,
  }),
  output: z.object({ entry: ShownEntry }),
  errors: [
    ...POSTING,
    'record.missing',
    'ledger.reversed_already',
    'ledger.reversal_fixed',
    'ledger.reversal_too_early',
    'ledger.control_account',
  ],
});
const accounts = contract({
  id: 'ledger.accounts.list',
  service: 'book',
  method: 'GET',
  path: `${LEDGER}/accounts`,
  handler: 'ledger/list-accounts',
  summary: 'The chart of accounts, with what each line of an account needs.',
  access: sees,
  input: z.object({}),
  output: z.object({ currency: CurrencyCode, accounts: z.array(ShownAccount) }),
});
const saveAccount = contract({
  id: 'ledger.accounts.save',
  service: 'book',
  method: 'PUT',
  path: `${LEDGER}/accounts/{code}`,
  handler: 'ledger/save-account',
  summary: 'Rename an account, or add one below a seeded one, such as a second bank account 1000.1.',
  access: posts,
  input: z.object({ code: AccountCode, name: Name }),
  output: z.object({ account: ShownAccount }),
  errors: ['ledger.account_parent', 'ledger.too_many_accounts', 'record.exists', 'record.stale'],
});
const periods = contract({
  id: 'ledger.periods.list',
  service: 'book',
  method: 'GET',
  path: `${LEDGER}/periods`,
  handler: 'ledger/list-periods',
  summary: 'The months with entries, and those that were closed, the latest first.',
  access: sees,
  input: z.object({}),
  output: z.object({
    periods: z.array(Period.partial().required({ month: true, state: true }).extend({ debits: Sum })),
    currency: CurrencyCode,
    /** The month that it is now where the caller is. */
    current: Month,
  }),
});
const close = contract({
  id: 'ledger.periods.close',
  service: 'book',
  method: 'POST',
  path: `${LEDGER}/periods/{month}/close`,
  handler: 'ledger/close-period',
  summary: 'Close a month: nothing can be posted to it anymore.',
  access: closes,
  input: z.object({ month: Month }),
  output: z.object({ period: Period }),
  errors: ['ledger.month_not_over', 'ledger.earlier_open', 'record.exists', 'record.stale'],
});
const reopen = contract({
  id: 'ledger.periods.reopen',
  service: 'book',
  method: 'POST',
  path: `${LEDGER}/periods/{month}/reopen`,
  handler: 'ledger/reopen-period',
  summary: 'Reopen a closed month, with the reason.',
  access: closes,
  input: z.object({ month: Month, reason: Reason }),
  output: z.object({ period: Period }),
  errors: ['ledger.later_closed', 'record.missing', 'record.stale'],
});

export const ledgerContracts = byId(
  trialBalance,
  entries,
  post,
  reverse,
  accounts,
  saveAccount,
  periods,
  close,
  reopen,
);
