import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { prefixOf } from '../../../base/id-shape';
import { convert, money } from '../../../base/money';
import { reverseAmounts } from '../../../base/reverse-amounts';
import { sum } from '../../../base/sum';
import { toChart } from '../../ledger/chart-of-accounts';
import { checkEntry } from '../../ledger/check-entry';
import type { Posting } from '../../ledger/public';
import type { Line } from '../balanced-postings';
import { toReceivedLines } from '../payments/money-moved';
import { Payment, Refund, toUnapplied } from '../payments/payment';
import { toRefundedLines } from '../payments/refund-payment';
import { partOf } from '../worth';
import { Credit, hasExpired, toCreditLeft, toShownCredit, withExpireAt } from './credit';
import { creditedLines, expiredLines } from './credit-postings';

const BOOKS = 'USD';
const ZONE = 'America/New_York';
const CHART = toChart([]);
const RATES = { USD: '1', EUR: '1.0853', JPY: '0.006712', KWD: '3.2519' };
type Currency = keyof typeof RATES;
const currencies = fc.constantFrom<Currency>('USD', 'EUR', 'JPY', 'KWD');
const ID = (kind: string, n: number) => `${prefixOf(kind)}_${String(n).padStart(26, '0')}`;
const [TODAY, OVER, AHEAD] = ['2031-01-02', '2031-01-01', '2031-02-01'];
const MOMENT = `${TODAY}T03:04:05.000Z`;
const STAMPS = { created_at: MOMENT, updated_at: MOMENT, version: 1 };
const CLIENT = ID('client', 1);
const OF_CLIENT = { client_id: CLIENT, client: { id: CLIENT, name: 'Client', acc_no: 'C-1' } };

const amounts = fc.integer({ min: 1, max: 999_999 });
const shares = fc.oneof(fc.integer({ min: 1, max: 100 }), fc.constant(100));
/** What happens, by numbers that are taken modulo what there is; `share` is a percentage of what is left. */
const operations = fc.oneof(
  fc.record({ kind: fc.constant('receive' as const), currency: currencies, amount: amounts }),
  fc.record({ kind: fc.constant('grant' as const), currency: currencies, amount: amounts }),
  fc.record({ kind: fc.constant('convert' as const), at: fc.nat(), share: shares }),
  fc.record({ kind: fc.constant('refund' as const), at: fc.nat(), share: shares }),
  fc.record({ kind: fc.constant('spend' as const), at: fc.nat(), share: shares }),
  fc.record({ kind: fc.constant('delete' as const), at: fc.nat() }),
  fc.record({ kind: fc.constant('take_back' as const), at: fc.nat() }),
  fc.record({ kind: fc.constant('expire' as const), at: fc.nat() }),
  fc.record({ kind: fc.constant('extend' as const), at: fc.nat() }),
);
type Operation = typeof operations extends fc.Arbitrary<infer T> ? T : never;

/** Payments, credits and the books, as they are after some operations. */
class History {
  payments: Payment[] = [];
  credits: Credit[] = [];
  lines: Line[] = [];
  count = 0;

  next = (kind: string) => ID(kind, ++this.count);
  post(lines: readonly Line[]) {
    expect(checkEntry({ kind: 'event', lines: lines.map((line): Posting => ({ ...line })) }, CHART, BOOKS)).toEqual([]);
    this.lines.push(...lines);
  }
  worth = (currency: Currency, amount: number) =>
    currency === BOOKS ? amount : convert(money(amount, currency), BOOKS, RATES[currency]).minor;
  receive(currency: string, amount: number, base_amount: number, way: object = { transaction_type: 'check' }) {
    const payment = Payment.parse({
      ...{ id: this.next('payment'), serial: 1, ...OF_CLIENT, paid_by_id: CLIENT, currency, amount, base_amount },
      ...{ received_on: TODAY, member_ids: [], received_by: ID('user', 1), received_by_name: 'Kim', books: BOOKS },
      ...{ ...way, ...STAMPS },
    });
    this.payments.push(payment);
    this.post(toReceivedLines(payment));
    return payment;
  }
  credit(kind: Credit['kind'], currency: string, amount: number, base_amount: number, differs: object = {}) {
    const credit = Credit.parse({
      ...{ id: this.next('client_credit'), kind, ...OF_CLIENT, credited_id: CLIENT, currency, amount, base_amount },
      ...{ books: BOOKS, credited_on: TODAY, moved_on: TODAY, created_by: ID('user', 1), created_by_name: 'Kim' },
      ...{ ...differs, ...STAMPS },
    });
    this.credits.push(credit);
    this.post(creditedLines(credit));
    return credit;
  }
  convert(at: number, share: number) {
    const payment = this.payments[at % this.payments.length];
    const left = payment && toUnapplied(payment);
    if (!payment || payment.credit_id || !left || left.amount === 0 || payment.conversions.length >= 20) return;
    const amount = Math.ceil((left.amount * share) / 100);
    const { base } = partOf(left, amount);
    const { id } = this.credit('converted', payment.currency, amount, base, { payment_id: payment.id });
    this.put(payment, {
      ...payment,
      conversions: [...payment.conversions, { credit_id: id, amount, base, converted_on: TODAY }],
    });
  }
  refund(at: number, share: number) {
    const payment = this.payments[at % this.payments.length];
    const left = payment && toUnapplied(payment);
    if (!payment || payment.credit_id || !left || left.amount === 0 || payment.refunds.length >= 20) return;
    const amount = Math.ceil((left.amount * share) / 100);
    const { base } = partOf(left, amount);
    const refund = Refund.parse({
      ...{ id: this.next('refund'), transaction_type: 'check', amount, base, paid_base: base },
      ...{ refunded_on: TODAY, refunded_by_name: 'Kim' },
    });
    this.put(payment, { ...payment, refunds: [...payment.refunds, refund] });
    this.post(toRefundedLines(payment, refund));
  }
  spend(at: number, share: number) {
    const credit = this.credits[at % this.credits.length];
    const left = credit && toCreditLeft(credit);
    if (!credit || !left || left.amount === 0 || hasExpired(credit, TODAY)) return;
    const amount = Math.ceil((left.amount * share) / 100);
    const { base } = partOf(left, amount);
    const way = { transaction_type: 'credit_point', credit_id: credit.id };
    const { id: payment_id } = this.receive(credit.currency, amount, base, way);
    this.putCredit(credit, { ...credit, spent: [...credit.spent, { payment_id, amount, base, spent_on: TODAY }] });
  }
  delete(at: number) {
    const payment = this.payments[at % this.payments.length];
    if (!payment || payment.conversions.length + payment.refunds.length > 0) return;
    this.payments = this.payments.filter((one) => one !== payment);
    this.post(reverseAmounts(toReceivedLines(payment)));
    const credit = this.credits.find(({ id }) => id === payment.credit_id);
    if (!credit) return;
    const spent = credit.spent.filter(({ payment_id }) => payment_id !== payment.id);
    this.putCredit(credit, { ...credit, spent });
  }
  takeBack(at: number) {
    const credit = this.credits[at % this.credits.length];
    if (!credit || credit.spent.length + credit.expired.length > 0) return;
    this.credits = this.credits.filter((one) => one !== credit);
    this.post(reverseAmounts(creditedLines(credit)));
    const payment = this.payments.find(({ id }) => id === credit.payment_id);
    if (!payment) return;
    this.put(payment, {
      ...payment,
      conversions: payment.conversions.filter(({ credit_id }) => credit_id !== credit.id),
    });
  }
  expire(at: number) {
    const before = this.credits[at % this.credits.length];
    if (!before) return;
    const credit = withExpireAt({ ...before, expires_on: OVER }, ZONE);
    const left = toCreditLeft(credit);
    // Nothing that has nothing left waits to expire.
    expect(credit.expire_at === undefined).toBe(left.amount === 0);
    if (left.amount > 0) this.post(expiredLines(credit, left));
    const expired = left.amount > 0 ? [...credit.expired, { ...left, expired_on: TODAY }] : credit.expired;
    this.putCredit(before, withExpireAt({ ...credit, expired }, ZONE));
  }
  extend(at: number) {
    const credit = this.credits[at % this.credits.length];
    if (!credit) return;
    const back = credit.expired.flatMap((part) => expiredLines(credit, part));
    if (back.length > 0) this.post(reverseAmounts(back));
    this.putCredit(credit, withExpireAt({ ...credit, expired: [], expires_on: AHEAD }, ZONE));
  }
  put(before: Payment, after: Payment) {
    this.payments = this.payments.map((one) => (one === before ? after : one));
  }
  putCredit(before: Credit, after: Credit) {
    this.credits = this.credits.map((one) => (one === before ? after : one));
  }
  run(operation: Operation) {
    if (operation.kind === 'receive')
      this.receive(operation.currency, operation.amount, this.worth(operation.currency, operation.amount));
    else if (operation.kind === 'grant')
      this.credit('granted', operation.currency, operation.amount, this.worth(operation.currency, operation.amount));
    else if (operation.kind === 'convert') this.convert(operation.at, operation.share);
    else if (operation.kind === 'refund') this.refund(operation.at, operation.share);
    else if (operation.kind === 'spend') this.spend(operation.at, operation.share);
    else if (operation.kind === 'delete') this.delete(operation.at);
    else if (operation.kind === 'take_back') this.takeBack(operation.at);
    else if (operation.kind === 'expire') this.expire(operation.at);
    else this.extend(operation.at);
  }

  /** What lines of an account that name something come to, in its own currency and in that of the books. */
  balance(account: string, [name, id]: [name: 'payment' | 'credit' | 'client', id: string]) {
    const those = this.lines.filter((line) => line.account === account && line.dimensions[name] === id);
    return { amount: sum(those.map(({ amount }) => amount)), base: sum(those.map(({ base_amount }) => base_amount)) };
  }
  check() {
    for (const payment of this.payments) {
      const { amount, refunds, conversions } = payment;
      const left = toUnapplied(payment);
      // Law 10: what of a payment isn’t applied, refunded or credit is the client’s, unapplied.
      expect(sum([...refunds, ...conversions].map((part) => part.amount)) + left.amount).toBe(amount);
      expect(this.balance('2100', ['payment', payment.id])).toEqual({ amount: 0 - left.amount, base: 0 - left.base });
    }
    for (const credit of this.credits) {
      const left = toCreditLeft(credit);
      // What was credited is spent, expired or left, and what is left is owed to the client.
      expect(sum([...credit.spent, ...credit.expired].map((part) => part.amount)) + left.amount).toBe(credit.amount);
      expect(this.balance('2110', ['credit', credit.id])).toEqual({ amount: 0 - left.amount, base: 0 - left.base });
      expect(Math.min(left.amount, left.base)).toBeGreaterThanOrEqual(0);
      if (left.amount === 0) expect(left.base).toBe(0);
      const { left_amount, state } = toShownCredit(credit, TODAY);
      expect(left_amount > 0).toBe(state === 'available');
    }
    const whole = (name: 'amount' | 'base_amount', currency?: string) =>
      sum(this.lines.flatMap((line) => (!currency || line.currency === currency ? [line[name]] : [])));
    // Laws 1 and 2: the books balance in each currency and in their own.
    for (const currency of Object.keys(RATES)) expect(whole('amount', currency)).toBe(0);
    expect(whole('base_amount')).toBe(0);
    // Goodwill costs what of it is spent or left; what was paid in is income only as far as it has expired.
    const of = (kind: Credit['kind']) => this.credits.filter((credit) => credit.kind === kind);
    const lost = (credits: Credit[]) => sum(credits.flatMap(({ expired }) => expired.map(({ base }) => base)));
    const given = sum(of('granted').map(({ base_amount }) => base_amount));
    expect(this.balance('5320', ['client', CLIENT]).base).toBe(given - lost(of('granted')));
    expect(this.balance('4900', ['client', CLIENT]).base).toBe(0 - lost(of('converted')));
  }
}

it('keeps what clients have as credit, and the books, at one whatever is converted, spent, expired and taken back (V12, laws 1, 2, 10)', () => {
  fc.assert(
    fc.property(fc.array(operations, { minLength: 10, maxLength: 40 }), (drawn) => {
      const history = new History();
      history.run({ kind: 'receive', currency: 'EUR', amount: 10_001 });
      history.run({ kind: 'convert', at: 0, share: 33 });
      history.run({ kind: 'grant', currency: 'JPY', amount: 777 });
      for (const operation of drawn) {
        history.run(operation);
        history.check();
      }
    }),
    { numRuns: 80 },
  );
});

it('expires as the day ends where the company is', () => {
  const history = new History();
  const credit = history.credit('granted', 'USD', 100, 100, { expires_on: TODAY });
  expect(withExpireAt(credit, 'America/New_York').expire_at).toBe('2031-01-03T05:00:00.000Z');
  expect(withExpireAt(credit, 'Pacific/Auckland').expire_at).toBe('2031-01-02T11:00:00.000Z');
  expect([hasExpired(credit, TODAY), hasExpired(credit, '2031-01-03')]).toEqual([false, true]);
});
