import type { Money } from '../../../base/values';
import type { Booking } from '../bookings/booking';
import { type Category, groupByCategory } from '../itinerary/assemble-days';
import { accountingSummary } from '../trips/people/accounting-summary';
import { splitPrePost, type TripSpan } from './pre-post';

/** A kind of booking with what those of it that are sold come to, one amount for each currency. */
export type CategoryTotals = Category & { totals: Money[] };
export type CategorySection = {
  section: 'pre_trip' | 'trip' | 'post_trip';
  categories: CategoryTotals[];
  totals: Money[];
};
export type CategoryView = { sections: CategorySection[]; totals: Money[] };

const totalsOf = (bookings: readonly Booking[]): Money[] => accountingSummary(bookings).total_sales;
const sectionOf = (section: CategorySection['section'], bookings: readonly Booking[]): CategorySection[] =>
  bookings.length === 0
    ? []
    : [
        {
          section,
          categories: groupByCategory(bookings).map((group) => ({ ...group, totals: totalsOf(group.bookings) })),
          totals: totalsOf(bookings),
        },
      ];

/**
 * The reservations of a trip by category, with a subtotal for each: before the trip, of the trip, and after it. What was cancelled or
 * refused is shown and not counted; currencies stay apart. Source: R-TRIP-003, R-TRIP-015, R-TRIP-016, R-TRIP-160.
 */
export const categoryView = (span: TripSpan, bookings: readonly Booking[]): CategoryView => {
  const { pre, during, post } = splitPrePost(span, bookings);
  return {
    sections: [...sectionOf('pre_trip', pre), ...sectionOf('trip', during), ...sectionOf('post_trip', post)],
    totals: totalsOf(bookings),
  };
};
