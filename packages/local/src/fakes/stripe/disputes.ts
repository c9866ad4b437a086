import { settle } from './currencies';
import { isCreatedIn, PAGING, toPage } from './paged';
import { readParams } from './params';
import type { Charge, Dispute } from './payment-shapes';
import { makeMovement } from './payment-things';
import { invalid } from './refusal';
import type { Asked, Route } from './route';
import type { StripeStore } from './stripe-store';

const DAY = 86_400;
const ANSWER_WITHIN = 9 * DAY;
/** What a dispute costs, in US cents. Source: https://stripe.com/pricing. */
const FEE = 1500;
/** What test evidence decides. Source: https://docs.stripe.com/testing#evidence. */
const DECIDES: Readonly<Record<string, 'won' | 'lost'>> = { winning_evidence: 'won', losing_evidence: 'lost' };

/** The holder of a card contests a charge: its money is taken back at once, or, of an inquiry, is only asked about. */
export const dispute = (books: StripeStore, charge: Charge, kind: 'disputed' | 'inquired'): Dispute => {
  const id = books.idFor('dispute');
  const isInquiry = kind === 'inquired';
  const { amount, rate } = settle(charge.amount, charge.currency);
  const taken = { type: 'adjustment' as const, source: id, amount: -amount, rate, fee: FEE, fee_for: 'Dispute fee' };
  const made: Dispute = {
    id,
    object: 'dispute',
    livemode: false,
    created: books.at(),
    amount: charge.amount,
    currency: charge.currency,
    charge: charge.id,
    payment_intent: charge.payment_intent,
    reason: 'fraudulent',
    status: isInquiry ? 'warning_needs_response' : 'needs_response',
    is_charge_refundable: isInquiry,
    metadata: {},
    evidence: {},
    evidence_details: {
      due_by: books.at() + ANSWER_WITHIN,
      has_evidence: false,
      past_due: false,
      submission_count: 0,
    },
    balance_transactions: isInquiry ? [] : [books.put(makeMovement(books, taken))],
  };
  books.put({ ...charge, disputed: true });
  books.put(made);
  books.emit('charge.dispute.created', made);
  if (!isInquiry) books.emit('charge.dispute.funds_withdrawn', made);
  return made;
};

const close = (books: StripeStore, before: Dispute, status: Dispute['status']): Dispute => {
  const { amount, rate } = settle(before.amount, before.currency);
  const category = 'dispute_reversal';
  const back =
    status === 'won'
      ? [books.put(makeMovement(books, { type: 'adjustment', source: before.id, amount, rate, category }))]
      : [];
  const after = books.put({
    ...before,
    status,
    balance_transactions: [...before.balance_transactions, ...back],
  });
  if (back.length > 0) books.emit('charge.dispute.funds_reinstated', after);
  books.emit('charge.dispute.closed', after);
  return after;
};

const answer = ({ ids, fields, books }: Asked) => {
  const params = readParams(fields, ['evidence', 'metadata', 'submit']);
  const found = books.get('dispute', ids.id ?? '');
  const said = params.inside('evidence', ['uncategorized_text']).maybe('uncategorized_text');
  if (!/needs_response$/.test(found.status))
    throw invalid('This dispute is already closed, or its evidence was submitted.', 'id');
  const noted = books.put({
    ...found,
    ...(said && { evidence: { uncategorized_text: said } }),
    evidence_details: { ...found.evidence_details, has_evidence: Boolean(said) },
  });
  if (params.oneOf('submit', ['true', 'false']) === 'false') return noted;
  const sent = books.put({
    ...noted,
    status: 'under_review' as const,
    evidence_details: { ...noted.evidence_details, submission_count: 1 },
  });
  books.emit('charge.dispute.updated', sent);
  const decided = said && DECIDES[said];
  return decided ? close(books, sent, decided) : sent;
};

const list = ({ fields, books }: Asked) => {
  const params = readParams(fields, [...PAGING, 'charge', 'payment_intent', 'created']);
  const [charge, intent, isIn] = [params.maybe('charge'), params.maybe('payment_intent'), isCreatedIn(params)];
  const all = books
    .list('dispute')
    .filter((one) => (!charge || one.charge === charge) && (!intent || one.payment_intent === intent) && isIn(one));
  return toPage(all, params, '/v1/disputes');
};

/** Charges that somebody contests, and what comes of that. */
export const DISPUTES: readonly Route[] = [
  ['GET', '/v1/disputes', list],
  [
    'GET',
    '/v1/disputes/:id',
    ({ ids, fields, books }) => {
      readParams(fields, []);
      return books.get('dispute', ids.id ?? '');
    },
  ],
  ['POST', '/v1/disputes/:id', answer],
  [
    'POST',
    '/v1/disputes/:id/close',
    ({ ids, fields, books }) => {
      readParams(fields, []);
      const found = books.get('dispute', ids.id ?? '');
      if (!/needs_response$/.test(found.status)) throw invalid('This dispute is already closed.', 'id');
      return close(books, found, found.status === 'warning_needs_response' ? 'warning_closed' : 'lost');
    },
  ],
];
