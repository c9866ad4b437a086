import { queryOptions } from '@tanstack/react-query';
import type { Whereabouts } from '@wayline/core/areas/library/cloud';
import type { LibraryRow } from '@wayline/core/areas/library/library-item';
import type { LibraryId } from '@wayline/core/base/ids';
import { type CallOutput, call } from '../../lib/api';
import type { FetchRows } from '../../ui/table/table-types';

export type LibraryItem = CallOutput<'book.library.get'>['item'];

/** Pages of the library are counted: the cursor of a page is its number. */
export const fetchLibrary: FetchRows<LibraryRow> = async ({ cursor, per_page, search, filters, signal }) => {
  const pageNo = Number(cursor ?? 1);
  const asked = { perPage: per_page, pageNo, common_search: search, ...filters };
  const { bookings, totalCount, filterCount } = await call('book.library.search', asked, { signal });
  const more = pageNo * per_page < filterCount;
  return { rows: bookings, total: totalCount, filtered: filterCount, ...(more && { cursor: String(pageNo + 1) }) };
};

export const libraryQueries = {
  item: (id: LibraryId) =>
    queryOptions({
      queryKey: ['library', id] as const,
      queryFn: ({ signal }) => call('book.library.get', { id }, { signal, onMissing: 'stay' }),
    }),
  cloud: (folder: Whereabouts) =>
    queryOptions({
      queryKey: ['cloud', folder] as const,
      queryFn: ({ signal }) => call('misc.cloud.get', { folder }, { signal, onMissing: 'stay' }),
    }),
};
