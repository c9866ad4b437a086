import * as z from 'zod';
import type { Booking } from '../bookings/booking';
import { BOOKING_TYPES } from '../bookings/booking-types';
import { bookingSpan } from '../itinerary/booking-span';
import { priceDetails } from '../itinerary/views/price-details';
import { BookingId } from '../kernel/ids';
import { figuresOf, isWorkedOut, largestShare, peopleOf } from '../pricing/price-figures';
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
  /** In `currency`, as its price is. */
  costs: CategoryTotals.omit({ category: true, total_price: true, total_profit: true }),
  /** What one unit of `currency` is worth in another, where the booking says so. */
  exchange_rate: z.string().optional(),
  exchange_currency: z.string().optional(),
  first_day: z.string().optional(),
});
export type LiveRow = z.infer<typeof LiveRow>;

/** What a booking is made of. One whose total was typed is taken to cost what it is sold for, so that no profit is invented. */
const costsOf = ({ price_detail: price }: Booking): PackageCosts => {
  const figures = price && isWorkedOut(price) ? figuresOf(price) : undefined;
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

/**
 * For how many a booking is priced, and what each of them pays: a price that says itself for how many it is goes before the booking, so
 * that what each pays, times how many come, is the price again, but for the odd cents. While nobody travels yet, it is for one.
 */
const headsOf = ({ price_detail: price, capacity }: Booking, among: number) => {
  const says = price && (price.headcount !== undefined || price.price_per_person === 'Price Per Person');
  const headcount = says ? peopleOf({ ...price, measurement_unit: 'Headcount' }) : Math.max(1, among);
  const places = capacity ?? price?.capacity ?? headcount;
  const total_price = price?.total_price ?? 0;
  const per_person_price = largestShare(total_price, price?.measurement_unit === 'Capacity' ? places : headcount);
  return { headcount, capacity: places, package_price: { total_price, per_person_price } };
};

/** The bookings of a trip as packages price them, by category and day; `pax` is for how many one is that does not say so. Source: R-TRIP-161. */
export const liveRows = (bookings: readonly Booking[], pax: number): LiveRow[] => {
  const known = new Map(bookings.map((booking) => [booking.id, booking]));
  return priceDetails(bookings, pax).flatMap(({ bookings: those }) =>
    those.flatMap(({ saved_price: _none, ...priced }) => {
      const booking = known.get(priced.id);
      if (!booking) return [];
      const { exchange_rate, exchange_currency } = booking.price_detail ?? {};
      const rate = exchange_currency && { exchange_rate, exchange_currency };
      return [
        {
          ...priced,
          ...headsOf(booking, priced.headcount),
          ...rate,
          first_day: bookingSpan(booking)?.first,
          costs: costsOf(booking),
        },
      ];
    }),
  );
};
