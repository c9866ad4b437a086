import * as z from 'zod';
import { BookingId, TripId } from '../../../base/ids';
import { reasonOf } from '../../../base/reason';
import { CurrencyCode, Day, Instant, MAX_AMOUNT } from '../../../base/values';
import { requiresPermission } from '../../../contract/permission-fields';
import { ClientId } from '../../clients/public-schemas';
import { CreditNoteId, InvoiceId } from './invoice-id';
import { MOST_CREDIT_LINES } from './invoice-limits';
import { TaxCode } from './invoice-line';

const Minor = z.int().min(0).max(MAX_AMOUNT);
const LineId = z.string().min(1).max(40);

/** What is taken back of one line of an invoice, or of one booking of it; amounts are minor units of the invoice’s currency. */
const CreditLineDraft = z.object({
  line_id: LineId,
  /** Which of the bookings of a line, where it bills any. */
  booking_id: BookingId.optional(),
  /** How much of its price, its taxes included; nothing where only its supplier gets less. */
  amount: Minor,
  /** What the agency keeps of that as a cancellation fee. */
  fee: Minor.default(0),
  ...requiresPermission('View Commissions', {
    /** How much less its supplier gets, in its own currency; in proportion to `amount` where it isn’t said. */
    supplier_amount: Minor.optional(),
  }),
});

/** A credit note as a person enters it. Source: V07. */
export const CreditNoteDraft = z.object({
  /** Today where it isn’t said. */
  day: Day.optional(),
  reason: reasonOf(500),
  lines: z
    .array(CreditLineDraft)
    .min(1, 'Choose what to credit.')
    .max(MOST_CREDIT_LINES, `A credit note can have up to ${MOST_CREDIT_LINES} lines. Make several.`),
  /** Who owes the agency how much less; by what each owes where it isn’t said. */
  shares: z.array(z.object({ payer_id: z.string().min(1).max(40), amount: Minor })).optional(),
});
export type CreditNoteDraft = z.infer<typeof CreditNoteDraft>;

const CreditedLine = CreditLineDraft.extend({
  title: z.string(),
  trip_id: TripId.optional(),
  before_tax: Minor,
  taxes: z.array(z.object({ code: TaxCode, tax: Minor })),
  ...requiresPermission('View Commissions', { supplier_amount: Minor, supplier_currency: CurrencyCode.optional() }),
});
export type CreditedLine = z.infer<typeof CreditedLine>;

/**
 * What was taken back of an issued invoice: a document with a number of a gapless series, which never changes. `total` is what clients owe
 * less by it, the fees that the agency keeps left out.
 */
export const CreditNote = z.object({
  id: CreditNoteId,
  invoice_id: InvoiceId,
  trip_id: TripId,
  number: z.string(),
  day: Day,
  reason: z.string(),
  currency: CurrencyCode,
  lines: z.array(CreditedLine),
  fee: Minor,
  total: Minor,
  /** Who owes the agency, and pays at suppliers, how much less, and what they have to use again of what they had paid. */
  shares: z.array(
    z.object({
      ...{ payer_id: z.string(), client_id: ClientId, name: z.string(), amount: Minor, at_supplier: Minor },
      /** What of the fee was theirs. */
      fee: Minor.default(0),
      released: Minor,
    }),
  ),
  created_by_name: z.string(),
  created_at: Instant,
});
export type CreditNote = z.infer<typeof CreditNote>;
