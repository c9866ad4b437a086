import * as z from 'zod';
import { BookingId, TripId, UserId } from '../../../base/ids';
import { CurrencyCode, Day, Money, Version } from '../../../base/values';
import { byId, contract } from '../../../contract/contract';
import { Booking } from '../bookings/booking';
import {
  COMMISSION_SPLIT_TYPES,
  CommissionSplit,
  CommissionSplitRow,
  OtherAdvisorSplit,
  TripCommissionSplit,
} from './commission-split-schema';

const view = { kind: 'signed_in', permissions: ['View Commissions'], action: 'view commissions' } as const;
const MOST_CURRENCIES = 50;
/** A plain decimal number in text, as the query carries it. */
const Decimal = z.string().regex(/^\d{1,12}(\.\d{1,6})?$/, 'Enter an amount, e.g. 1250.50.');

/** What the row of a table of splits belongs to; travels as JSON text, because a DELETE has no body. */
const RowObject = z
  .string()
  .max(2000)
  .transform((text, context) => {
    try {
      return z.object({ trip_id: TripId, booking_id: BookingId.optional() }).parse(JSON.parse(text));
    } catch {
      context.addIssue({ code: 'custom', message: 'This isn’t a commission split row.' });
      return z.NEVER;
    }
  });

const getSplit = contract({
  id: 'trips.commission-split.get',
  service: 'trips',
  method: 'GET',
  path: '/api/v1/trips/{id}/getTripCommissionSplit',
  handler: 'trip/pricing/get-commission-split',
  summary: 'How the commission of a trip is shared, or that of one of its bookings, with what each is paid.',
  access: view,
  keyScope: 'trips:read',
  viewableByParent: true,
  input: z.object({ id: TripId, booking_id: BookingId.optional() }),
  output: z.object({
    /** `set` with the permission to set up commission, otherwise `view`. */
    mode: z.enum(['set', 'view']),
    split: CommissionSplit.optional(),
    /** Whether a booking has a split of its own; without one it follows its trip. */
    own: z.boolean(),
    /** What a save names; 0 while a trip has no split. */
    version: z.int().min(0),
    rows: z.array(CommissionSplitRow.extend({ name: z.string(), amounts: z.array(Money) })),
    /** One amount for each currency that commission comes in. */
    total_commission: z.array(Money),
    advisors: z.array(z.object({ id: UserId, name: z.string() })),
  }),
  errors: ['record.missing'],
});
const setTripSplit = contract({
  id: 'trips.commission-split.set',
  service: 'trips',
  method: 'PUT',
  path: '/api/v1/trips/{id}/commissionSplit',
  handler: 'trip/pricing/set-trip-split',
  summary: 'Say how the commission of a trip is shared; the shares add up to 100 percent.',
  access: {
    kind: 'signed_in',
    permissions: ['View Commissions', 'Trip Agent Commission Setup'],
    action: 'set up trip commissions',
  },
  keyScope: 'trips:write',
  input: CommissionSplit.extend({ id: TripId, version: z.int().min(0) }),
  output: z.object({ split: TripCommissionSplit }),
  errors: ['record.missing', 'record.stale', 'record.exists', 'commission_split.not_whole', 'commission_split.twice'],
});
const setBookingSplit = contract({
  id: 'book.commission-split.set',
  service: 'book',
  method: 'PUT',
  path: '/api/v1/bookings/{id}/commissionSplit',
  handler: 'trip/pricing/set-booking-split',
  summary: 'Say how the commission of one booking is shared, apart from its trip.',
  access: {
    kind: 'signed_in',
    permissions: ['View Commissions', 'Reservation Agent Commission Setup'],
    action: 'set up booking commissions',
  },
  keyScope: 'book:write',
  input: CommissionSplit.extend({ id: BookingId, trip_id: TripId, version: Version }),
  output: z.object({ booking: Booking }),
  errors: ['record.missing', 'record.stale', 'commission_split.not_whole', 'commission_split.twice'],
});
const otherAdvisors = contract({
  id: 'book.other-advisor-splits.list',
  service: 'book',
  method: 'GET',
  path: '/api/v1/bookings/{id}/getBookingOtherAdvisorSplits',
  handler: 'trip/pricing/other-advisor-splits',
  summary: 'The other advisors who share the commission of a booking.',
  access: view,
  keyScope: 'book:read',
  viewableByParent: true,
  input: z.object({ id: BookingId, trip_id: TripId }),
  output: z.array(OtherAdvisorSplit),
  errors: ['record.missing'],
});
const removeSplit = contract({
  id: 'book.commission-split.delete',
  service: 'book',
  method: 'DELETE',
  path: '/api/v1/deleteCommissionSplit',
  handler: 'trip/pricing/delete-commission-split',
  summary: 'Take one share out of a commission split; it goes to the host agency, or to the advisor. `error` is 0.',
  access: view,
  keyScope: 'book:write',
  decides: 'what setting that split asks for',
  input: z.object({ split_type: z.enum(COMMISSION_SPLIT_TYPES), split_id: z.string().max(60), rowObj: RowObject }),
  output: z.object({ error: z.int(), message: z.string() }),
  errors: ['record.missing', 'record.stale'],
});

const convertCurrency = contract({
  id: 'lookups.currency.convert',
  service: 'lookups',
  method: 'GET',
  path: '/api/v1/currency/convert',
  handler: 'trip/pricing/convert-currency',
  summary: 'An amount in another currency, at the reference rate of a day or the newest.',
  access: { kind: 'signed_in' },
  keyScope: 'lookups:read',
  viewableByParent: true,
  input: z.object({ from: CurrencyCode, to: CurrencyCode, amount: Decimal, date: Day.optional() }),
  output: z.object({ converted: z.string(), rate: z.string(), rate_date: z.string(), rate_source: z.string() }),
  uses: ['rates'],
  errors: ['rates.unreachable', 'rates.unknown'],
});
const historical = contract({
  id: 'lookups.currency.historical',
  service: 'lookups',
  method: 'GET',
  path: '/api/v1/currency/historical',
  handler: 'trip/pricing/historical-rates',
  summary: 'What one unit of a currency was worth in others on a day.',
  access: { kind: 'signed_in' },
  keyScope: 'lookups:read',
  viewableByParent: true,
  input: z.object({
    date: Day,
    source: CurrencyCode,
    /** Codes with commas between them, such as `USD,GBP`. */
    currencies: z
      .string()
      .transform((text) => text.split(','))
      .pipe(z.array(CurrencyCode).min(1).max(MOST_CURRENCIES)),
  }),
  output: z.object({
    source: CurrencyCode,
    rate_date: z.string(),
    rate_source: z.string(),
    /** A currency without a known rate is left out. */
    rates: z.record(z.string(), z.string()),
  }),
  uses: ['rates'],
  errors: ['rates.unreachable'],
});

export const pricingContracts = byId(
  getSplit,
  setTripSplit,
  setBookingSplit,
  otherAdvisors,
  removeSplit,
  convertCurrency,
  historical,
);
