import type { BookingType } from '../../../base/booking-types';
import type { Booking } from '../bookings/booking';
import { countPeople } from '../bookings/people/people-on-booking';
import { groupByCategory } from '../itinerary/assemble-days';
import { countPricedPeople, isWorkedOut, largestShare } from '../pricing/price-figures';
import { isLive } from '../trip-check/checked-trip';

type Amounts = { total_price: number; per_person_price: number };
/** A booking as a package prices it; amounts are minor units of `currency`. Source: R-TRIP-161 (G-203). */
export type PricedBooking = {
  id: Booking['id'];
  title: string;
  currency: string | null;
  headcount: number;
  capacity: number;
  /** Whether it counts in the package; in one that is still to be made, bookings that will happen do. */
  is_checked: boolean;
  /** Whether its price follows the booking; without a package of its own it does. */
  is_sync: boolean;
  /** Which editor opens it. */
  modal_type: BookingType;
  package_price: Amounts;
  saved_price: number | null;
};

/**
 * For how many a booking is priced, and what each of them pays: a price that says itself for how many it is goes before the booking, so
 * that what each pays, times how many come, is the price again, but for the odd cents. While nobody travels yet, it is for one.
 */
const sharedBy = (booking: Booking, pax: number) => {
  const { price_detail: price, capacity, headcount } = booking;
  const byPerson = price?.price_per_person === 'Price Per Person' && isWorkedOut(price);
  const says = price && (price.headcount !== undefined || byPerson);
  const among = headcount ?? (countPeople(booking) || pax);
  const heads = says ? countPricedPeople({ ...price, measurement_unit: 'Headcount' }) : Math.max(1, among);
  const places = capacity ?? price?.capacity ?? heads;
  const total_price = price?.total_price ?? 0;
  const per_person_price = largestShare(total_price, price?.measurement_unit === 'Capacity' ? places : heads);
  return { headcount: heads, capacity: places, package_price: { total_price, per_person_price } };
};

/** What a package has chosen of a booking. */
type Chosen = { id: string; is_checked: boolean; is_sync: boolean; saved_price?: Amounts | undefined };

const priced = (booking: Booking, pax: number, chosen: Omit<Chosen, 'id'>): PricedBooking => ({
  id: booking.id,
  title: booking.title,
  currency: booking.price_detail?.currency ?? null,
  ...sharedBy(booking, pax),
  is_checked: chosen.is_checked,
  is_sync: chosen.is_sync,
  modal_type: booking.booking_type,
  saved_price: chosen.saved_price?.total_price ?? null,
});

/**
 * The prices of a trip's bookings by category; `pax` is for how many a booking is that does not say so, `rows` are those of the package
 * that is looked at. Source: R-TRIP-161.
 */
export const priceDetails = (bookings: readonly Booking[], pax: number, rows?: readonly Chosen[]) =>
  groupByCategory(bookings).map(({ category, bookings: those }) => ({
    category,
    bookings: those.map((booking) =>
      priced(
        booking,
        pax,
        rows?.find(({ id }) => id === booking.id) ?? { is_checked: !rows && isLive(booking), is_sync: true },
      ),
    ),
  }));
