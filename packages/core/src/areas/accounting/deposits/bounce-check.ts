import type { SignedCall } from '../../../access/signed-call';
import { getCompanyToday } from '../../../access/user-time-zone';
import { type Issue, type Result, refuse as refuseRequest } from '../../../base/result';
import { reverseAmounts } from '../../../base/reverse-amounts';
import { MAX_AMOUNT } from '../../../base/values';
import { checkSeen } from '../../../store/check-seen';
import { retryOnConflict } from '../../../store/retry-on-conflict';
import { readOwnBooks } from '../../ledger/public';
import { checkPastDay } from '../check-past-day';
import { refuse } from '../errors';
import { saveInvoices } from '../payments/apply-payment';
import { detachAll, readPaidInvoices } from '../payments/detach-all';
import { toReceivedLines, toWorth } from '../payments/money-moved';
import type { Payment } from '../payments/payment';
import { paymentEvents } from '../payments/payment.events';
import { Payments } from '../payments/payment.records';
import type { PaymentId } from '../payments/payment-id';
import { postPayment, toMemo } from '../payments/post-payment';
import { type ShownPayment, toShownPayment } from '../payments/receive-payment';
import { isOneTransaction } from '../payments/record-arrival';
import type { Worth } from '../worth';
import { depositEvents } from './deposit.events';
import { bankFeeLines, depositLines } from './deposit-postings';
import type { DepositSlip } from './deposit-slip';
import { DepositSlips } from './deposit-slip.records';

type Entry = Parameters<typeof postPayment>[2][number];
/** What the bank takes for a check that bounced, at the rate that the check came at; there is none in the currency of the books. */
export const toFeeWorth = (
  { currency, books, rate }: Pick<Payment, 'currency' | 'books' | 'rate'>,
  fee: number,
): Worth => ({
  amount: fee,
  base: currency === books ? fee : toWorth(fee, currency, { books, rate }),
});

type Bounced = Pick<Payment, 'id' | 'remark' | 'rate' | 'currency' | 'books'> & { amount: number; base_amount: number };
/**
 * What a check that bounced posts besides coming off its invoices: the bank takes it back, and its fee, and so the client never paid. Each is
 * known by the payment. Source: V02.
 */
export const bouncedEntries = (
  payment: Bounced & Parameters<typeof toReceivedLines>[0],
  slip: Pick<DepositSlip, 'account' | 'currency' | 'books' | 'number'>,
  fee: number,
): (Entry & { lines: ReturnType<typeof depositLines> })[] => {
  const { id, amount, base_amount: base, rate } = payment;
  const memo = `Deposit slip ${slip.number}`;
  const returned = depositLines({ ...slip, checks: [{ payment_id: id, amount, base, ...(rate && { rate }) }] });
  return [
    { source: `deposit.bounced:${id}`, memo, lines: reverseAmounts(returned) },
    ...(fee > 0
      ? [{ source: `deposit.bounce_fee:${id}`, memo, lines: bankFeeLines(slip, toFeeWorth(payment, fee), rate) }]
      : []),
    { source: `payment.deleted:${id}`, memo: toMemo(payment.remark), lines: reverseAmounts(toReceivedLines(payment)) },
  ];
};

/** What keeps a check from having bounced on a day: it was at the bank by then. */
const checkDay = (day: string, deposited_on: string, latest: string): Issue[] =>
  day < deposited_on
    ? [{ path: 'day', message: 'That’s before it was deposited. Choose a later day.' }]
    : checkPastDay(day, latest, { path: 'day', ahead: 'A check can’t bounce on a day to come.' });

type Asked = { id: PaymentId; version: number; day?: string | undefined; fee: number };

/**
 * Notes that a check which was deposited bounced: the bank has taken it back, and its fee. It comes off its invoices, which are owed again, and
 * the payment is deleted with it, all at once. A check that isn’t on a slip is `payment.not_deposited`. Source: V02.
 */
export const bounceCheck = (call: SignedCall, { id, version, fee, ...asked }: Asked): Promise<Result<ShownPayment>> =>
  retryOnConflict(async () => {
    const { actor, db, deps, commit } = call;
    const [stands, books] = await Promise.all([db.get(Payments, { id }, true), readOwnBooks(call)]);
    const seen = checkSeen(stands, version);
    if (!seen.ok) return seen;
    const before = seen.value;
    if (before.deleted_at) return refuse('payment.deleted');
    if (!before.deposit) return refuse('payment.not_deposited');
    if (before.refunds.length > 0) return refuse('payment.is_refunded');
    if (before.conversions.length > 0) return refuse('payment.is_converted');
    const [slip, known] = await Promise.all([
      db.get(DepositSlips, { id: before.deposit.slip_id }, true),
      readPaidInvoices(db, before),
    ]);
    const detached = detachAll(before, known);
    if (!slip || !detached) return refuseRequest('record.missing');
    const today = getCompanyToday(actor, deps.now());
    const latest = slip.day > today ? slip.day : today;
    const day = asked.day ?? latest;
    const issues = checkDay(day, slip.day, latest);
    if (toFeeWorth(before, fee).base > MAX_AMOUNT)
      issues.push({ path: 'fee', message: 'That’s too large a fee. Check the zeros.' });
    if (issues.length > 0) return refuse('payment.not_ready', { issues });
    // It can’t come off an invoice before it was put on.
    const lastPart = before.applied.reduce((last, { applied_on }) => (applied_on > last ? applied_on : last), day);
    const returned = bouncedEntries(before, slip, fee).map((entry) => ({
      ...entry,
      day: entry.source.startsWith('payment.') ? lastPart : day,
    }));
    const posted = postPayment(call, before, [...detached.entries, ...returned], { day: lastPart, books });
    if (!posted.ok) return posted;
    const checks = slip.checks.map((check) => (check.payment_id === id ? { ...check, bounced_on: day } : check));
    const bounced = { on: day, fee };
    const saved = db.save(
      Payments,
      before,
      { ...detached.payment, bounced, deleted_at: deps.now() },
      { as: paymentEvents.bounced },
    );
    const writes = [
      saved,
      db.save(DepositSlips, slip, { ...slip, checks }, { as: depositEvents.check_bounced }),
      ...saveInvoices(db, detached.invoices, 'payment_detached'),
      ...posted.value,
    ];
    if (!isOneTransaction(writes, 2 + detached.invoices.length))
      return refuse('payment.not_ready', {
        issues: [{ path: 'apply', message: 'This check is on too many invoices at once. Detach some of them first.' }],
      });
    return commit({ writes, answer: toShownPayment(saved.after) });
  });
