import type {
  BalanceTransaction,
  Charge,
  Dispute,
  PaymentIntent,
  PaymentSession,
  Payout,
  Refund,
  WebhookEndpoint,
} from './payment-shapes';

/** Times are seconds, amounts minor units, as at Stripe. A field that begins with `_` is the stand-in's own and never leaves. */
export type Price = {
  id: string;
  object: 'price';
  active: boolean;
  currency: string;
  unit_amount: number;
  recurring: { interval: 'month' | 'year' };
  lookup_key: string | null;
  product: string;
  metadata: Record<string, string>;
  _name: string;
};
export type Customer = {
  id: string;
  object: 'customer';
  created: number;
  name: string;
  email: string;
  /** Below zero is credit. */
  balance: number;
  invoice_settings: { default_payment_method: string | null };
  metadata: Record<string, string>;
};
type Method = {
  id: string;
  object: 'payment_method';
  created: number;
  customer: string | null;
  _number: string;
};
export type CardMethod = Method & {
  type: 'card';
  card: { brand: string; last4: string; exp_month: number; exp_year: number };
};
export type BankMethod = Method & {
  type: 'us_bank_account';
  us_bank_account: { bank_name: string; last4: string; routing_number: string; account_holder_type: 'individual' };
};
export type PaymentMethod = CardMethod | BankMethod;
export type Coupon = {
  id: string;
  object: 'coupon';
  valid: boolean;
  percent_off: number | null;
  amount_off: number | null;
  currency: string | null;
  duration: 'once' | 'repeating' | 'forever';
  duration_in_months: number | null;
  redeem_by: number | null;
  max_redemptions: number | null;
  times_redeemed: number;
};
export type PromotionCode = {
  id: string;
  object: 'promotion_code';
  code: string;
  active: boolean;
  expires_at: number | null;
  promotion: { type: 'coupon'; coupon: Coupon };
};
export type Item = {
  id: string;
  object: 'subscription_item';
  price: Price;
  quantity: number;
  current_period_start: number;
  current_period_end: number;
};
export type Subscription = {
  id: string;
  object: 'subscription';
  created: number;
  currency: string;
  customer: string;
  status: 'active' | 'trialing' | 'past_due' | 'canceled';
  cancel_at_period_end: boolean;
  trial_end: number | null;
  items: { object: 'list'; data: Item[] };
  default_payment_method: string | null;
  latest_invoice: string | null;
  schedule: string | null;
  metadata: Record<string, string>;
  /** The coupon that still takes something off, and since when. */
  _off: { promotion: string; since: number; used: number } | null;
};
export type Phase = { start_date: number; end_date: number; items: { price: string; quantity: number }[] };
export type Schedule = {
  id: string;
  object: 'subscription_schedule';
  status: 'active' | 'released';
  subscription: string;
  current_phase: { start_date: number; end_date: number };
  phases: Phase[];
  metadata: Record<string, string>;
};
export type Line = { object: 'line_item'; description: string; amount: number };
export type Invoice = {
  id: string;
  object: 'invoice';
  number: string;
  created: number;
  currency: string;
  customer: string;
  status: 'draft' | 'open' | 'paid' | 'void';
  total: number;
  amount_due: number;
  amount_paid: number;
  lines: { object: 'list'; data: Line[] };
  hosted_invoice_url: string;
  parent: {
    type: 'subscription_details';
    subscription_details: { subscription: string; metadata: Record<string, string> };
  };
};
/** A page for putting a card on file. */
export type SetupSession = {
  id: string;
  object: 'checkout.session';
  mode: 'setup';
  status: 'open' | 'complete';
  customer: string;
  success_url: string;
  cancel_url: string | null;
  url: string | null;
  metadata: Record<string, string>;
  /** The card that waits for the bank's question to be answered. */
  _asking: string | null;
};
export type Session = SetupSession | PaymentSession;
export type Thing =
  | Price
  | Customer
  | PaymentMethod
  | Coupon
  | PromotionCode
  | Subscription
  | Schedule
  | Invoice
  | Session
  | PaymentIntent
  | Charge
  | BalanceTransaction
  | Refund
  | Dispute
  | Payout
  | WebhookEndpoint;
