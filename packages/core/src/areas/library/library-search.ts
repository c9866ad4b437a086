import * as z from 'zod';
import { type BookingTypeNames, bookingTypeName } from '../../base/booking-type-names';
import { BOOKING_TYPES } from '../../base/booking-types';
import { holdsText, wordMatcher } from '../../base/text-match';
import type { LibraryRow } from './library-item';

/** Source: R-TRIP-048. */
export const LIBRARY_PAGE_SIZE = 25;
const Text = z.string().trim().max(120).optional();

/** How the library is searched. `category_id` counts the booking types from 1; a sub category is named by its own name. Source: R-TRIP-175. */
export const LibrarySearch = z.object({
  search_term: Text,
  category_name: Text,
  category_id: z.int().min(1).max(BOOKING_TYPES.length).optional(),
  sub_category_id: Text,
  sub_category_ids: z.array(z.string().trim().max(120)).max(50).optional(),
  tag_search: Text,
  search_term_place: Text,
  /** Finds its words in any column. */
  common_search: Text,
  perPage: z.int().min(1).max(5000).default(LIBRARY_PAGE_SIZE),
  pageNo: z.int().min(1).max(100_000).default(1),
});
export type LibrarySearch = z.infer<typeof LibrarySearch>;

/** Whether a row of the library is meant, in a company that calls the types of booking by these names. */
export const libraryMatcher = (asked: LibrarySearch, names?: BookingTypeNames) => {
  const category = asked.category_name ?? (asked.category_id && BOOKING_TYPES[asked.category_id - 1]);
  const subs = [...(asked.sub_category_ids ?? []), ...(asked.sub_category_id ? [asked.sub_category_id] : [])];
  const [hasTerm, hasCommon] = [wordMatcher(asked.search_term), wordMatcher(asked.common_search)];
  return (row: LibraryRow): boolean => {
    const type = bookingTypeName(row.booking_type, names);
    const all = [row.title, type, row.sub_type, row.supplier_name, row.place, ...(row.tags ?? [])];
    return (
      (!category || row.booking_type === category) &&
      (subs.length === 0 || subs.includes(row.sub_type ?? '')) &&
      hasTerm(`${row.title} ${row.supplier_name ?? ''}`) &&
      (!asked.search_term_place || holdsText(row.place, asked.search_term_place)) &&
      (!asked.tag_search || (row.tags ?? []).some((tag) => holdsText(tag, asked.tag_search ?? ''))) &&
      hasCommon(all.join('\n'))
    );
  };
};
