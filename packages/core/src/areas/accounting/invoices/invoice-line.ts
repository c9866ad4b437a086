import * as z from 'zod';
import { BookingId, TripId, TripPackageId } from '../../../base/ids';
import { CurrencyCode, MAX_AMOUNT, Name } from '../../../base/values';
import { requiresPermission } from '../../../contract/permission-fields';
import { InstitutionId } from '../../institutions/public-schemas';

/** What a line of an invoice bills. A booking or a package is bought from suppliers, a fee is the agency's own. */
export const LINE_KINDS = ['booking', 'package', 'planning_fee', 'service_fee', 'other'] as const;
export type LineKind = (typeof LINE_KINDS)[number];

/**
 * Whether the agency sells for its suppliers, and shows what it earns as its income, or sells in its own name and shows the whole price.
 * Source: IFRS 15 B34 to B38.
 */
export const ACTING_AS = ['agent', 'principal'] as const;
/** Whom the client pays for it. What they pay at the supplier is shown on the invoice and never becomes money of the agency. */
export const PAID_TO = ['agency', 'supplier'] as const;

const Minor = z.int().min(0).max(MAX_AMOUNT);
const MOST_UNITS = 10_000;
/** As many bookings as one package has. */
const MOST_BOOKINGS = 500;
const MOST_TAXES = 5;

/** One of the bookings that a line bills, with its part of the price and what its supplier gets, in minor units. */
export const BilledBooking = z.object({
  trip_id: TripId,
  booking_id: BookingId,
  title: z.string(),
  /** Its part of the line, before any discount, in the currency of the invoice. */
  price: Minor,
  supplier_id: InstitutionId.optional(),
  ...requiresPermission('View Commissions', {
    /** What the agency owes its supplier: the net cost, and where there is none, the whole price. */
    supplier_amount: Minor,
    supplier_currency: CurrencyCode,
    /** What the supplier had of that before the invoice, where it is paid in another currency than the books are kept in: it stays worth what it was then. */
    supplier_prepaid: z.object({ amount: Minor, base: z.int() }).optional(),
  }),
});
export type BilledBooking = z.infer<typeof BilledBooking>;

/** A name by which a tax stands on lines, on returns and in the books. */
export const TaxCode = z
  .string()
  .trim()
  .min(1)
  .max(20)
  .regex(/^[A-Za-z0-9._-]+$/, 'Letters, digits, dots and hyphens only.');

/** One line as a person enters it; amounts are minor units of the invoice's currency. */
export const LineDraft = z.object({
  /** Its own within the invoice, so that a change says which line it is of. */
  id: z.string().min(1).max(40),
  kind: z.enum(LINE_KINDS),
  title: Name,
  detail: z.string().trim().max(2_000).optional(),
  trip_id: TripId.optional(),
  booking_id: BookingId.optional(),
  package_id: TripPackageId.optional(),
  quantity: z.int().min(1).max(MOST_UNITS).default(1),
  unit_price: Minor,
  discount: Minor.default(0),
  /** The taxes of the invoice that are on it. */
  tax_codes: z.array(TaxCode).max(MOST_TAXES).default([]),
  acting_as: z.enum(ACTING_AS).default('agent'),
  paid_to: z.enum(PAID_TO).default('agency'),
});
export type LineDraft = z.infer<typeof LineDraft>;

/** A line with the bookings it bills, which follow from the trip and are never sent. */
export const InvoiceLine = LineDraft.extend({ bookings: z.array(BilledBooking).max(MOST_BOOKINGS).default([]) });
export type InvoiceLine = z.infer<typeof InvoiceLine>;
