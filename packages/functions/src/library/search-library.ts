import { libraryContracts } from '@wayline/core/areas/library/library.contract';
import { LIBRARY_LIST, LibraryRows } from '@wayline/core/areas/library/library.records';
import { libraryMatcher } from '@wayline/core/areas/library/library-search';
import { ok } from '@wayline/core/base/result';
import { wholeList } from '@wayline/core/store/full-page';
import { endpoint } from '../kernel/endpoint';

const READ_AHEAD = 1_000;

/** Pages are counted, so the narrow rows before one are read too: a library has hundreds of bookings, not hundreds of thousands. */
export const handler = endpoint(libraryContracts['book.library.search'], async ({ input, actor, db }) => {
  const rows = await wholeList((cursor) => db.listRows(LIBRARY_LIST, LibraryRows, { cursor, limit: READ_AHEAD }));
  const matching = rows.filter(libraryMatcher(input, actor.company.booking_type_names));
  const { perPage, pageNo } = input;
  return ok({
    bookings: matching.slice((pageNo - 1) * perPage, pageNo * perPage),
    totalCount: rows.length,
    filterCount: matching.length,
    per_page: perPage,
  });
});
