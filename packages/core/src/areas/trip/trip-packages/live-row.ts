import * as z from 'zod';
import { BOOKING_TYPES } from '../../../base/booking-types';
import { BookingId } from '../../../base/ids';
import { requiresPermission } from '../../../contract/permission-fields';
import type { Booking } from '../bookings/booking';
import { bookingSpan } from '../itinerary/booking-span';
import { priceDetails } from '../planner-views/price-details';
import { calculatePriceFigures, isWorkedOut } from '../pricing/price-figures';
import type { PackageCosts } from './package-figures';
import { CategoryTotals, PackageBookingRow } from './trip-package';

/** A price as bookings have it; one too large for a package is there all the same, and is not counted. */
const Price = z.object({ total_price: z.int(), per_person_price: z.int() });

/** A booking of a trip as a package prices it now. Source: R-TRIP-161. */
export const LiveRow = PackageBookingRow.omit({ mapper_type: true, saved_price: true }).extend({
  id: BookingId,
  /** Which editor opens it, and the category it counts in. */
  modal_type: z.enum(BOOKING_TYPES),
  /** None while it has no price. */
  currency: z.string().nullable(),
  package_price: Price,
  ...requiresPermission('View Commissions', {
    /** In `currency`, as its price is. */
    costs: CategoryTotals.omit({ category: true, total_price: true, total_profit: true }).optional(),
  }),
  /** What one unit of `currency` is worth in another, where the booking says so. */
  exchange_rate: z.string().optional(),
  exchange_currency: z.string().optional(),
  rate_date: z.string().optional(),
  rate_source: z.string().optional(),
  first_day: z.string().optional(),
});
export type LiveRow = z.infer<typeof LiveRow>;

/** What a booking is made of. One whose total was typed is taken to cost what it is sold for, so that no profit is invented. */
const costsOf = ({ price_detail: price }: Booking): PackageCosts => {
  const figures = price && isWorkedOut(price) ? calculatePriceFigures(price) : undefined;
  return {
    total_net_cost: figures?.total_net_cost ?? price?.total_price ?? 0,
    markup_price: figures?.markup ?? 0,
    cushion_price: figures?.cushion ?? 0,
    processing_fee: figures?.processing_fee ?? 0,
    partner_commission_price: figures?.agency_commission ?? 0,
    commission_price: figures?.commission ?? 0,
    total_other_fee: figures?.other_fee ?? 0,
  };
};

/** The bookings of a trip as packages price them, by category and day; `pax` is for how many one is that does not say so. Source: R-TRIP-161. */
export const liveRows = (bookings: readonly Booking[], pax: number): LiveRow[] => {
  const known = new Map(bookings.map((booking) => [booking.id, booking]));
  return priceDetails(bookings, pax).flatMap(({ bookings: those }) =>
    those.flatMap(({ saved_price: _none, ...priced }) => {
      const booking = known.get(priced.id);
      if (!booking) return [];
      const { exchange_rate, exchange_currency, rate_date, rate_source } = booking.price_detail ?? {};
      const rate = exchange_currency && { exchange_rate, exchange_currency, rate_date, rate_source };
      return [
        {
          ...priced,
          ...rate,
          first_day: bookingSpan(booking)?.first,
          costs: costsOf(booking),
        },
      ];
    }),
  );
};
