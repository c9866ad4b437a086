import * as z from 'zod';
import { CurrencyCode, Day } from '../../../base/values';
import { ClientId } from '../../clients/public-schemas';
import { JournalEntryId } from '../../ledger/public-schemas';
import { InvoiceId } from '../invoices/invoice-id';
import { RECEIVED_BY } from '../payments/payment';
import { PaymentId } from '../payments/payment-id';

/** What happened, as a statement of account names it. */
export const STATEMENT_KINDS = [
  'invoice',
  'change',
  'cancellation',
  'credit_note',
  'payment',
  'payment_deleted',
  'refund',
  'refund_deleted',
  'transfer',
  'written_off',
  'recovered',
  'credit_granted',
  'credit_taken_back',
  'credit_expired',
  'credit_revived',
  'dispute_lost',
  'dispute_won',
  'adjustment',
] as const;
export type StatementKind = (typeof STATEMENT_KINDS)[number];

/** A line of a statement of account: `amount` is above 0 where the client owes more by it, and `balance` what they owe after it, in minor units. */
export const StatementLine = z.object({
  /** The entry of the books that explains it. */
  entry_id: JournalEntryId,
  day: Day,
  kind: z.enum(STATEMENT_KINDS),
  /** The number of an invoice or a credit note, or the reference of a payment. */
  number: z.string().optional(),
  payment_method: z.enum(RECEIVED_BY).optional(),
  amount: z.int(),
  balance: z.int(),
  /** The invoice or the payment that it is of, where that can be opened. */
  invoice_id: InvoiceId.optional(),
  payment_id: PaymentId.optional(),
});
export type StatementLine = z.infer<typeof StatementLine>;

const Minor = z.int().min(0);

/** What a client still owes on an invoice today: all that is open of their share, and what of it is overdue, in minor units of its currency. */
export const OpenInvoice = z.object({
  id: InvoiceId,
  number: z.string(),
  trip_name: z.string(),
  currency: CurrencyCode,
  issue_date: Day.optional(),
  /** The day by which the first of it is due, or was. */
  due_day: Day,
  open: Minor,
  overdue: Minor,
});
export type OpenInvoice = z.infer<typeof OpenInvoice>;

/** What is open, in minor units, by how many days ago it was due. */
export const Aging = z.object({
  not_due: Minor,
  days_1_30: Minor,
  days_31_60: Minor,
  days_61_90: Minor,
  over_90_days: Minor,
});
export type Aging = z.infer<typeof Aging>;

/** How a client stands in a currency by now, in minor units: what they owe the agency, what of that is overdue, and what they have with it. */
export const ClientMoney = z.object({
  currency: CurrencyCode,
  owed: z.int(),
  overdue: Minor,
  /** What they still pay at suppliers on its invoices, besides. */
  at_supplier: z.int().optional(),
  /** Payments that aren’t applied, and credit. */
  held: z.int(),
  /** The money that came from them since the year began, where they are; credit that they spent is none. */
  paid_this_year: Minor.optional(),
});
export type ClientMoney = z.infer<typeof ClientMoney>;

/** The account of a client in one currency from a day to another, and how they stand today. Amounts are minor units of `currency`. */
export const ClientStatement = z.object({
  client: z.object({ id: ClientId, name: z.string() }),
  currency: CurrencyCode,
  from: Day,
  to: Day,
  /** The company’s day, on which invoices are open or overdue. */
  today: Day,
  opening: z.int(),
  lines: z.array(StatementLine),
  closing: z.int(),
  open_invoices: z.array(OpenInvoice),
  aging: Aging,
  /** How they stand in each currency in which they have anything, the one of the statement first. */
  money: z.array(ClientMoney),
  /** Whether something was left out that the reader doesn’t see. */
  is_partial: z.boolean(),
});
export type ClientStatement = z.infer<typeof ClientStatement>;
