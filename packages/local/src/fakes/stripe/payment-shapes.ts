export type PayBy = 'card' | 'us_bank_account';
/** What is bought, as Checkout's page shows it; `unit_amount` in minor units. */
export type SoldLine = { name: string; description: string | null; quantity: number; unit_amount: number };

/** A page for one payment. */
export type PaymentSession = {
  id: string;
  object: 'checkout.session';
  mode: 'payment';
  livemode: false;
  ui_mode: 'hosted_page';
  created: number;
  expires_at: number;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'unpaid' | 'paid';
  amount_subtotal: number;
  amount_total: number;
  currency: string;
  allowed_payment_method_types: PayBy[] | null;
  payment_method_types: PayBy[];
  customer: null;
  customer_email: string | null;
  customer_details: { email: string; name: null; phone: null; address: null } | null;
  client_reference_id: string | null;
  locale: string | null;
  success_url: string;
  cancel_url: string | null;
  url: string | null;
  metadata: Record<string, string>;
  payment_intent: string | null;
  _lines: SoldLine[];
  /** What the payment is to be given once somebody pays. */
  _intent: Pick<PaymentIntent, 'description' | 'metadata' | 'statement_descriptor_suffix'>;
  /** The card that waits for the bank's question to be answered. */
  _asking: string | null;
};

/** Why money did not come. */
export type PaymentFailure = {
  type: 'invalid_request_error';
  code: string;
  message: string;
  charge: string;
  payment_method_type: PayBy;
};
export type PaymentIntent = {
  id: string;
  object: 'payment_intent';
  livemode: false;
  created: number;
  amount: number;
  amount_capturable: 0;
  amount_received: number;
  currency: string;
  customer: null;
  status: 'processing' | 'succeeded' | 'requires_payment_method';
  capture_method: 'automatic_async';
  canceled_at: null;
  description: string | null;
  statement_descriptor: null;
  statement_descriptor_suffix: string | null;
  metadata: Record<string, string>;
  payment_method: string | null;
  payment_method_types: PayBy[];
  latest_charge: string | null;
  last_payment_error: PaymentFailure | null;
  next_action: null;
  receipt_email: null;
};
export type Charge = {
  id: string;
  object: 'charge';
  livemode: false;
  created: number;
  amount: number;
  amount_captured: number;
  amount_refunded: number;
  currency: string;
  customer: null;
  status: 'succeeded' | 'failed';
  paid: boolean;
  captured: boolean;
  refunded: boolean;
  disputed: boolean;
  description: string | null;
  statement_descriptor: null;
  statement_descriptor_suffix: string | null;
  metadata: Record<string, string>;
  billing_details: { email: string | null; name: null; phone: null; address: null };
  failure_code: string | null;
  failure_message: string | null;
  payment_intent: string;
  payment_method: string;
  payment_method_details: Record<string, unknown>;
  balance_transaction: string | null;
  /** What took it back, where it failed after it was paid. */
  failure_balance_transaction: string | null;
  receipt_email: null;
  receipt_url: null;
};
/** Why the balance of an account moved. */
export type TransactionType =
  | 'charge'
  | 'payment'
  | 'refund'
  | 'payment_refund'
  | 'refund_failure'
  | 'payment_failure_refund'
  | 'adjustment'
  | 'payout'
  | 'payout_failure';
/** What something brings the account or takes from it, in the account's own currency. */
export type BalanceTransaction = {
  id: string;
  object: 'balance_transaction';
  type: TransactionType;
  reporting_category: string;
  balance_type: 'payments';
  created: number;
  available_on: number;
  status: 'pending' | 'available';
  amount: number;
  currency: string;
  exchange_rate: number | null;
  fee: number;
  fee_details: { amount: number; currency: string; type: 'stripe_fee'; description: string; application: null }[];
  net: number;
  description: string | null;
  source: string;
  /** The automatic payout that it went out with. */
  _payout: string | null;
};

/** Money of a charge that goes back. */
export type Refund = {
  id: string;
  object: 'refund';
  created: number;
  amount: number;
  currency: string;
  charge: string;
  payment_intent: string;
  status: 'pending' | 'succeeded' | 'failed';
  reason: string | null;
  metadata: Record<string, string>;
  balance_transaction: string;
  failure_balance_transaction?: string;
  failure_reason?: string;
  receipt_number: null;
  source_transfer_reversal: null;
  transfer_reversal: null;
};

export type DisputeStatus =
  | 'needs_response'
  | 'under_review'
  | 'won'
  | 'lost'
  | 'warning_needs_response'
  | 'warning_closed';
/** A charge that the holder of its card contests. */
export type Dispute = {
  id: string;
  object: 'dispute';
  livemode: false;
  created: number;
  amount: number;
  currency: string;
  charge: string;
  payment_intent: string;
  reason: string;
  status: DisputeStatus;
  is_charge_refundable: boolean;
  metadata: Record<string, string>;
  evidence: Record<string, string>;
  evidence_details: { due_by: number; has_evidence: boolean; past_due: boolean; submission_count: number };
  balance_transactions: BalanceTransaction[];
};

/** Money that Stripe sends to the account's bank. */
export type Payout = {
  id: string;
  object: 'payout';
  livemode: false;
  created: number;
  arrival_date: number;
  amount: number;
  currency: string;
  automatic: boolean;
  balance_transaction: string;
  status: 'in_transit' | 'paid' | 'failed';
  failure_balance_transaction: string | null;
  failure_code: string | null;
  failure_message: string | null;
  description: string;
  destination: string;
  method: 'standard';
  type: 'bank_account';
  source_type: 'card';
  reconciliation_status: 'completed' | 'not_applicable';
  metadata: Record<string, string>;
};

/** Where an account wants to be told what happened. */
export type WebhookEndpoint = {
  id: string;
  object: 'webhook_endpoint';
  livemode: false;
  created: number;
  status: 'enabled';
  url: string;
  enabled_events: string[];
  description: string | null;
  metadata: Record<string, string>;
  api_version: null;
  application: null;
  /** Said once, in the answer to the call that makes it. */
  _secret: string;
};
