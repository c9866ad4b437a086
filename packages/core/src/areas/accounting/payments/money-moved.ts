import { addDays } from '../../../base/days';
import { convert, money } from '../../../base/money';
import { type Issue, ok, type Result } from '../../../base/result';
import { MAX_AMOUNT } from '../../../base/values';
import type { readBooks } from '../../ledger/public';
import { refuse } from '../errors';
import type { RateTools } from '../invoices/issue-invoice';
import type { Payment } from './payment';
import { receivedLines, type Way } from './payment-postings';

type Books = Pick<Awaited<ReturnType<typeof readBooks>>, 'chart'>;
type Moved = Pick<Payment, 'transaction_type' | 'account'>;

/** The bank account that transfers are on where nobody says which. */
const FIRST_BANK = '1000';
const BANKS = /^10[01]0(\.|$)/;

/** What keeps the bank account of a transfer from being one. */
export const checkBank = ({ transaction_type, account = FIRST_BANK }: Moved, { chart }: Books): Issue[] =>
  transaction_type === 'bank_transfer' && !(BANKS.test(account) && chart.get(account))
    ? [{ path: 'account', message: 'Choose one of your bank accounts.' }]
    : [];
/** The bank account that a transfer is on; money that comes or goes otherwise has none. */
export const bankOf = ({ transaction_type, account = FIRST_BANK }: Moved): Pick<Moved, 'account'> =>
  transaction_type === 'bank_transfer' ? { account } : {};

/** How money of a payment came or went. */
export const toWay = (payment: string, { transaction_type, account = FIRST_BANK }: Moved): Way =>
  transaction_type === 'bank_transfer'
    ? { type: transaction_type, account, bank: account }
    : { type: transaction_type as Exclude<Way['type'], 'bank_transfer'>, payment };

/** What a payment posts when it comes. */
export const toReceivedLines = (payment: Payment) =>
  receivedLines({
    ...{ currency: payment.currency, client: payment.paid_by_id, payment: payment.id },
    ...{ way: toWay(payment.id, payment), received: { amount: payment.amount, base: payment.base_amount } },
  });

/** As far back as money may be dated, for what moved before it was entered here. */
const MOST_DAYS_BACK = 1_830;
export const checkDay = (day: string, today: string, path: string): Issue[] => {
  if (day > today) return [{ path, message: 'Money can’t move on a day ahead. Choose today or earlier.' }];
  return day < addDays(today, -MOST_DAYS_BACK)
    ? [{ path, message: 'That’s more than five years ago. Choose a later day.' }]
    : [];
};

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
  const worth = convert(money(amount, currency), books, found.value).minor;
  return worth > MAX_AMOUNT
    ? refuse('payment.not_ready', {
        issues: [{ path: 'rate', message: 'At this rate, that’s too large an amount. Check the rate and the zeros.' }],
      })
    : ok({ worth, rate: found.value });
};
