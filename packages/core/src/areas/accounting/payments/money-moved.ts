import { convert, money } from '../../../base/money';
import { type Issue, ok, type Result } from '../../../base/result';
import { MAX_AMOUNT } from '../../../base/values';
import type { OpenBooks } from '../../ledger/public';
import { checkPastDay } from '../check-past-day';
import { refuse } from '../errors';
import type { RateTools } from '../invoices/issue-invoice';
import { isBankAccount, OPERATING_BANK } from './bank-account';
import type { Payment } from './payment';
import { receivedLines, type Way } from './payment-postings';

type Moved = Pick<Payment, 'transaction_type' | 'account'>;
/** Whose credit a payment is made with, where it is made with one. */
type Spender = Partial<Pick<Payment, 'credit_id' | 'paid_by_id'>>;

/** What keeps the bank account of a transfer from being one. */
export const checkBank = (
  { transaction_type, account = OPERATING_BANK }: Moved,
  { chart }: Pick<OpenBooks, 'chart'>,
): Issue[] =>
  transaction_type === 'bank_transfer' && !(isBankAccount(account) && chart.get(account))
    ? [{ path: 'account', message: 'Choose one of your bank accounts.' }]
    : [];
type Typed = Moved & { rate?: string | undefined };
/** Money as it was typed, with the bank account of a transfer, which nothing else has, and the rate that was found for it. */
export const toMoved = <D extends Typed>({ account, rate: _typed, ...draft }: D, rate: string | undefined) => ({
  ...draft,
  ...(draft.transaction_type === 'bank_transfer' && { account: account ?? OPERATING_BANK }),
  ...(rate && { rate }),
});

/** How money of a payment came or went. */
export const toWay = (payment: string, moved: Moved & Spender): Way => {
  const { transaction_type, account = OPERATING_BANK, credit_id: credit = '', paid_by_id: client = '' } = moved;
  if (transaction_type === 'bank_transfer') return { type: transaction_type, account, bank: account };
  return transaction_type === 'credit_point'
    ? { type: transaction_type, client, credit }
    : { type: transaction_type, payment };
};

/** What a payment posts when it comes. */
export const toReceivedLines = (payment: Payment) =>
  receivedLines({
    ...{ currency: payment.currency, client: payment.paid_by_id, payment: payment.id },
    ...{ way: toWay(payment.id, payment), received: { amount: payment.amount, base: payment.base_amount } },
    fee: { amount: payment.fee, base: payment.fee_base },
  });

/** What keeps money from having moved on a day. */
export const checkDay = (day: string, today: string, path: string): Issue[] =>
  checkPastDay(day, today, { path, ahead: 'Money can’t move on a day ahead. Choose today or earlier.' });

/** What an amount is worth in the books at a rate; as much as it is in their own currency, where there is none. */
export const toWorth = (
  amount: number,
  currency: string,
  { books, rate }: { books: string; rate?: string | undefined },
) => (rate ? convert(money(amount, currency), books, rate).minor : amount);

type Asked = { currency: string; amount: number; rate?: string | undefined; day: string; books: string };
/** What an amount is worth in the books on a day, and the rate: the one that was typed, or that of the day; none in their own currency. */
export const findWorth = async (
  { findRate }: RateTools,
  { currency, amount, rate, day, books }: Asked,
): Promise<Result<{ worth: number; rate?: string }>> => {
  if (currency === books) return ok({ worth: amount });
  const found = rate ? ok(rate) : await findRate(day, currency, books);
  if (!found.ok) return found;
  if (found.value === undefined) return refuse('invoice.no_rate', { params: { currency, day } });
  const worth = toWorth(amount, currency, { books, rate: found.value });
  return worth > MAX_AMOUNT
    ? refuse('payment.not_ready', {
        issues: [{ path: 'rate', message: 'At this rate, that’s too large an amount. Check the rate and the zeros.' }],
      })
    : ok({ worth, rate: found.value });
};
