import * as z from 'zod';
import { BOOKING_TYPES } from '../../../base/booking-types';
import { BookingId, TripId, UserId } from '../../../base/ids';
import { CurrencyCode, Day, Version } from '../../../base/values';
import { InstitutionId } from '../../institutions/public-schemas';
import type { Booking } from '../../trip/public';
import { InvoiceId } from '../invoices/invoice-id';
import { PAID_TO } from '../invoices/invoice-line';
import { lessParts, type Worth } from '../worth';

/** How a payable counts its day: by when the supplier wants it, or the first day of what is bought, or when it was invoiced or booked. */
export const DUE_BY = ['supplier', 'start', 'invoice', 'booked'] as const;

const Minor = z.int();
/**
 * What a supplier is owed for one booking, and what it got; amounts are minor units of `currency`. One that got money for what no invoice
 * bills, or bills any more, is owed nothing.
 */
export const Payable = z.object({
  trip_id: TripId,
  booking_id: BookingId,
  /** The number by which lists keep it: that of its booking. */
  serial: z.int().min(1).optional(),
  booking_type: z.enum(BOOKING_TYPES),
  title: z.string(),
  confirmation_id: z.string().optional(),
  supplier_id: InstitutionId.optional(),
  supplier_name: z.string(),
  invoice_id: InvoiceId.optional(),
  invoice_no: z.string(),
  advisor_id: UserId,
  trip_code: z.string(),
  trip_name: z.string(),
  /** Those who work on its trip, and so find it in lists. */
  member_ids: z.array(z.string()),
  /** Who pays the supplier. */
  paid_to: z.enum(PAID_TO),
  currency: CurrencyCode,
  owed: Minor,
  paid: Minor,
  /** What is left to pay; below 0 where the supplier has more than it is owed. */
  left: Minor,
  due_on: Day,
  due_by: z.enum(DUE_BY),
  /** The same in the currency of the books. */
  owed_base: Minor,
  paid_base: Minor,
  version: Version,
});
export type Payable = z.infer<typeof Payable>;

/** The columns of the table of payables that come with a row. */
export const PayableRow = Payable.omit({
  serial: true,
  member_ids: true,
  owed_base: true,
  paid_base: true,
  version: true,
});
export type PayableRow = z.infer<typeof PayableRow>;
export const toPayableRow = ({
  serial: _serial,
  member_ids: _members,
  owed_base: _owed,
  paid_base: _paid,
  ...row
}: Omit<Payable, 'version'>): PayableRow => PayableRow.parse(row);

/** A booking that no invoice bills yet, with what it costs the agency and what its supplier got. */
export const UninvoicedCost = Payable.pick({
  trip_id: true,
  booking_id: true,
  booking_type: true,
  title: true,
  supplier_id: true,
  supplier_name: true,
  paid: true,
}).extend({
  currency: CurrencyCode.optional(),
  cost: Minor.optional(),
  due_on: Day.optional(),
  is_canceled: z.boolean(),
});
export type UninvoicedCost = z.infer<typeof UninvoicedCost>;

/** Whether nothing is left of it, either way. */
export const isSettledPayable = ({ left }: Pick<Payable, 'left'>): boolean => left === 0;

/** What is left to pay of what is owed. */
export const toOpenPayable = (owed: Worth, paid: Worth | undefined): Worth => lessParts(owed, paid ? [paid] : []);

/** How a booking is paid, by what its supplier got. Source: the table of derived statuses of the accounting rules. */
export const toPaymentStatus = (owed: number, paid: number): Booking['payment_status'] => {
  if (paid <= 0) return 'unpaid';
  return paid >= owed ? 'paid' : 'partially_paid';
};
