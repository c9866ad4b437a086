import type { Booking } from '../../bookings/booking';
import type { BookingType } from '../../bookings/booking-types';
import { splitEvenly } from '../../kernel/money-split';
import { isLive } from '../../trip-check/checked-trip';
import { groupByCategory } from '../assemble-days';

type Amounts = { total_price: number; per_person_price: number };
/** A booking as a package prices it; amounts are minor units of `currency`. Source: R-TRIP-161 (G-203). */
export type PricedBooking = {
  id: Booking['id'];
  title: string;
  currency: string | null;
  headcount: number;
  capacity: number;
  /** Whether it counts in a package that nobody has changed yet: bookings that will happen do. */
  is_checked: boolean;
  /** Whether its price follows the booking; without a package of its own it does. */
  is_sync: boolean;
  /** Which editor opens it. */
  modal_type: BookingType;
  package_price: Amounts;
  saved_price: number | null;
};

const pricesOf = ({ price_detail }: Booking, heads: number): Amounts => {
  if (!price_detail) return { total_price: 0, per_person_price: 0 };
  const { total_price, total_price_per_person, currency } = price_detail;
  const [share] = splitEvenly({ minor: total_price, currency }, heads);
  return { total_price, per_person_price: total_price_per_person ?? share?.minor ?? total_price };
};

const priced = (booking: Booking, pax: number): PricedBooking => {
  const headcount = booking.headcount ?? (booking.traveler_names.length || pax);
  return {
    id: booking.id,
    title: booking.title,
    currency: booking.price_detail?.currency ?? null,
    headcount,
    capacity: booking.capacity ?? headcount,
    is_checked: isLive(booking),
    is_sync: true,
    modal_type: booking.booking_type,
    package_price: pricesOf(booking, Math.max(1, headcount)),
    saved_price: null,
  };
};

/** The prices of a trip's bookings by category; `pax` is for how many a booking is that does not say so. Source: R-TRIP-161. */
export const priceDetails = (bookings: readonly Booking[], pax: number) =>
  groupByCategory(bookings).map(({ category, bookings: those }) => ({
    category,
    bookings: those.map((booking) => priced(booking, pax)),
  }));
