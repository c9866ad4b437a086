import { settle } from './currencies';
import { dispute } from './disputes';
import { expireSession } from './payment-sessions';
import type { PaymentIntent, PaymentSession } from './payment-shapes';
import { makeCharge, makeIntent, makeMovement, makeTransaction } from './payment-things';
import { hearOfPayout, payOut } from './payouts';
import { hearOfRefund } from './refunds';
import type { BankMethod, CardMethod, PaymentMethod } from './shapes';
import type { StripeStore } from './stripe-store';
import { TEST_BANK_ACCOUNTS, TEST_CARDS, TEST_ROUTING } from './test-cards';

/** How long a bank takes to say whether the money comes, in seconds. */
const BANK_TAKES = 4 * 86_400;

/** How long after that it takes one back, in seconds. */
const BANK_RETURNS = 3 * 86_400;

/** A bank takes back what it paid: the charge fails after all. */
const failLate = (books: StripeStore, id: string) => {
  books.stopWaiting(id);
  const charge = books.get('charge', id);
  const { amount, rate } = settle(charge.amount, charge.currency);
  const back = books.put(makeMovement(books, { type: 'payment_failure_refund', source: id, amount: -amount, rate }));
  const failed = books.put({
    ...{ ...charge, status: 'failed' as const, paid: false, failure_balance_transaction: back.id },
    ...{ failure_code: 'debit_not_authorized', failure_message: 'The client’s bank took the payment back.' },
  });
  books.emit('charge.failed', failed);
};

/** Takes the money of a payment in, and tells of it. */
const succeed = (books: StripeStore, session: PaymentSession, intent: PaymentIntent, method: PaymentMethod) => {
  const made = makeCharge(books, session, intent, method);
  const transaction = books.put(makeTransaction(books, made, method.type));
  const charge = books.put({ ...made, balance_transaction: transaction.id });
  const paid = books.put({
    ...intent,
    status: 'succeeded' as const,
    amount_received: intent.amount,
    latest_charge: charge.id,
  });
  books.emit('payment_intent.succeeded', paid);
  books.emit('charge.succeeded', charge);
  const later = TEST_CARDS[method._number]?.later;
  if (method.type === 'us_bank_account' && TEST_BANK_ACCOUNTS[method._number]?.returns)
    books.wait(charge.id, books.at() + BANK_RETURNS);
  if (later === 'disputed' || later === 'inquired') dispute(books, charge, later);
};
const fail = (
  books: StripeStore,
  session: PaymentSession,
  intent: PaymentIntent,
  method: PaymentMethod,
  failure: { code: string; message: string },
) => {
  const charge = books.put(makeCharge(books, session, intent, method, failure));
  const failed = books.put({
    ...intent,
    status: 'requires_payment_method' as const,
    payment_method: null,
    latest_charge: charge.id,
    last_payment_error: {
      type: 'invalid_request_error' as const,
      ...failure,
      charge: charge.id,
      payment_method_type: method.type,
    },
  });
  books.emit('payment_intent.payment_failed', failed);
  books.emit('charge.failed', charge);
};

const complete = (
  books: StripeStore,
  session: PaymentSession,
  intent: PaymentIntent,
  payment_status: PaymentSession['payment_status'],
): string => {
  const done = books.put({
    ...session,
    status: 'complete' as const,
    payment_status,
    payment_intent: intent.id,
    url: null,
    _asking: null,
  });
  books.emit('checkout.session.completed', done);
  return session.success_url.replaceAll('{CHECKOUT_SESSION_ID}', session.id);
};

/** Pays by a card that works, and says where that leads. */
export const payByCard = (
  books: StripeStore,
  session: PaymentSession,
  number: string,
  [exp_month, exp_year]: readonly [month: number, year: number],
): string => {
  books.stopWaiting(session.id);
  const method: CardMethod = {
    id: books.idFor('payment_method'),
    object: 'payment_method',
    type: 'card',
    created: books.at(),
    customer: null,
    card: { brand: TEST_CARDS[number]?.brand ?? 'visa', last4: number.slice(-4), exp_month, exp_year },
    _number: number,
  };
  books.put(method);
  const intent = makeIntent(books, session, method, 'succeeded');
  succeed(books, session, intent, method);
  return complete(books, session, intent, 'paid');
};

/** Begins to take money from an account at a bank, and says where that leads. Whether it comes is known days later. */
export const payByBank = (books: StripeStore, session: PaymentSession, account: string): string => {
  const method: BankMethod = {
    id: books.idFor('payment_method'),
    object: 'payment_method',
    type: 'us_bank_account',
    created: books.at(),
    customer: null,
    us_bank_account: {
      bank_name: 'STRIPE TEST BANK',
      last4: account.slice(-4),
      routing_number: TEST_ROUTING,
      account_holder_type: 'individual',
    },
    _number: account,
  };
  books.put(method);
  const intent = books.put(makeIntent(books, session, method, 'processing'));
  books.wait(session.id, books.at() + BANK_TAKES);
  return complete(books, session, intent, 'unpaid');
};

const hearFromBank = (books: StripeStore, session: PaymentSession) => {
  books.stopWaiting(session.id);
  const intent = books.get('payment_intent', session.payment_intent ?? '');
  const method = books.get('payment_method', intent.payment_method ?? '');
  const failure = TEST_BANK_ACCOUNTS[method._number]?.fails;
  if (failure) {
    fail(books, session, intent, method, failure);
    books.emit('checkout.session.async_payment_failed', session);
    return;
  }
  succeed(books, session, intent, method);
  books.emit('checkout.session.async_payment_succeeded', books.put({ ...session, payment_status: 'paid' as const }));
};

const catchUpSession = (books: StripeStore, id: string) => {
  const session = books.get('checkout.session', id);
  if (session.mode !== 'payment') return;
  if (session.status === 'open') expireSession(books, session);
  else hearFromBank(books, session);
};

/** Does what time has brought: pages nobody paid at are over, banks have an answer, and what is available goes out. */
export const catchUpPayments = (books: StripeStore): void => {
  for (const id of books.due()) {
    if (books.find('refund', id)) hearOfRefund(books, id);
    else if (books.find('payout', id)) hearOfPayout(books, id);
    else if (books.find('charge', id)) failLate(books, id);
    else if (books.find('checkout.session', id)) catchUpSession(books, id);
  }
  payOut(books);
};
