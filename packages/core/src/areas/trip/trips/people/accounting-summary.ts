import * as z from 'zod';
import { BOOKING_TYPES } from '../../../../base/booking-types';
import { totalsByCurrency } from '../../../../base/money';
import { CurrencyCode, Money } from '../../../../base/values';
import { requiresPermission } from '../../../../contract/permission-fields';
import type { Booking } from '../../bookings/booking';
import { CompanyTotal, companyTotal } from '../../pricing/company-total';
import { isLive } from '../../trip-check/checked-trip';

/** The same amounts in the currency of the company, each booking at its own rate. */
const CompanyTotals = z.object({
  currency: CurrencyCode,
  total_sales: CompanyTotal,
  ...requiresPermission('View Commissions', { total_profit: CompanyTotal.optional() }),
  booking_totals: z.array(z.object({ booking_type: z.enum(BOOKING_TYPES), sales: CompanyTotal })),
  paid_total: CompanyTotal,
  confirmed_total: CompanyTotal,
});

/** Amounts of a trip, one for each currency that its bookings are priced in, in the order the currencies first occur. */
export const AccountingSummary = z.object({
  total_sales: z.array(Money),
  /** Of the bookings whose profit is known; empty when none is. */
  ...requiresPermission('View Commissions', { total_profit: z.array(Money).optional() }),
  /** The sales of each kind of booking. */
  booking_totals: z.array(z.object({ booking_type: z.enum(BOOKING_TYPES), count: z.int(), totals: z.array(Money) })),
  paid_total: z.array(Money),
  confirmed_total: z.array(Money),
});
export type AccountingSummary = z.infer<typeof AccountingSummary>;
export const TripSummary = AccountingSummary.extend({ company_totals: CompanyTotals });
export type TripSummary = z.infer<typeof TripSummary>;

type Priced = Pick<Booking, 'booking_type' | 'reservation_status' | 'payment_status'> & {
  price_detail?:
    | {
        total_price: number;
        currency: string;
        total_profit?: number | undefined;
        exchange_rate?: string | undefined;
        exchange_currency?: string | undefined;
        rate_source?: string | undefined;
      }
    | undefined;
};
type Price = NonNullable<Priced['price_detail']>;

const CONFIRMED = new Set<Booking['reservation_status']>(['Client Approved (Confirmed)', 'Booked', 'Paid']);
const isPaid = (b: Pick<Booking, 'reservation_status' | 'payment_status'>) =>
  b.payment_status === 'paid' || b.reservation_status === 'Paid';

type Owed = Pick<Booking, 'reservation_status' | 'payment_status' | 'payment_due_date'> & {
  total_price?: number | undefined;
};
/** Agreed with the client for a price, due by that day, and not paid in full. Without a due date it is due at once. */
export const isOwed = (booking: Owed, by: string): boolean =>
  CONFIRMED.has(booking.reservation_status) &&
  !isPaid(booking) &&
  (booking.total_price ?? 0) > 0 &&
  (booking.payment_due_date ?? '') <= by;

const totalOf = (bookings: readonly Priced[], amount: (price: Price) => number | undefined): Money[] =>
  totalsByCurrency(
    bookings.flatMap(({ price_detail: price }) => {
      const minor = price && amount(price);
      return price && minor !== undefined ? [{ minor, currency: price.currency }] : [];
    }),
  );
const salesOf = (bookings: readonly Priced[]) => totalOf(bookings, (price) => price.total_price);

/**
 * What a trip's bookings come to. What was cancelled, refused or cannot be had is no sale; currencies are never added to one another.
 * Source: R-TRIP-053.
 */
export const accountingSummary = (bookings: readonly Priced[]): AccountingSummary => {
  const sold = bookings.filter(isLive);
  const kinds = BOOKING_TYPES.map((booking_type) => {
    const those = sold.filter((b) => b.booking_type === booking_type);
    return { booking_type, count: those.length, totals: salesOf(those) };
  });
  return {
    total_sales: salesOf(sold),
    total_profit: totalOf(sold, (price) => price.total_profit),
    booking_totals: kinds.filter(({ count }) => count > 0),
    paid_total: salesOf(sold.filter(isPaid)),
    confirmed_total: salesOf(sold.filter((b) => CONFIRMED.has(b.reservation_status))),
  };
};

const pricesOf = (bookings: readonly Priced[]): Price[] =>
  bookings.flatMap(({ price_detail: price }) => (price ? [price] : []));

/** What those of the bookings that are sold come to in the currency of the company. */
export const companySales = (bookings: readonly Priced[], currency: string): CompanyTotal =>
  companyTotal(pricesOf(bookings.filter(isLive)), currency, ({ total_price }) => total_price);

/** What a trip's bookings come to, by currency and in the currency of the company. */
export const tripSummary = (bookings: readonly Priced[], currency: string): TripSummary => {
  const byCurrency = accountingSummary(bookings);
  const sold = bookings.filter(isLive);
  return {
    ...byCurrency,
    company_totals: {
      currency,
      total_sales: companySales(sold, currency),
      total_profit: companyTotal(pricesOf(sold), currency, ({ total_profit }) => total_profit),
      booking_totals: byCurrency.booking_totals.map(({ booking_type }) => ({
        booking_type,
        sales: companySales(
          sold.filter((b) => b.booking_type === booking_type),
          currency,
        ),
      })),
      paid_total: companySales(sold.filter(isPaid), currency),
      confirmed_total: companySales(
        sold.filter((b) => CONFIRMED.has(b.reservation_status)),
        currency,
      ),
    },
  };
};
