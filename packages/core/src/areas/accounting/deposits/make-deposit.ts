import type { SignedCall } from '../../../access/signed-call';
import { getCompanyToday } from '../../../access/user-time-zone';
import { type Issue, type Result, refuse as refuseRequest } from '../../../base/result';
import { reverseAmounts } from '../../../base/reverse-amounts';
import { sum } from '../../../base/sum';
import { retryOnConflict } from '../../../store/retry-on-conflict';
import { takeOrdinal } from '../../../store/serial';
import { withoutScope } from '../../../store/tenant-db';
import { type OpenBooks, postEntries, readOwnBooks, toEventEntry } from '../../ledger/public';
import { checkPastDay } from '../check-past-day';
import { refuse } from '../errors';
import { isBankAccount, OPERATING_BANK } from '../payments/bank-account';
import type { Payment } from '../payments/payment';
import { Payments } from '../payments/payment.records';
import { isOneTransaction } from '../payments/record-arrival';
import { depositEvents } from './deposit.events';
import { depositLines } from './deposit-postings';
import type { DepositDraft, DepositedCheck, DepositSlip } from './deposit-slip';
import { DepositSlips } from './deposit-slip.records';
import { isUndeposited } from './undeposited';

const ON = { path: 'day', ahead: 'Checks can’t be deposited on a day to come. Choose today or earlier.' };

/** What keeps a check from being on a slip of this day, with these others. */
const findFault = (payment: Payment, first: Payment, day: string): string | undefined => {
  if (payment.transaction_type !== 'check') return 'This payment isn’t a check.';
  if (payment.deposit) return `This check is on slip ${payment.deposit.number} already.`;
  if (!isUndeposited(payment)) return 'This check was deleted, or given back to the client.';
  if (payment.currency !== first.currency) return 'A deposit is in one currency. Make another one for this check.';
  return payment.received_on > day ? 'This check came after that day. Choose a later day.' : undefined;
};

type Chosen = { account: string; day: string; today: string };
/** What keeps checks from being deposited, each at its place. */
const findIssues = (
  [first, ...rest]: readonly [Payment, ...Payment[]],
  { account, day, today }: Chosen,
  { chart }: Pick<OpenBooks, 'chart'>,
): Issue[] => [
  ...checkPastDay(day, today, ON),
  ...(isBankAccount(account) && chart.get(account)
    ? []
    : [{ path: 'account', message: 'Choose one of your bank accounts.' }]),
  ...[first, ...rest].flatMap((payment, i): Issue[] => {
    const message = findFault(payment, first, day);
    return message ? [{ path: `payment_ids.${i}`, message }] : [];
  }),
];

const toCheck = (payment: Payment): DepositedCheck => ({
  ...{ payment_id: payment.id, paid_by_name: payment.client.name, received_on: payment.received_on },
  ...{ confirmation_code: payment.confirmation_code, amount: payment.amount, base: payment.base_amount },
  ...(payment.rate && { rate: payment.rate }),
});

/** A deposit slip as it is answered. */
export type ShownSlip = { slip: DepositSlip };

/**
 * Brings checks to the bank: they leave the account of undeposited checks for a bank account on one day, under one number, in one transaction.
 * What keeps them from being deposited is `deposit.not_ready`, each at its place. Source: V02.
 */
export const makeDeposit = (call: SignedCall, { payment_ids, ...draft }: DepositDraft): Promise<Result<ShownSlip>> => {
  // A number is taken once, and not by what is refused.
  let ordinal: Promise<number> | undefined;
  return retryOnConflict(async () => {
    const { actor, db, deps, commit } = call;
    const { account = OPERATING_BANK } = draft;
    const today = getCompanyToday(actor, deps.now());
    const [books, found] = await Promise.all([
      readOwnBooks(call),
      db.getMany(
        payment_ids.map((id) => ({ def: Payments, key: { id } })),
        true,
      ),
    ]);
    const known = found.flatMap((payment) => payment ?? []);
    const [first, ...rest] = known;
    if (!first || known.length < found.length) return refuseRequest('record.missing');
    // A check that was entered ahead of the company's day, by a clock of another zone, is deposited on its own day.
    const latest = known.reduce((day, { received_on }) => (received_on > day ? received_on : day), today);
    const day = draft.day ?? latest;
    const issues = findIssues([first, ...rest], { account, day, today: latest }, books);
    if (issues.length > 0) return refuse('deposit.not_ready', { issues });
    ordinal ??= takeOrdinal(db, 'deposit_slip');
    const number = await ordinal;
    const checks = known.map(toCheck);
    const slip = {
      ...{ id: deps.newId('deposit_slip'), number, account, day, currency: first.currency, books: first.books, checks },
      ...{ amount: sum(checks.map(({ amount }) => amount)), base: sum(checks.map(({ base }) => base)) },
      ...{ made_by: actor.user_id, made_by_name: actor.name },
    };
    const posted = postEntries(
      db,
      [
        toEventEntry(call, {
          ...{ source: `deposit.made:${slip.id}`, day, memo: `Deposit slip ${number}` },
          lines: depositLines(slip),
        }),
      ],
      books,
    );
    if (!posted.ok) return posted;
    const created = db.create(DepositSlips, slip);
    const deposit = { slip_id: slip.id, number, deposited_on: day };
    // What became of each check is in the history of the slip.
    const marked = known.map((payment) => db.change(Payments, payment, { ...payment, deposit }));
    const writes = [created, ...marked, ...posted.value];
    if (!isOneTransaction(writes, 1))
      return refuse('deposit.not_ready', {
        issues: [{ path: 'payment_ids', message: 'That’s too many checks at once. Make several deposits.' }],
      });
    return commit({ writes, answer: { slip: created.after } });
  });
};

/** The slip of somebody who may see it: who sees only their own work sees those that they made, since others have the checks of clients they don’t know. */
export const isSlipSeen = ({ actor }: Pick<SignedCall, 'actor'>, { made_by }: Pick<DepositSlip, 'made_by'>): boolean =>
  actor.visibility === 'all' || made_by === actor.user_id;

/**
 * Takes back a deposit that wasn’t made: its checks can be deposited again, and what it posted is taken back today. One of which a check
 * bounced was made: `deposit.has_bounced`.
 */
export const takeBackDeposit = (call: SignedCall, { id }: Pick<DepositSlip, 'id'>): Promise<Result<ShownSlip>> =>
  retryOnConflict(async () => {
    const { actor, db, deps, commit } = call;
    const [slip, books] = await Promise.all([db.get(DepositSlips, { id }, true), readOwnBooks(call)]);
    if (!slip || slip.taken_back_at || !isSlipSeen(call, slip)) return refuseRequest('record.missing');
    if (slip.checks.some(({ bounced_on }) => bounced_on)) return refuse('deposit.has_bounced');
    // Its checks are free again also where their trips are somebody else’s by now.
    const found = await withoutScope(db).getMany(
      slip.checks.map(({ payment_id }) => ({ def: Payments, key: { id: payment_id } })),
      true,
    );
    const posted = postEntries(
      db,
      [
        toEventEntry(call, {
          ...{ source: `deposit.taken_back:${slip.id}`, day: getCompanyToday(actor, deps.now()) },
          ...{ memo: `Deposit slip ${slip.number}`, lines: reverseAmounts(depositLines(slip)) },
        }),
      ],
      books,
    );
    if (!posted.ok) return posted;
    const freed = found.flatMap((payment) => {
      if (payment?.deposit?.slip_id !== slip.id) return [];
      const { deposit: _on, ...rest } = payment;
      return [db.change(Payments, payment, rest)];
    });
    const saved = db.save(DepositSlips, slip, { ...slip, taken_back_at: deps.now() }, { as: depositEvents.taken_back });
    return commit({ writes: [saved, ...freed, ...posted.value], answer: { slip: saved.after } });
  });
