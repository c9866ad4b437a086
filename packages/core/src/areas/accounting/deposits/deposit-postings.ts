import type { Posting } from '../../ledger/public';
import { joinPostings, type Line, toLine } from '../balanced-postings';
import type { Worth } from '../worth';
import type { DepositedCheck, DepositSlip } from './deposit-slip';

const ACCOUNTS = { undeposited: '1020', bank_fees: '5230' } as const;

type Slip = Pick<DepositSlip, 'account' | 'currency' | 'books'>;
type Check = Pick<DepositedCheck, 'payment_id' | 'amount' | 'base' | 'rate'>;

const bankLine = ({ account, currency }: Slip, sign: 1 | -1, worth: Worth): Line =>
  toLine(account, sign, worth, currency, { bank: account });
/** Lines in another currency carry the rate that they came at. */
const withRate = (lines: readonly Line[], { currency, books }: Slip, rate: string | undefined): Posting[] =>
  lines.map((line) => ({ ...line, ...(currency !== books && rate && { rate }) }));

/** A check that goes from the drawer to the bank, at what it was worth when it came: nothing is gained or lost. */
const checkLines = (slip: Slip, { payment_id, amount, base }: Check): Line[] => [
  bankLine(slip, 1, { amount, base }),
  toLine(ACCOUNTS.undeposited, -1, { amount, base }, slip.currency, { payment: payment_id }),
];

/**
 * What a deposit slip posts: its sum to the bank account, from the account of undeposited checks, check by check. In another currency than that
 * of the books each check has a line at the bank, since each came at a rate of its own. Source: V02.
 */
export const depositLines = (slip: Slip & { checks: readonly Check[] }): Posting[] =>
  slip.currency === slip.books
    ? joinPostings(slip.checks.flatMap((check) => checkLines(slip, check)))
    : slip.checks.flatMap((check) => withRate(checkLines(slip, check), slip, check.rate));

/** What the bank takes for a check that bounced, at the rate that the check came at. */
export const bankFeeLines = (slip: Slip, fee: Worth, rate: string | undefined): Posting[] =>
  withRate(
    [
      toLine(ACCOUNTS.bank_fees, 1, fee, slip.currency, { bank: slip.account }),
      toLine(slip.account, -1, fee, slip.currency, { bank: slip.account }),
    ],
    slip,
    rate,
  );
