import { SETTLED_IN, settle } from './currencies';
import type {
  BalanceTransaction,
  Charge,
  PayBy,
  PaymentIntent,
  PaymentSession,
  TransactionType,
} from './payment-shapes';
import type { PaymentMethod } from './shapes';
import type { StripeStore } from './stripe-store';

const AVAILABLE_AFTER = 2 * 86_400;

/** So many thousandths of an amount, half a minor unit rounded up. */
const thousandths = (amount: number, of: number) => Math.floor((amount * of + 500) / 1000);
/** What Stripe keeps of an amount in US cents. Source: https://stripe.com/pricing. */
const FEES: Record<PayBy, (cents: number) => number> = {
  card: (cents) => thousandths(cents, 29) + 30,
  us_bank_account: (cents) => Math.min(500, thousandths(cents, 8)),
};

const describeMethod = (method: PaymentMethod): Record<string, unknown> =>
  method.type === 'card'
    ? {
        type: 'card',
        card: { ...method.card, country: 'US', funding: 'credit', network: method.card.brand, three_d_secure: null },
      }
    : { type: 'us_bank_account', us_bank_account: { ...method.us_bank_account, account_type: 'checking' } };

/** The payment that a page was for, as it is once somebody has begun to pay. */
export const makeIntent = (
  books: StripeStore,
  session: PaymentSession,
  method: PaymentMethod,
  status: PaymentIntent['status'],
): PaymentIntent => ({
  id: books.idFor('payment_intent'),
  object: 'payment_intent',
  livemode: false,
  created: books.at(),
  amount: session.amount_total,
  amount_capturable: 0,
  amount_received: 0,
  currency: session.currency,
  customer: null,
  status,
  capture_method: 'automatic_async',
  canceled_at: null,
  statement_descriptor: null,
  ...session._intent,
  payment_method: method.id,
  payment_method_types: session.payment_method_types,
  latest_charge: null,
  last_payment_error: null,
  next_action: null,
  receipt_email: null,
});

/** One try to take the money in; `failure` says why it did not come. */
export const makeCharge = (
  books: StripeStore,
  session: PaymentSession,
  intent: PaymentIntent,
  method: PaymentMethod,
  failure?: { code: string; message: string },
): Charge => ({
  id: books.idFor('charge', method.type === 'card' ? 'ch' : 'py'),
  object: 'charge',
  livemode: false,
  created: books.at(),
  amount: intent.amount,
  amount_captured: failure ? 0 : intent.amount,
  amount_refunded: 0,
  currency: intent.currency,
  customer: null,
  status: failure ? 'failed' : 'succeeded',
  paid: !failure,
  captured: !failure,
  refunded: false,
  disputed: false,
  description: intent.description,
  statement_descriptor: null,
  statement_descriptor_suffix: intent.statement_descriptor_suffix,
  metadata: intent.metadata,
  billing_details: { email: session.customer_email, name: null, phone: null, address: null },
  failure_code: failure?.code ?? null,
  failure_message: failure?.message ?? null,
  payment_intent: intent.id,
  payment_method: method.id,
  payment_method_details: describeMethod(method),
  balance_transaction: null,
  failure_balance_transaction: null,
  receipt_email: null,
  receipt_url: null,
});

const CATEGORIES: Record<TransactionType, string> = {
  charge: 'charge',
  payment: 'charge',
  refund: 'refund',
  payment_refund: 'refund',
  refund_failure: 'refund_failure',
  payment_failure_refund: 'charge_failure',
  adjustment: 'dispute',
  payout: 'payout',
  payout_failure: 'payout_reversal',
};
type Moved = Pick<BalanceTransaction, 'type' | 'source' | 'amount'> & {
  rate?: number | null;
  fee?: number;
  fee_for?: string;
  category?: string;
  available_on?: number;
};
/** A movement of the balance: its amount, in the account's own currency, less what Stripe keeps of it. */
export const makeMovement = (
  books: StripeStore,
  { type, source, amount, rate = null, fee = 0, fee_for = 'Stripe processing fees', category, available_on }: Moved,
): BalanceTransaction => ({
  id: books.idFor('balance_transaction'),
  object: 'balance_transaction',
  type,
  reporting_category: category ?? CATEGORIES[type],
  balance_type: 'payments',
  created: books.at(),
  available_on: available_on ?? books.at(),
  status: 'pending',
  amount,
  currency: SETTLED_IN,
  exchange_rate: rate,
  fee,
  fee_details:
    fee === 0
      ? []
      : [{ amount: fee, currency: SETTLED_IN, type: 'stripe_fee', description: fee_for, application: null }],
  net: amount - fee,
  description: null,
  source,
  _payout: null,
});

/** What a charge comes to in the account's own currency, less what Stripe keeps of it. */
export const makeTransaction = (books: StripeStore, charge: Charge, by: PayBy): BalanceTransaction => {
  const { amount, rate } = settle(charge.amount, charge.currency);
  return {
    ...makeMovement(books, {
      ...{ type: by === 'card' ? 'charge' : 'payment', source: charge.id, amount, rate, fee: FEES[by](amount) },
      available_on: charge.created + AVAILABLE_AFTER,
    }),
    created: charge.created,
    description: charge.description,
  };
};
