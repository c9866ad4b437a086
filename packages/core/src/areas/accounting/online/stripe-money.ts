import type Stripe from 'stripe';
import { ok, type Result, refuse } from '../../../base/result';
import type { DisputeState } from '../payments/online-money';
import type {
  PaidMove,
  Span,
  StandingDispute,
  StandingMoney,
  StandingMove,
  StandingPayout,
  StandingRefund,
  Touched,
} from './online-payments';
import { fromStripeAmount } from './stripe-currencies';

/** What Stripe tells of money after it was paid. */
export const MONEY_NEWS = [
  'charge.succeeded',
  'charge.refunded',
  'charge.failed',
  'charge.updated',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
  'charge.dispute.closed',
  'payout.created',
  'payout.updated',
  'payout.paid',
  'payout.failed',
  'payout.canceled',
  'payout.reconciliation_completed',
] as const satisfies readonly Stripe.WebhookEndpointCreateParams.EnabledEvent[];

type Auth = { apiKey: string };
const MOST = 100;
/** As many pages as a payout has at most. */
const MOST_PAGES = 50;
/** As many as one look takes, whose payments it asks about one by one: what is left is for the next. */
const LOOK_PAGES = 10;

export const toInstant = (seconds: number): string => new Date(seconds * 1000).toISOString();
export const whole = <T extends object>(thing: T | string | null | undefined): T | undefined =>
  typeof thing === 'object' && thing !== null ? thing : undefined;
export const idOf = (thing: { id: string } | string | null | undefined): string | undefined =>
  typeof thing === 'string' ? thing : thing?.id;

const toMove = (txn: Stripe.BalanceTransaction): StandingMove => {
  const currency = txn.currency.toUpperCase();
  return {
    ...{ id: txn.id, at: toInstant(txn.created), currency },
    amount: fromStripeAmount(txn.amount, currency),
    fee: fromStripeAmount(txn.fee, currency),
  };
};
const maybeMove = (txn: Stripe.BalanceTransaction | string | null | undefined): StandingMove | undefined => {
  const found = whole(txn);
  return found && toMove(found);
};

const REFUND_STATES: Readonly<Record<string, StandingRefund['state']>> = {
  succeeded: 'succeeded',
  failed: 'failed',
  canceled: 'failed',
};
const toRefund = (refund: Stripe.Refund): StandingRefund => {
  const currency = refund.currency.toUpperCase();
  return {
    ...{ id: refund.id, state: REFUND_STATES[refund.status ?? ''] ?? 'pending', at: toInstant(refund.created) },
    ...{ amount: fromStripeAmount(refund.amount, currency), failure: refund.failure_reason ?? '' },
    about: refund.metadata ?? {},
    move: maybeMove(refund.balance_transaction),
    failed: maybeMove(refund.failure_balance_transaction),
  };
};

const DISPUTE_STATES: Readonly<Record<string, DisputeState>> = {
  needs_response: 'needs_response',
  appeal_needs_response: 'needs_response',
  under_review: 'under_review',
  appeal_under_review: 'under_review',
  warning_needs_response: 'inquiry',
  warning_under_review: 'inquiry',
  won: 'won',
  lost: 'lost',
};
const toDispute = (dispute: Stripe.Dispute): StandingDispute => {
  const currency = dispute.currency.toUpperCase();
  const { due_by } = dispute.evidence_details;
  return {
    ...{ id: dispute.id, state: DISPUTE_STATES[dispute.status] ?? 'closed', reason: dispute.reason },
    ...{ at: toInstant(dispute.created), amount: fromStripeAmount(dispute.amount, currency) },
    evidence_due_at: due_by ? toInstant(due_by) : undefined,
    moves: dispute.balance_transactions.map(toMove).sort((a, b) => (a.at < b.at ? -1 : 1)),
  };
};

/** A charge of a bank that failed after it was paid: all of it goes back, as with a refund that can’t fail. */
const toReturned = (charge: Stripe.Charge): StandingRefund[] => {
  const move = maybeMove(charge.failure_balance_transaction);
  const currency = charge.currency.toUpperCase();
  return move
    ? [
        {
          ...{
            id: charge.id,
            state: 'succeeded',
            at: move.at,
            amount: fromStripeAmount(charge.amount, currency),
            move,
          },
          ...{ failure: charge.failure_message ?? '', about: {} },
        },
      ]
    : [];
};

/** All that became of a payment: its charge, what went back, and what is contested. */
export const readMoney = async (stripe: Stripe, auth: Auth, id: string): Promise<Result<StandingMoney>> => {
  const [intent, refunds, disputes] = await Promise.all([
    stripe.paymentIntents.retrieve(
      id,
      { expand: ['latest_charge.balance_transaction', 'latest_charge.failure_balance_transaction'] },
      auth,
    ),
    stripe.refunds.list(
      {
        payment_intent: id,
        limit: MOST,
        expand: ['data.balance_transaction', 'data.failure_balance_transaction'],
      },
      auth,
    ),
    stripe.disputes.list({ payment_intent: id, limit: MOST }, auth),
  ]);
  const charge = whole(intent.latest_charge);
  const returned = charge ? toReturned(charge) : [];
  if (!charge || (!charge.paid && returned.length === 0)) return refuse('record.missing');
  const currency = charge.currency.toUpperCase();
  return ok({
    ...{ payment_intent: intent.id, charge: charge.id, currency },
    charged: fromStripeAmount(charge.amount, currency),
    move: maybeMove(charge.balance_transaction),
    // In the order in which they came.
    refunds: [...refunds.data.map(toRefund).reverse(), ...returned],
    disputes: disputes.data.map(toDispute).reverse(),
  });
};

type Source = { object?: string; payment_intent?: string | { id: string } | null; id: string };
const BACK: ReadonlySet<string> = new Set(['payout_failure', 'payout_cancel']);
const toPaidMove = ({ id, type, source }: Stripe.BalanceTransaction): PaidMove => {
  const from = whole(source as Source | string | null);
  return {
    id,
    payment_intent: idOf(from?.payment_intent),
    payout: BACK.has(type) ? idOf(source as Source | string | null) : undefined,
  };
};

/** So many pages of movements, the newest first, and whether that is all of them. */
const readTransactions = async (
  stripe: Stripe,
  auth: Auth,
  asked: Stripe.BalanceTransactionListParams,
  pages: number,
): Promise<{ moved: Stripe.BalanceTransaction[]; isAll: boolean }> => {
  const found: Stripe.BalanceTransaction[] = [];
  let starting_after: string | undefined;
  for (let page = 0; page < pages; page++) {
    const { data, has_more } = await stripe.balanceTransactions.list(
      { ...asked, limit: MOST, expand: ['data.source'], ...(starting_after && { starting_after }) },
      auth,
    );
    found.push(...data);
    starting_after = data.at(-1)?.id;
    if (!has_more || !starting_after) return { moved: found, isAll: true };
  }
  return { moved: found, isAll: false };
};

const PAYOUT_STATES: Readonly<Record<string, StandingPayout['state']>> = {
  paid: 'paid',
  failed: 'failed',
  canceled: 'failed',
};
const readMoved = async (stripe: Stripe, auth: Auth, payout: string) => {
  const { moved, isAll } = await readTransactions(stripe, auth, { payout }, MOST_PAGES);
  if (!isAll) throw new Error('A payout has more movements than can be read.');
  return moved;
};
/** A payout with what is in it. */
export const readPayout = async (stripe: Stripe, auth: Auth, id: string): Promise<Result<StandingPayout>> => {
  const payout = await stripe.payouts.retrieve(id, {}, auth);
  const currency = payout.currency.toUpperCase();
  const moved = payout.automatic ? await readMoved(stripe, auth, id) : undefined;
  return ok({
    ...{ id, state: PAYOUT_STATES[payout.status] ?? 'under_way', currency },
    amount: fromStripeAmount(payout.amount, currency),
    arrives_on: toInstant(payout.arrival_date).slice(0, 10),
    failure: payout.failure_message ?? '',
    // One of them is the payout itself.
    moves: moved?.filter(({ type }) => type !== 'payout').map(toPaidMove),
  });
};

const epoch = (instant: string) => Math.floor(Date.parse(instant) / 1000);
/** Payments and payouts of which something became, the newest first, as far as one look takes. */
export const listTouched = async (
  stripe: Stripe,
  auth: Auth,
  { moved: since, until, disputed }: Span,
): Promise<Touched> => {
  const created = { gte: epoch(since), ...(until && { lte: epoch(until) }) };
  const [{ moved, isAll }, disputes] = await Promise.all([
    readTransactions(stripe, auth, { created }, LOOK_PAGES),
    stripe.disputes.list({ created: { gte: epoch(disputed) }, limit: MOST }, auth),
  ]);
  const oldest = isAll ? undefined : moved.at(-1)?.created;
  const sources = moved.flatMap(({ source }) => whole(source as Source | string | null) ?? []);
  return {
    payment_intents: [
      ...new Set([...sources, ...disputes.data].flatMap(({ payment_intent }) => idOf(payment_intent) ?? [])),
    ],
    payouts: [...new Set(sources.flatMap(({ object, id }) => (object === 'payout' ? [id] : [])))],
    // A second of which there is more than one look takes mustn’t keep the next one there.
    ...(oldest && { read_from: toInstant(until ? Math.min(oldest, epoch(until) - 1) : oldest) }),
  };
};
