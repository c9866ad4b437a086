import type { ErrorDefinition } from '../../base/errors';
import { refusalsOf } from '../../base/result';

/** What is said of the books. */
export const LEDGER_ERRORS = {
  'ledger.not_balanced': { status: 400, message: 'This entry can’t be posted yet. Check the lines that are marked.' },
  'ledger.posted_already': { status: 409, message: 'This was posted already.' },
  'ledger.period_closed': {
    status: 409,
    message: '{month} is closed. Choose a later day, or reopen the closed months from the latest one back.',
  },
  'ledger.control_account': {
    status: 400,
    message: '{name} follows {control}, so it can’t be posted to by hand.',
  },
  'ledger.reversed_already': { status: 409, message: 'This entry was reversed already.' },
  'ledger.reversal_fixed': { status: 409, message: 'A reversal can’t be reversed. Post the entry again instead.' },
  'ledger.reversal_too_early': {
    status: 400,
    message: 'The reversal can’t be before the entry. Choose {entry_date} or later.',
  },
  'ledger.month_not_over': { status: 409, message: '{month} isn’t over yet. You can close it from the next month on.' },
  'ledger.earlier_open': { status: 409, message: 'Close {month} first. Months are closed one after the other.' },
  'ledger.later_closed': {
    status: 409,
    message: 'Reopen {month} first. Months are reopened from the latest one back.',
  },
  'ledger.account_fixed': { status: 409, message: 'Account {code} keeps its kind: {kind}.' },
  'ledger.too_many_accounts': {
    status: 409,
    message: 'A chart takes {limit} accounts of your own. Rename one that you no longer need.',
  },
  'ledger.account_parent': {
    status: 400,
    message: 'There’s no account {parent} to add {code} to. Use a code such as 1000.1.',
  },
} as const satisfies Record<string, ErrorDefinition>;

export const refuse = refusalsOf(LEDGER_ERRORS);
