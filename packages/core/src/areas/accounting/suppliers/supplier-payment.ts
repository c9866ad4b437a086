import * as z from 'zod';
import { BookingId, TripId, UserId } from '../../../base/ids';
import { TRANSACTION_TYPES } from '../../../base/payment-lists';
import { sum } from '../../../base/sum';
import { CurrencyCode, Day, Instant, MAX_AMOUNT, Version } from '../../../base/values';
import { ClientId } from '../../clients/public-schemas';
import { InstitutionId } from '../../institutions/public-schemas';
import { AccountCode, ExchangeRate } from '../../ledger/public-schemas';
import { InvoiceId } from '../invoices/invoice-id';
import { SupplierPaymentId } from './supplier-payment-id';

/** Whose money moves: the agency pays a supplier, gets money back from one, or a client has paid one directly. Source: R-SHELL-296. */
export const SUPPLIER_PAYMENT_KINDS = ['company_to_supplier', 'supplier_to_company', 'client_to_supplier'] as const;
export type SupplierPaymentKind = (typeof SUPPLIER_PAYMENT_KINDS)[number];

/** How money goes to suppliers: credit of clients is none, and Stripe brings money in only. */
export const PAID_BY = TRANSACTION_TYPES.filter((type) => type !== 'credit_point' && type !== 'strip_online_payment');

export type PaidBy = (typeof PAID_BY)[number];
/** Whether a payment is on a bank account, which is asked for then: a check of the agency is on its own. */
export const isOnBank = (type: PaidBy): type is 'bank_transfer' | 'check' =>
  type === 'bank_transfer' || type === 'check';

/** As many bookings as one payment settles. */
export const MOST_BOOKINGS = 20;
const LONGEST_CODE = 100;
const LONGEST_REMARK = 1_000;

const Minor = z.int().min(0);
const Some = z.int().min(1, 'Enter an amount.').max(MAX_AMOUNT);

/** What a payment is for: so much of what one booking costs. */
export const SupplierPartDraft = z.object({
  trip_id: TripId,
  booking_id: BookingId,
  /** What it settles of what is owed for the booking, what the agency keeps of it included. */
  amount: Some,
  /** What the agency keeps of that as its commission, instead of waiting for it. Source: V18. */
  commission_kept: Minor.max(MAX_AMOUNT).default(0),
  /** Who of those who pay its invoice paid the supplier, where a client did. */
  payer_id: z.string().min(1).max(40).optional(),
});
export type SupplierPartDraft = z.infer<typeof SupplierPartDraft>;

/** A payment as a person enters it; amounts are minor units of `currency`. */
export const SupplierPaymentDraft = z.object({
  kind: z.enum(SUPPLIER_PAYMENT_KINDS),
  currency: CurrencyCode,
  paid_on: Day.optional(),
  transaction_type: z.enum(PAID_BY),
  /** The bank account that a transfer or a check is on. */
  account: AccountCode.optional(),
  /** What one unit of another currency is worth in that of the books; what isn't said is taken from the day. */
  rate: ExchangeRate.optional(),
  /** The number of a check, or the reference of a transfer. */
  confirmation_code: z.string().trim().max(LONGEST_CODE).optional(),
  remark: z.string().trim().max(LONGEST_REMARK).optional(),
  parts: z
    .array(SupplierPartDraft)
    .min(1, 'Choose what it is for.')
    .max(MOST_BOOKINGS, `A payment can settle up to ${MOST_BOOKINGS} bookings.`)
    .refine(
      (all) => new Set(all.map(({ booking_id }) => booking_id)).size === all.length,
      'A booking is listed twice.',
    ),
});
export type SupplierPaymentDraft = z.infer<typeof SupplierPaymentDraft>;

/** What of a payment is for one booking: `base` is what it was worth when it moved, `settled_base` what it settled in the books. */
export const SupplierPart = SupplierPartDraft.extend({
  title: z.string(),
  trip_code: z.string(),
  trip_name: z.string(),
  /** Whose booking it is in the books, and whose supplier. */
  advisor_id: UserId,
  supplier_id: InstitutionId.optional(),
  /** The invoice that bills it, where one did. */
  invoice_id: InvoiceId.optional(),
  /** Who paid the supplier, where a client did. */
  client_id: ClientId.optional(),
  client_name: z.string().optional(),
  base: Minor,
  settled_base: z.int(),
  commission_base: Minor,
});
export type SupplierPart = z.infer<typeof SupplierPart>;

/** Money that went to a supplier, or came from one, and for which bookings. Source: accounting of suppliers, V18. */
export const SupplierPayment = SupplierPaymentDraft.omit({ parts: true }).extend({
  id: SupplierPaymentId,
  /** The number by which lists keep it. */
  serial: z.int().min(1),
  paid_on: Day,
  supplier_id: InstitutionId.optional(),
  supplier_name: z.string(),
  parts: z.array(SupplierPart).min(1),
  /** The trip of its first part: who sees that sees the payment. */
  trip_id: TripId,
  trip: z.object({ code: z.string(), trip_name: z.string() }),
  /** Those who work on that, and so find it in lists. */
  member_ids: z.array(z.string()),
  /** What moved: what it settles, less what the agency keeps. */
  amount: Minor,
  /** The currency of the books when it moved, and what it was worth in it. */
  books: CurrencyCode,
  base_amount: Minor,
  recorded_by: UserId,
  recorded_by_name: z.string(),
  deleted_at: Instant.optional(),
  created_at: Instant,
  updated_at: Instant,
  version: Version,
});
export type SupplierPayment = z.infer<typeof SupplierPayment>;

/** A payment as lists show it. */
export const SupplierPaymentRow = z.object({
  id: SupplierPaymentId,
  kind: z.enum(SUPPLIER_PAYMENT_KINDS),
  trip_id: TripId,
  currency: CurrencyCode,
  paid_on: Day,
  supplier_id: InstitutionId.optional(),
  supplier_name: z.string(),
  trip_code: z.string(),
  trip_name: z.string(),
  /** What it is for, in a line. */
  bookings: z.string(),
  payment_method: z.enum(PAID_BY),
  confirmation_code: z.string().optional(),
  remark: z.string().optional(),
  /** What it settles, and what the agency keeps of that. */
  settled_amount: Minor,
  commission_kept: Minor,
  recorded_by_name: z.string(),
  created_at: Instant,
});
export type SupplierPaymentRow = z.infer<typeof SupplierPaymentRow>;

export const toSupplierPaymentRow = (payment: SupplierPayment): SupplierPaymentRow => ({
  ...{ id: payment.id, kind: payment.kind, trip_id: payment.trip_id, currency: payment.currency },
  ...{ paid_on: payment.paid_on, supplier_id: payment.supplier_id, supplier_name: payment.supplier_name },
  ...{ trip_code: payment.trip.code, trip_name: payment.trip.trip_name },
  bookings: payment.parts.map(({ title }) => title).join(', '),
  ...{ payment_method: payment.transaction_type, confirmation_code: payment.confirmation_code },
  remark: payment.remark,
  settled_amount: sum(payment.parts.map(({ amount }) => amount)),
  commission_kept: sum(payment.parts.map(({ commission_kept }) => commission_kept)),
  ...{ recorded_by_name: payment.recorded_by_name, created_at: payment.created_at },
});
