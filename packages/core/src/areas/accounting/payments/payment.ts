import * as z from 'zod';
import { TripId, UserId } from '../../../base/ids';
import { TRANSACTION_TYPES } from '../../../base/payment-lists';
import { sum } from '../../../base/sum';
import { CurrencyCode, Day, Email, Instant, MAX_AMOUNT, Version } from '../../../base/values';
import { ClientId } from '../../clients/public-schemas';
import { AccountCode, ExchangeRate } from '../../ledger/public-schemas';
import { CreditId } from '../credits/credit-id';
import { DepositSlipId } from '../deposits/deposit-slip-id';
import { ClientOfInvoice, TripOfInvoice } from '../invoices/invoice';
import { InvoiceId } from '../invoices/invoice-id';
import { lessParts, type Worth } from '../worth';
import { isHeld, isOpenDispute, OnlineMove, PaymentDispute, toLost, toLostFee } from './online-money';
import { ApplicationId, PaymentId, RefundId } from './payment-id';

/** How a payment of a client comes in, credit that they have with the agency included. Source: R-ACC-050. */
export const RECEIVED_BY = TRANSACTION_TYPES;
/** How money goes back: credit is no money. Source: R-ACC-051. */
export const REFUNDED_BY = TRANSACTION_TYPES.filter((type) => type !== 'credit_point');

/** As many parts as one payment has, on whichever invoices, and as often as some of it goes back, or becomes credit. */
export const [MOST_PARTS, MOST_REFUNDS, MOST_CONVERSIONS] = [20, 20, 20];
const LONGEST_CODE = 100;
const LONGEST_REMARK = 1_000;

const Minor = z.int().min(0);
const Some = z.int().min(1, 'Enter an amount.').max(MAX_AMOUNT);
/** What a payment, or what is left of one, is for: so much of what one of those who pay owes on an invoice. */
export const PartDraft = z.object({ invoice_id: InvoiceId, payer_id: z.string().min(1).max(40), amount: Some });
export type PartDraft = z.infer<typeof PartDraft>;
export const PartDrafts = z.array(PartDraft).max(MOST_PARTS, `A payment can have up to ${MOST_PARTS} parts.`);

/** How money comes or goes; `amount` is minor units. */
const Moved = z.object({
  /** The bank account that a transfer is on. */
  account: AccountCode.optional(),
  amount: Some,
  /** What one unit of another currency is worth in that of the books; what isn't said is taken from the day. */
  rate: ExchangeRate.optional(),
  /** The number of a check, or the reference of a transfer. */
  confirmation_code: z.string().trim().max(LONGEST_CODE).optional(),
  remark: z.string().trim().max(LONGEST_REMARK).optional(),
});

/** A payment as a person enters it; `amount` is minor units of `currency`. Source: spec 3 §3 Payment. */
export const PaymentDraft = Moved.extend({
  client_id: ClientId,
  currency: CurrencyCode,
  received_on: Day.optional(),
  transaction_type: z.enum(RECEIVED_BY),
  /** The credit of the client that it is made with, where it is made with one. */
  credit_id: CreditId.optional(),
});
export type PaymentDraft = z.infer<typeof PaymentDraft>;

/** A part of a payment that is on an invoice: `base` is what it was worth when it came, `owed_base` what the invoice was, in the books. */
export const Application = z.object({
  id: ApplicationId,
  invoice_id: InvoiceId,
  payer_id: z.string(),
  /** Whom that part of the invoice was made out to. */
  client_id: ClientId,
  trip_id: TripId,
  invoice_no: z.string(),
  amount: Minor,
  base: Minor,
  /** Below 0 where rounding left the invoice worth less than was paid of it, a unit or two. */
  owed_base: z.int(),
  applied_on: Day,
});
export type Application = z.infer<typeof Application>;

/** A refund as a person enters it. Money goes back in every way in which it comes, and never as credit. Source: R-ACC-051. */
export const RefundDraft = Moved.extend({
  transaction_type: z.enum(REFUNDED_BY),
  refunded_on: Day.optional(),
  /** What of the fee went back besides. */
  fee: Minor.max(MAX_AMOUNT).default(0),
});
export type RefundDraft = z.infer<typeof RefundDraft>;

/** Money of a payment that went back: `base` is what it was worth in the books when it came, `paid_base` when it went; `fee_` the same of the fee. */
export const Refund = RefundDraft.extend({
  id: RefundId,
  amount: Minor,
  refunded_on: Day,
  refunded_by_name: z.string(),
  base: Minor,
  paid_base: Minor,
  fee_base: Minor.default(0),
  fee_paid_base: Minor.default(0),
  /** What Stripe knows it by, where it went back through Stripe, and whether it is there yet. */
  online_id: z.string().optional(),
  online_state: z.enum(['pending', 'succeeded']).optional(),
  /** What went back through Stripe although it wasn’t left: the client had kept it as credit, or got it in another way. */
  over: Minor.default(0),
  over_base: z.int().default(0),
});
export type Refund = z.infer<typeof Refund>;

/** A refund that Stripe couldn’t pay, which is the client’s again. */
export const FailedRefund = Refund.extend({ failed_on: Day, failure: z.string() });
export type FailedRefund = z.infer<typeof FailedRefund>;

/** What of a payment its client keeps as credit; `base` is what it was worth in the books when it came. */
export const Conversion = z.object({ credit_id: CreditId, amount: Minor, base: Minor, converted_on: Day });
export type Conversion = z.infer<typeof Conversion>;

/** Money that a client paid, and what it is for. What isn't applied is theirs still. Source: spec 3 §3 Payment, law 10. */
export const Payment = PaymentDraft.extend({
  id: PaymentId,
  /** The number by which lists keep it. */
  serial: z.int().min(1),
  received_on: Day,
  /** Who paid, as they are now: one who was merged since has another profile than the one that paid, whose account it stands on. */
  client: ClientOfInvoice,
  paid_by_id: ClientId,
  /** The trip of its first part: who sees that sees the payment. Before it has any, who sees the client does. */
  trip_id: TripId.optional(),
  trip: TripOfInvoice.pick({ code: true, trip_name: true }).optional(),
  /** Those who work on that, and so find it in lists. */
  member_ids: z.array(z.string()),
  /** None where a client paid online. */
  received_by: UserId.optional(),
  received_by_name: z.string(),
  /** The currency of the books when it came, and what it was worth in it. */
  books: CurrencyCode,
  base_amount: Minor,
  /** What the client paid besides, for how they paid, and what it was worth in the books. */
  fee: Minor.default(0),
  fee_base: Minor.default(0),
  /** What the payment service knows it by, where it came online. */
  online_id: z.string().optional(),
  applied: z.array(Application).default([]),
  refunds: z.array(Refund).default([]),
  conversions: z.array(Conversion).max(MOST_CONVERSIONS).default([]),
  /** Refunds that failed, movements of the balance at Stripe, and disputes, where it came online. */
  failed_refunds: z.array(FailedRefund).default([]),
  moves: z.array(OnlineMove).default([]),
  disputes: z.array(PaymentDispute).default([]),
  /** The receipt of it that was mailed last. */
  receipt: z.object({ sent_at: Instant, to: Email }).optional(),
  /** The slip with which a check was brought to the bank, and when. */
  deposit: z.object({ slip_id: DepositSlipId, number: z.int(), deposited_on: Day }).optional(),
  /** When it bounced, and what the bank took for that. */
  bounced: z.object({ on: Day, fee: Minor }).optional(),
  deleted_at: Instant.optional(),
  created_at: Instant,
  updated_at: Instant,
  version: Version,
});
export type Payment = z.infer<typeof Payment>;

/** What of a payment isn't applied to anything, hasn't gone back, isn't credit, and wasn’t lost in a dispute. Source: law 10. */
type Spent = Pick<Payment, 'amount' | 'base_amount' | 'applied' | 'refunds' | 'conversions' | 'disputes'>;
export const toUnapplied = ({ amount, base_amount, applied, refunds, conversions, disputes }: Spent): Worth =>
  lessParts({ amount, base: base_amount }, [...applied, ...refunds, ...conversions, ...toLost({ disputes })]);

/** What of its fee hasn’t gone back. */
export const toFeeLeft = ({
  fee,
  fee_base,
  refunds,
  disputes,
}: Pick<Payment, 'fee' | 'fee_base' | 'refunds' | 'disputes'>): Worth =>
  lessParts({ amount: fee, base: fee_base }, [
    ...refunds.map((refund) => ({ amount: refund.fee, base: refund.fee_base })),
    ...toLostFee({ disputes }),
  ]);

/** What a client got back of a payment and its fee, by refunds and by disputes that were lost to them; minor units of its currency. */
export const toGivenBack = ({ refunds, disputes }: Pick<Payment, 'refunds' | 'disputes'>): number =>
  sum([
    ...refunds.map(({ amount, fee }) => amount + fee),
    ...[...toLost({ disputes }), ...toLostFee({ disputes })].map(({ amount }) => amount),
  ]);

/** How much of what isn’t applied can be given away: a dispute that is lost is paid of what is applied and of what isn’t. Source: V11. */
export const toFree = (payment: Spent): number => {
  const held = sum(payment.disputes.filter(isHeld).map(({ amount }) => amount));
  const left = toUnapplied(payment).amount;
  const applied = sum(payment.applied.map(({ amount }) => amount));
  return Math.max(0, Math.min(left, left + applied - held));
};
/** Whether the bank of whoever paid hasn’t decided a dispute of it yet. */
export const isDisputed = ({ disputes }: Pick<Payment, 'disputes'>): boolean => disputes.some(isOpenDispute);

/** The columns of the payment table that come with a row. Source: R-ACC-028. */
export const PaymentRow = z.object({
  id: PaymentId,
  client_id: ClientId,
  trip_id: TripId.optional(),
  currency: CurrencyCode,
  received_on: Day,
  created_at: Instant,
  /** The numbers of the invoices that it is applied to. */
  invoice_no: z.string(),
  trip_code: z.string().optional(),
  trip_name: z.string().optional(),
  confirmation_code: z.string().optional(),
  remark: z.string().optional(),
  payment_method: z.enum(RECEIVED_BY),
  paid_by_name: z.string(),
  received_by_name: z.string(),
  received_amount: Minor,
  unapplied_amount: Minor,
  refunded_amount: Minor,
  disputed: z.boolean().default(false),
});
export type PaymentRow = z.infer<typeof PaymentRow>;

/** A payment as lists show it. */
export const toPaymentRow = (payment: Payment): PaymentRow => ({
  ...{ id: payment.id, client_id: payment.client_id, trip_id: payment.trip_id, currency: payment.currency },
  ...{ received_on: payment.received_on, created_at: payment.created_at },
  invoice_no: [...new Set(payment.applied.map(({ invoice_no }) => invoice_no))].join(', '),
  ...{ trip_code: payment.trip?.code, trip_name: payment.trip?.trip_name },
  ...{ confirmation_code: payment.confirmation_code, remark: payment.remark },
  ...{ payment_method: payment.transaction_type, paid_by_name: payment.client.name },
  ...{ received_by_name: payment.received_by_name, received_amount: payment.amount },
  unapplied_amount: toUnapplied(payment).amount,
  refunded_amount: sum(payment.refunds.map(({ amount }) => amount)),
  disputed: isDisputed(payment),
});

/** What of a payment is on an invoice, as the invoice shows it. */
export const InvoicePayment = z.object({
  invoice_id: InvoiceId,
  /** Of this part; addresses call it `invoice_payment_mapper_id`. */
  id: ApplicationId,
  payment_id: PaymentId,
  payer_id: z.string(),
  trip_id: TripId,
  currency: CurrencyCode,
  amount: Minor,
  owed_base: z.int(),
  applied_on: Day,
  received_on: Day,
  payment_method: z.enum(RECEIVED_BY),
  paid_by_name: z.string(),
  confirmation_code: z.string().optional(),
  /** Whether its client contests it at their bank, which hasn’t decided yet. */
  disputed: z.boolean().default(false),
  /** When a receipt of it was mailed last. */
  receipt_sent_at: Instant.optional(),
  /** Who paid, and so got the receipt. */
  receipt_client_id: ClientId.optional(),
});
export type InvoicePayment = z.infer<typeof InvoicePayment>;
