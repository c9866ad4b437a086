import { queryOptions } from '@tanstack/react-query';
import { type CallOutput, call } from '../../../lib/api';
import type { FetchRows } from '../../../ui/table/table-types';

export type ListedBooking = CallOutput<'book.company-bookings.list'>['bookings'][number];
export type WaitingBooking = CallOutput<'book.unclaimed.list'>['bookings'][number];
export type Claim = CallOutput<'book.claims.list'>['claims'][number];

/** The keys of the tables, as `DataTable` makes them of a table's name. */
export const BOOKINGS_TABLE = ['table', 'bookings'] as const;
export const UNCLAIMED_TABLE = ['table', 'unclaimed-bookings'] as const;
export const CLAIMS_TABLE = ['table', 'claim-requests'] as const;

export const fetchBookings: FetchRows<ListedBooking> = async ({ cursor, per_page, search, filters, signal }) => {
  const { bookings, ...rest } = await call(
    'book.company-bookings.list',
    { cursor, per_page, search, ...filters },
    { signal },
  );
  return { rows: bookings, ...rest };
};
/** Both are read whole: the first is emptied by being worked on, the second is what happened lately. */
export const fetchUnclaimed: FetchRows<WaitingBooking> = async ({ signal }) => {
  const { bookings } = await call('book.unclaimed.list', {}, { signal });
  return { rows: bookings, total: bookings.length };
};
export const fetchClaims: FetchRows<Claim> = async ({ signal }) => {
  const { claims } = await call('book.claims.list', {}, { signal });
  return { rows: claims, total: claims.length };
};

/** The newest trips that match, for a picker. */
export const tripChoices = (search: string) =>
  queryOptions({
    queryKey: ['trips', 'choices', search] as const,
    queryFn: ({ signal }) => call('trips.list', { per_page: 8, ...(search && { search }) }, { signal }),
  });
