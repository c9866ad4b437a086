import { SETTLED_IN } from './currencies';
import { isCreatedIn, PAGING, toPage } from './paged';
import { readParams } from './params';
import type { BalanceTransaction, Payout } from './payment-shapes';
import { makeMovement } from './payment-things';
import { invalid } from './refusal';
import type { Asked, Route } from './route';
import type { StripeStore } from './stripe-store';

const DAY = 86_400;
const BANK = 'ba_test';
/** Movements that stand for payouts go out with none, but what came back from one does. */
const goesOut = ({ type, _payout }: BalanceTransaction) => type !== 'payout' && !_payout;

const send = (books: StripeStore, amount: number, automatic: boolean, moved: readonly BalanceTransaction[]): Payout => {
  const id = books.idFor('payout');
  const taken = books.put(makeMovement(books, { type: 'payout', source: id, amount: -amount }));
  for (const one of moved) books.put({ ...one, _payout: id });
  const payout: Payout = {
    id,
    object: 'payout',
    livemode: false,
    created: books.at(),
    arrival_date: Math.floor(books.at() / DAY) * DAY + DAY,
    amount,
    currency: SETTLED_IN,
    automatic,
    balance_transaction: taken.id,
    status: 'in_transit',
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    description: 'STRIPE PAYOUT',
    destination: BANK,
    method: 'standard',
    type: 'bank_account',
    source_type: 'card',
    reconciliation_status: automatic ? 'completed' : 'not_applicable',
    metadata: {},
  };
  books.put(payout);
  books.wait(id, payout.arrival_date);
  books.emit('payout.created', payout);
  return payout;
};

/** Sends what is available by now to the bank of an account that pays out by itself. */
export const payOut = (books: StripeStore): void => {
  if (books.account.payouts !== 'daily') return;
  const moved = books
    .list('balance_transaction')
    .filter((one) => goesOut(one) && one.available_on <= books.at())
    .reverse();
  const amount = moved.reduce((sum, { net }) => sum + net, 0);
  if (amount > 0) send(books, amount, true, moved);
};

/** What the bank has said of a payout by now. */
export const hearOfPayout = (books: StripeStore, id: string): void => {
  books.stopWaiting(id);
  const payout = books.get('payout', id);
  if (payout.status === 'in_transit') books.emit('payout.paid', books.put({ ...payout, status: 'paid' as const }));
};

/** For tests: the bank sends a payout back, as where its account was closed. Also one that was paid. */
export const bounce = (books: StripeStore, id: string): void => {
  books.stopWaiting(id);
  const payout = books.get('payout', id);
  const back = books.put(makeMovement(books, { type: 'payout_failure', source: id, amount: payout.amount }));
  const failed = books.put({
    ...payout,
    status: 'failed' as const,
    failure_balance_transaction: back.id,
    failure_code: 'account_closed',
    failure_message: 'The bank account has been closed.',
  });
  books.emit('payout.failed', failed);
};

const listTransactions = ({ fields, books }: Asked) => {
  const params = readParams(fields, [...PAGING, 'created', 'currency', 'payout', 'source', 'type']);
  const [type, payout, source] = [params.maybe('type'), params.maybe('payout'), params.maybe('source')];
  if (payout && !books.get('payout', payout).automatic)
    throw invalid('Balance transaction history can only be filtered on automatic transfers, not manual.', 'payout');
  const isIn = isCreatedIn(params);
  const isOf = (one: BalanceTransaction) => one._payout === payout || (one.type === 'payout' && one.source === payout);
  const all = books
    .list('balance_transaction')
    .filter((one) => isIn(one) && (!type || one.type === type) && (!source || one.source === source))
    .filter((one) => !payout || isOf(one));
  return toPage(all, params, '/v1/balance_transactions');
};

const createByHand = ({ fields, books }: Asked) => {
  const params = readParams(fields, ['amount', 'currency', 'description', 'metadata']);
  const amount = params.whole('amount') ?? 0;
  if (amount < 1) throw invalid('Invalid positive integer', 'amount', 'parameter_invalid_integer');
  if (params.oneOf('currency', [SETTLED_IN]) === undefined)
    throw invalid('Missing required param: currency.', 'currency');
  const there = books
    .list('balance_transaction')
    .filter(({ available_on }) => available_on <= books.at())
    .reduce((sum, { net }) => sum + net, 0);
  if (amount > there)
    throw invalid(
      'You have insufficient funds in your Stripe account for this transfer.',
      undefined,
      'balance_insufficient',
    );
  return send(books, amount, false, []);
};

const reads = (path: string, read: (books: StripeStore, id: string) => unknown): Route => [
  'GET',
  path,
  ({ ids, fields, books }) => {
    readParams(fields, []);
    return read(books, ids.id ?? '');
  },
];
/** What moves the balance of an account, and what of it goes to its bank. */
export const PAYOUTS: readonly Route[] = [
  ['GET', '/v1/balance_transactions', listTransactions],
  reads('/v1/balance_transactions/:id', (books, id) => books.get('balance_transaction', id)),
  [
    'GET',
    '/v1/payouts',
    ({ fields, books }) => {
      const params = readParams(fields, [...PAGING, 'created']);
      return toPage(books.list('payout').filter(isCreatedIn(params)), params, '/v1/payouts');
    },
  ],
  reads('/v1/payouts/:id', (books, id) => books.get('payout', id)),
  ['POST', '/v1/payouts', createByHand],
];
