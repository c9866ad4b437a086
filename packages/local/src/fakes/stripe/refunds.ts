import { settle } from './currencies';
import { isCreatedIn, PAGING, toPage } from './paged';
import { readParams } from './params';
import type { Charge, Refund } from './payment-shapes';
import { makeMovement } from './payment-things';
import { invalid } from './refusal';
import type { Asked, Route } from './route';
import type { StripeStore } from './stripe-store';
import { TEST_CARDS } from './test-cards';

/** How long it takes until a refund that fails has failed, in seconds. */
const FAILS_AFTER = 86_400;
const REASONS = ['duplicate', 'fraudulent', 'requested_by_customer'] as const;

const behaviourOf = (books: StripeStore, { payment_method }: Charge) =>
  TEST_CARDS[books.get('payment_method', payment_method)._number]?.later;

const chargeIn = (books: StripeStore, payment_intent: string | undefined, charge: string | undefined): Charge => {
  if (Boolean(payment_intent) === Boolean(charge))
    throw invalid('One of the following params should be provided for this request: payment_intent or charge.');
  const id = charge ?? books.get('payment_intent', payment_intent ?? '').latest_charge;
  if (!id) throw invalid(`This PaymentIntent (${payment_intent}) does not have a successful charge to refund.`);
  return books.get('charge', id);
};

const create = ({ fields, books }: Asked) => {
  const params = readParams(fields, ['payment_intent', 'charge', 'amount', 'reason', 'metadata']);
  const charge = chargeIn(books, params.maybe('payment_intent'), params.maybe('charge'));
  const left = charge.amount - charge.amount_refunded;
  const amount = params.whole('amount') ?? left;
  if (!charge.paid) throw invalid(`Charge ${charge.id} has not been paid.`, 'charge');
  if (left === 0) throw invalid(`Charge ${charge.id} has already been refunded.`, 'charge', 'charge_already_refunded');
  if (amount < 1) throw invalid('Invalid positive integer', 'amount', 'parameter_invalid_integer');
  if (charge.disputed && books.list('dispute').some((one) => one.charge === charge.id && !one.is_charge_refundable))
    throw invalid(
      `The charge ${charge.id} has been charged back; cannot issue a refund.`,
      undefined,
      'charge_disputed',
    );
  if (amount > left)
    throw invalid(
      `Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`,
      'amount',
      'amount_too_large',
    );
  const id = books.idFor('refund');
  const { amount: settled, rate } = settle(amount, charge.currency);
  const isCard = charge.id.startsWith('ch_');
  const type = isCard ? 'refund' : 'payment_refund';
  const moved = books.put(makeMovement(books, { type, source: id, amount: -settled, rate }));
  const refund: Refund = {
    id,
    object: 'refund',
    created: books.at(),
    amount,
    currency: charge.currency,
    charge: charge.id,
    payment_intent: charge.payment_intent,
    status: isCard ? 'succeeded' : 'pending',
    reason: params.oneOf('reason', REASONS) ?? null,
    metadata: params.metadata('metadata'),
    balance_transaction: moved.id,
    receipt_number: null,
    source_transfer_reversal: null,
    transfer_reversal: null,
  };
  const amount_refunded = charge.amount_refunded + amount;
  const after = books.put({ ...charge, amount_refunded, refunded: amount_refunded === charge.amount });
  books.put(refund);
  if (!isCard || behaviourOf(books, charge) === 'refund_fails') books.wait(id, books.at() + FAILS_AFTER);
  books.emit('refund.created', refund);
  books.emit('charge.refunded', after);
  return refund;
};

/** What the bank has said of a refund by now: it is there, or it couldn't be paid and is the account's again. */
export const hearOfRefund = (books: StripeStore, id: string): void => {
  books.stopWaiting(id);
  const refund = books.get('refund', id);
  const charge = books.get('charge', refund.charge);
  if (behaviourOf(books, charge) !== 'refund_fails') {
    books.emit('refund.updated', books.put({ ...refund, status: 'succeeded' as const }));
    return;
  }
  const { amount, rate } = settle(refund.amount, refund.currency);
  const back = books.put(makeMovement(books, { type: 'refund_failure', source: id, amount, rate }));
  books.put({ ...charge, amount_refunded: charge.amount_refunded - refund.amount, refunded: false });
  const failed = books.put({
    ...refund,
    status: 'failed' as const,
    failure_balance_transaction: back.id,
    failure_reason: 'expired_or_canceled_card',
  });
  books.emit('refund.updated', failed);
  books.emit('refund.failed', failed);
};

const list = ({ fields, books }: Asked) => {
  const params = readParams(fields, [...PAGING, 'charge', 'payment_intent', 'created']);
  const [charge, intent, isIn] = [params.maybe('charge'), params.maybe('payment_intent'), isCreatedIn(params)];
  const all = books
    .list('refund')
    .filter((one) => (!charge || one.charge === charge) && (!intent || one.payment_intent === intent) && isIn(one));
  return toPage(all, params, '/v1/refunds');
};

/** Money of charges that goes back. */
export const REFUNDS: readonly Route[] = [
  ['POST', '/v1/refunds', create],
  ['GET', '/v1/refunds', list],
  [
    'GET',
    '/v1/refunds/:id',
    ({ ids, fields, books }) => {
      readParams(fields, []);
      return books.get('refund', ids.id ?? '');
    },
  ],
];
