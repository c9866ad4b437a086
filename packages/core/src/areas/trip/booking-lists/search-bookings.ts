import { readListTotal } from '../../../store/list-counter';
import { placedBetween, takeOrderedPage } from '../../../store/search/order-column';
import { readEntries, readOrderColumn, readSearchRows } from '../../../store/search/read-search';
import { type EntryRange, fieldFrom, filteredBy, wordsAndCodesFrom } from '../../../store/search/search-index';
import { parseSearch } from '../../../store/search/search-text';
import { countSerials, intersect, type SerialSet } from '../../../store/search/serial-set';
import { type TenantDb, tenantDb } from '../../../store/tenant-db';
import type { BookingSearch } from './booking-search';
import {
  BOOKING_FILTERS,
  BOOKING_INDEX,
  type FoundBooking,
  NO_DAY_PLACE,
  SUPPLIER,
  toDayPlace,
} from './booking-search.index';

export type BookingPage = {
  bookings: FoundBooking[];
  cursor: string | undefined;
  total: number;
  filtered: number;
};
export type AskedBookings = BookingSearch & {
  from?: string | undefined;
  until?: string | undefined;
  order: 'latest' | 'soonest';
  per_page: number;
  cursor?: string | undefined;
};

const FILTERED_BY = ['booking_type', 'filed_as', 'reservation_status', 'payment_status', 'supplier_id'] as const;

/** What the index is asked for each filter and each word: a booking must have one of each. Undefined where none can be meant. */
const toRanges = (asked: BookingSearch): EntryRange[][] | undefined => {
  const words = asked.text ? parseSearch(asked.text) : [];
  const ofSupplier = asked.supplier ? parseSearch(asked.supplier) : [];
  if (!words || !ofSupplier) return undefined;
  const filters = FILTERED_BY.flatMap((name) => {
    const value = asked[name];
    return value ? [BOOKING_FILTERS[name](value)] : [];
  });
  return [
    ...[...filters, ...(asked.unconfirmed ? [BOOKING_FILTERS.unconfirmed] : [])].map((filter) => [filteredBy(filter)]),
    ...words.map(({ prefix }) => wordsAndCodesFrom(prefix)),
    ...ofSupplier.map(({ prefix }) => [fieldFrom(SUPPLIER, prefix)]),
  ];
};

/** Whether the days of a booking are between two is known by its place; one without a day comes before all. */
const daysToPlaces = ({ from, until }: Pick<AskedBookings, 'from' | 'until'>): [number, number] => [
  from ? toDayPlace(from) : NO_DAY_PLACE,
  until ? toDayPlace(until) : toDayPlace('9999-12-31'),
];

/**
 * A page of the bookings that are meant by everything that is asked, by their first day, and how many there are in all, whatever the company's
 * size: the sets of all words and filters are read at once, and then the rows of the page. A reader who does not see all has those of the trips
 * that they work on, as the index knows them. What was saved in the last second may be missing. Source: R-TRIP-042.
 */
export const searchBookings = async (db: TenantDb, asked: AskedBookings): Promise<BookingPage> => {
  const { scope, ...table } = db.table;
  const open = tenantDb(table, db.company);
  const users = await scope?.listUsers();
  const ranges = toRanges(asked);
  const readAny = (any: readonly EntryRange[]) => readEntries(open, BOOKING_INDEX, any);
  const [column, own, counted, wanted] = await Promise.all([
    readOrderColumn(open, BOOKING_INDEX),
    users && readAny(users.map((user) => filteredBy(BOOKING_FILTERS.member(user)))),
    users ? 0 : readListTotal(open, 'BOOKINGS'),
    Promise.all((ranges ?? []).map(readAny)),
  ]);
  const narrow = (sets: readonly SerialSet[], [from, until]: [number, number]) =>
    [...(own ? [own] : []), ...sets].reduce(intersect, placedBetween(column, from, until));
  const found: SerialSet = ranges ? narrow(wanted, daysToPlaces(asked)) : new Map();
  const { order, per_page: size, cursor: begins } = asked;
  const { serials, cursor } = takeOrderedPage(found, column, { size, cursor: begins, lastFirst: order === 'latest' });
  return {
    bookings: await readSearchRows(open, BOOKING_INDEX, serials),
    cursor,
    total: own ? countSerials(narrow([], daysToPlaces({}))) : counted,
    filtered: countSerials(found),
  };
};
