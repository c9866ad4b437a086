import * as z from 'zod';
import { TripId, UserId } from '../../../base/ids';
import { Percentage } from '../../../base/percentage';
import { CurrencyCode, Day, Instant, MAX_AMOUNT, Name, Version } from '../../../base/values';
import { ClientId } from '../../clients/public-schemas';
import { ExchangeRate } from '../../ledger/public-schemas';
import { PaymentId } from '../payments/payment-id';
import { toAsked } from './invoice-figures';
import { InvoiceId } from './invoice-id';
import { MOST_LINES, MOST_MILESTONES, MOST_PAYERS, MOST_TRIPS } from './invoice-limits';
import { LineDraft, TaxCode } from './invoice-line';
import { INVOICE_STATES } from './invoice-status';
import { Milestone } from './milestone';
import { toWrittenOff, WriteOff } from './write-off';

/** Whom an invoice is for. Source: R-ACC-048. */
export const INVOICE_TYPES = ['Client'] as const;
/** How an invoice is shared by those who pay it. Source: R-ACC-049. */
export const PAY_AS = ['single', 'equal', 'traveler', 'room', 'household', 'percentage', 'amount'] as const;

const MOST_TAXES = 10;
const MOST_WEIGHT = 1_000_000_000;
const Text = z.string().trim().max(4_000, 'At most 4,000 characters.');
const isUnique = (keys: readonly string[]) => new Set(keys).size === keys.length;

export const InvoiceTax = z.object({ code: TaxCode, name: Name, rate: Percentage });

/** Who pays a part of an invoice: a client, and how much by weight of all payers. */
export const PayerDraft = z.object({
  id: z.string().min(1).max(40),
  client_id: ClientId,
  weight: z.int().min(0).max(MOST_WEIGHT).default(1),
});

const Discount = z.discriminatedUnion('mode', [
  z.object({ mode: z.literal('amount'), amount: z.int().min(0).max(MAX_AMOUNT) }),
  z.object({ mode: z.literal('percentage'), percentage: Percentage }),
]);

/** What a person enters of an invoice, besides its lines; amounts are minor units of `currency`. */
export const InvoiceTerms = z.object({
  trip_ids: z.array(TripId).min(1).max(MOST_TRIPS).refine(isUnique, 'A trip is listed twice.'),
  invoice_type: z.enum(INVOICE_TYPES).default('Client'),
  pay_as: z.enum(PAY_AS).default('single'),
  currency: CurrencyCode,
  /** What one unit of another currency is worth in that of the books; what isn't named is taken from the day of issue. */
  rates: z.partialRecord(CurrencyCode, ExchangeRate).default({}),
  taxes: z
    .array(InvoiceTax)
    .max(MOST_TAXES)
    .refine((all) => isUnique(all.map(({ code }) => code)), 'Two taxes have the same code.')
    .default([]),
  prices_include_tax: z.boolean().default(false),
  discount: Discount.optional(),
  payers: z
    .array(PayerDraft)
    .min(1, 'Choose who pays.')
    .max(MOST_PAYERS)
    .refine((all) => isUnique(all.map(({ id }) => id)), 'A payer is listed twice.'),
  milestones: z
    .array(Milestone)
    .min(1)
    .max(MOST_MILESTONES)
    .refine((all) => isUnique(all.map(({ id }) => id)), 'A payment is listed twice.'),
  /** Words to whoever pays, above the lines. */
  message: Text.optional(),
});
export type InvoiceTerms = z.infer<typeof InvoiceTerms>;

/** What keeps a line from standing on an invoice, by its field. */
const findLineFault = ({ kind, quantity, unit_price, paid_to, tax_codes }: LineDraft) => {
  if (quantity * unit_price > MAX_AMOUNT) return { at: 'unit_price', message: 'That’s more than an invoice can hold.' };
  if (paid_to === 'supplier' && kind !== 'booking' && kind !== 'package')
    return { at: 'paid_to', message: 'Fees are paid to you. Only bookings and packages can be paid at the supplier.' };
  return isUnique(tax_codes) ? undefined : { at: 'tax_codes', message: 'A tax is on this line twice.' };
};

export const InvoiceDraft = InvoiceTerms.extend({
  lines: z
    .array(LineDraft)
    .max(MOST_LINES, `An invoice can have up to ${MOST_LINES.toLocaleString('en-US')} lines.`)
    .refine((all) => isUnique(all.map(({ id }) => id)), 'A line is listed twice.')
    .superRefine((all, context) => {
      for (const [i, line] of all.entries()) {
        const fault = findLineFault(line);
        if (fault) context.addIssue({ code: 'custom', path: [i, fault.at], message: fault.message });
      }
    }),
});
export type InvoiceDraft = z.infer<typeof InvoiceDraft>;

const Minor = z.int().min(0);
/** A payment that is asked for by a day. */
export const DueMilestone = z.object({ id: z.string(), name: z.string(), due_day: Day, amount: Minor });
/** What one of those who pay owes the agency, in all and at each milestone, and what came; and what they pay at suppliers besides. */
export const Share = z.object({
  payer_id: z.string(),
  client_id: ClientId,
  name: z.string(),
  amount: Minor,
  at_supplier: Minor.default(0),
  /** What of that they have paid there by now. */
  paid_at_supplier: Minor.optional(),
  cells: z.array(Minor),
  received: Minor.default(0),
  /**
   * What rounding left in the books of a part that a revision made paid, in their currency, and with which payment it was settled: gained or
   * lost, as where a rate moves.
   */
  rest: z.object({ base: z.int(), payment_id: PaymentId }).optional(),
});
export type Share = z.infer<typeof Share>;

/** The trip of an invoice as lists show it, by what it is called now. */
export const TripOfInvoice = z.object({
  code: z.string(),
  trip_name: z.string(),
  start_date: Day.optional(),
  end_date: Day.optional(),
  custom_code: z.string().optional(),
  trip_group_kind: z.string(),
  trip_sub_type: z.string(),
});
export type TripOfInvoice = z.infer<typeof TripOfInvoice>;
export const ClientOfInvoice = z.object({ id: ClientId, name: z.string(), acc_no: z.string() });
export type ClientOfInvoice = z.infer<typeof ClientOfInvoice>;

/**
 * An invoice without its lines, which lie beside it by revision. A draft has no number and posts nothing; what was issued changes by
 * revisions, which keep its number, and stays for good. Source: spec 3 §3 Invoice.
 */
export const Invoice = InvoiceTerms.extend({
  id: InvoiceId,
  /** The first of its trips: who sees that sees the invoice. */
  trip_id: TripId,
  /** The number by which lists keep it. */
  serial: z.int().min(1),
  advisor_id: UserId,
  trip: TripOfInvoice,
  /** The first of those who pay, as lists show them, by what they are called now. */
  client: ClientOfInvoice,
  /** Who each payer is by now, in their order: one who was merged since has another profile than the one that was billed. */
  client_ids: z.array(ClientId),
  /** Those who work on its trip by now, and so find it in lists. */
  member_ids: z.array(z.string()),
  state: z.enum(INVOICE_STATES),
  /** 0 while it is a draft, and how often it was issued since. */
  revision: z.int().min(0),
  line_parts: z.int().min(0),
  formatted_invoice_number: z.string().optional(),
  issue_date: Day.optional(),
  /** The day of its last revision. */
  revised_on: Day.optional(),
  /** The currency of the books when it was issued. */
  books: CurrencyCode.optional(),
  subtotal: Minor,
  discount_amount: Minor,
  tax_amount: Minor,
  total: Minor,
  /** What credit notes took back of the total. */
  credited: Minor.default(0),
  /** The numbers of those. */
  credit_numbers: z.array(z.string()).default([]),
  /** What of the rest is paid at suppliers, and never asked for. */
  at_supplier: Minor.default(0),
  /** From when it is issued on: who pays what, and when. */
  shares: z.array(Share).default([]),
  due: z.array(DueMilestone).default([]),
  total_amount_received: Minor.default(0),
  /** What the agency has given up of it, of whom. */
  write_offs: z.array(WriteOff).default([]),
  canceled_at: Instant.optional(),
  created_by: z.string(),
  created_at: Instant,
  updated_at: Instant,
  version: Version,
});
export type Invoice = z.infer<typeof Invoice>;

type Counted = Pick<Invoice, 'state' | 'total' | 'credited' | 'total_amount_received'>;
/** Whether an invoice keeps its trips out of the trash: one that is issued, unless all of it was credited. */
export const keepsTrip = ({ state, total, credited, total_amount_received }: Counted): boolean =>
  state === 'issued' && (total > credited || total_amount_received > 0);

export const isIssued = ({ state }: Pick<Invoice, 'state'>): boolean => state === 'issued';

/** The columns of the invoice table that come with a row. Source: R-ACC-027. */
export const InvoiceRow = z.object({
  id: InvoiceId,
  trip_id: TripId,
  client_id: ClientId,
  advisor_id: UserId,
  state: z.enum(INVOICE_STATES),
  currency: CurrencyCode,
  total: Minor,
  credited: Minor.default(0),
  written_off: Minor.default(0),
  trip_code: z.string(),
  trip_name: z.string(),
  trip_start_date: Day.optional(),
  trip_end_date: Day.optional(),
  trip_custome_code: z.string().optional(),
  trip_type: z.string(),
  trip_sub_type: z.string(),
  client_name: z.string(),
  client_acc_no: z.string(),
  formatted_invoice_number: z.string().optional(),
  issue_date: Day.optional(),
  /** The first of several payments, and its day. */
  total_deposit_amount: Minor,
  due_date_final: Day.optional(),
  /** The last payment, and its day. */
  final_payment: Minor,
  final_pmt_due_date: Day.optional(),
  total_amount_received: Minor,
  total_amount_due: Minor,
  created_at: Instant,
});
export type InvoiceRow = z.infer<typeof InvoiceRow>;

/** An invoice as lists show it. Source: the table of derived statuses of the accounting rules. */
export const toInvoiceRow = (invoice: Invoice): InvoiceRow => {
  const { trip, client, due, total, credited, total_amount_received } = invoice;
  const written_off = toWrittenOff(invoice);
  const asked = toAsked(invoice);
  const [first, last] = [due[0], due.at(-1)];
  const deposit = due.length > 1 ? first : undefined;
  return {
    ...{ id: invoice.id, trip_id: invoice.trip_id, client_id: client.id, advisor_id: invoice.advisor_id },
    ...{ state: invoice.state, currency: invoice.currency, total, credited, written_off },
    ...{ trip_code: trip.code, trip_name: trip.trip_name, trip_type: trip.trip_group_kind },
    ...{ trip_start_date: trip.start_date, trip_end_date: trip.end_date, trip_custome_code: trip.custom_code },
    ...{ trip_sub_type: trip.trip_sub_type, client_name: client.name, client_acc_no: client.acc_no },
    formatted_invoice_number: invoice.formatted_invoice_number,
    issue_date: invoice.issue_date,
    total_deposit_amount: deposit?.amount ?? 0,
    due_date_final: deposit?.due_day,
    final_payment: last?.amount ?? asked,
    final_pmt_due_date: last?.due_day,
    total_amount_received,
    total_amount_due: invoice.state === 'canceled' ? 0 : asked - total_amount_received,
    created_at: invoice.created_at,
  };
};
