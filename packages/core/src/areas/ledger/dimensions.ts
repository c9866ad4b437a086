import * as z from 'zod';

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

export const Dimensions = z.partialRecord(Dimension, z.string().trim().min(1).max(100));
export type Dimensions = z.infer<typeof Dimensions>;

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
