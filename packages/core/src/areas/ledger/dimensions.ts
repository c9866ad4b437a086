import * as z from 'zod';
import { BookingId, HostAgencyId, idOf, TripId, UserId } from '../../base/ids';

/** What a posting is about, beside its account: each is the id of a record, or a name where there is none, such as a bank account's. */
export const DIMENSIONS = [
  'trip',
  'booking',
  'client',
  'supplier',
  'advisor',
  'partner',
  'host_agency',
  'invoice',
  'credit_note',
  'payment',
  'payout',
  'credit',
  'bank',
  'tax_code',
  'run',
  'statement_line',
  'settlement',
] as const;
export const Dimension = z.enum(DIMENSIONS);
export type Dimension = z.infer<typeof Dimension>;

const Text = z.string().trim().min(1).max(100);
/** The dimensions of a line as they are stored. Lines from before they were ids hold any text, and stay readable. */
export const Dimensions = z.partialRecord(Dimension, Text);
export type Dimensions = z.infer<typeof Dimensions>;

const Supplier = idOf('institution');
/** What each dimension of a line holds: the id of a record of its kind, or a text where Wayline keeps no such record yet. */
export const DIMENSION_VALUES = {
  trip: TripId,
  booking: BookingId,
  client: idOf('client'),
  supplier: Supplier,
  advisor: UserId,
  partner: z.union([Supplier, UserId], 'Not a valid partner id.'),
  host_agency: HostAgencyId,
  invoice: idOf('invoice'),
  credit_note: Text,
  payment: Text,
  payout: Text,
  credit: Text,
  bank: Text,
  tax_code: Text,
  run: Text,
  statement_line: Text,
  settlement: Text,
} as const satisfies Record<Dimension, z.ZodType<string>>;

const FollowsRecord = z.never('Wayline fills this in for you. Leave it out.').optional();
/**
 * What a person may name on a line. Invoices, payments and payroll runs have no records that a person could choose: only the entries that
 * follow from them will name them. A booking is found in its trip, so a line that names one names the other.
 */
export const DimensionsByHand = z
  .strictObject({
    trip: DIMENSION_VALUES.trip.optional(),
    booking: DIMENSION_VALUES.booking.optional(),
    client: DIMENSION_VALUES.client.optional(),
    supplier: DIMENSION_VALUES.supplier.optional(),
    advisor: DIMENSION_VALUES.advisor.optional(),
    partner: DIMENSION_VALUES.partner.optional(),
    host_agency: DIMENSION_VALUES.host_agency.optional(),
    bank: Text.optional(),
    tax_code: Text.optional(),
    settlement: Text.optional(),
    invoice: FollowsRecord,
    credit_note: FollowsRecord,
    payment: FollowsRecord,
    payout: FollowsRecord,
    credit: FollowsRecord,
    run: FollowsRecord,
    statement_line: FollowsRecord,
  } satisfies Record<Dimension, z.ZodType>)
  .refine(({ booking, trip }) => booking === undefined || trip !== undefined, {
    path: ['trip'],
    message: 'Choose the trip of this booking.',
  });

/** Whether a person may name it on a line. */
export const isNamedByHand = (name: Dimension): boolean => DimensionsByHand.shape[name] !== FollowsRecord;

export const DIMENSION_WORDS: Readonly<Record<Dimension, string>> = {
  trip: 'Trip',
  booking: 'Booking',
  client: 'Client',
  supplier: 'Supplier',
  advisor: 'Advisor',
  partner: 'Partner',
  host_agency: 'Host agency',
  invoice: 'Invoice',
  credit_note: 'Credit note',
  payment: 'Payment',
  payout: 'Payout',
  credit: 'Credit',
  bank: 'Bank account',
  tax_code: 'Tax code',
  run: 'Payroll run',
  statement_line: 'Statement line',
  settlement: 'Settlement period',
};
