import { BadCursor } from '../../../store/cursor';
import { readEntries, readSearchRows, readTerm } from '../../../store/search/read-search';
import { daysBetween, type EntryRange, filteredBy } from '../../../store/search/search-index';
import { parseSearch } from '../../../store/search/search-text';
import { countSerials, intersect, newestFirst, type SerialSet, subtract } from '../../../store/search/serial-set';
import type { TenantDb } from '../../../store/tenant-db';
import type { TripRow } from './trip';
import { readTripTotal, type TRIP_LISTS } from './trip-lists';
import type { TripFilters } from './trip-search';
import { TRIP_CODE_LETTER, TRIP_FILTERS, TRIP_INDEX, TRIP_START } from './trip-search.index';

export type TripSearch = TripFilters & {
  filter: keyof typeof TRIP_LISTS;
  per_page: number;
  cursor?: string | undefined;
};
type TripPage = { trips: TripRow[]; cursor: string | undefined; total: number; filtered: number };

/** What the index is asked for each filter: a trip must have one of each. */
const toRanges = ({ status, group_kind, sub_type, advisor, tag, from, until }: TripFilters): EntryRange[][] => {
  const exact = [
    ...(status === 'All' ? [] : [TRIP_FILTERS.status(status)]),
    ...(group_kind ? [TRIP_FILTERS.group_kind(group_kind)] : []),
    ...(sub_type ? [TRIP_FILTERS.sub_type(sub_type)] : []),
    ...(advisor ? [TRIP_FILTERS.advisor(advisor)] : []),
    ...(tag ? [TRIP_FILTERS.tag(tag)] : []),
  ];
  return [
    ...exact.map((filter) => [filteredBy(filter)]),
    ...(from || until ? [daysBetween(TRIP_START, from, until)] : []),
  ];
};

const CURSOR = /^([01])\.(\d{1,8})$/;
const parseCursor = (cursor: string | undefined) => {
  if (cursor === undefined) return { archived: false, below: Number.POSITIVE_INFINITY };
  const [, archived, below] = CURSOR.exec(cursor) ?? [];
  if (below === undefined) throw new BadCursor();
  return { archived: archived === '1', below: Number(below) };
};

/** The trips of a page and where the next begins: those that are worked with, and behind them those that are archived, the newest first. */
const takePage = (active: SerialSet, archived: SerialSet, { per_page, cursor }: TripSearch) => {
  const from = parseCursor(cursor);
  const taken: { serial: number; cursor: string }[] = [];
  for (const isArchived of [false, true]) {
    if (from.archived && !isArchived) continue;
    for (const serial of newestFirst(isArchived ? archived : active)) {
      if (from.archived === isArchived && serial >= from.below) continue;
      if (taken.length === per_page) return { serials: taken.map((one) => one.serial), cursor: taken.at(-1)?.cursor };
      taken.push({ serial, cursor: `${isArchived ? 1 : 0}.${serial}` });
    }
  }
  return { serials: taken.map((one) => one.serial), cursor: undefined };
};

/**
 * A page of the trips that are meant by everything that is asked, and how many there are in all, whatever the company's size: the sets of
 * all words and filters are read at once, and then the rows of the page. What was saved in the last second may be missing. Source: R-TRIP-038.
 */
export const searchTrips = async (db: TenantDb, asked: TripSearch): Promise<TripPage> => {
  const users = await db.table.scope?.listUsers();
  const terms = asked.search === undefined ? [] : parseSearch(asked.search, TRIP_CODE_LETTER);
  const total = users ? 0 : readTripTotal(db, asked.filter);
  const readAny = (ranges: readonly EntryRange[]) => readEntries(db, TRIP_INDEX, ranges);
  const [away, own, wanted, counted] = await Promise.all([
    readAny([filteredBy(TRIP_FILTERS.archived)]),
    users && readAny(users.map((user) => filteredBy(TRIP_FILTERS.member(user)))),
    Promise.all([...toRanges(asked).map(readAny), ...(terms ?? []).map((term) => readTerm(db, TRIP_INDEX, term))]),
    total,
  ]);
  const NONE: SerialSet = new Map();
  const narrow = (sets: readonly SerialSet[]) => {
    const [first = NONE, ...rest] = sets;
    const found = rest.reduce(intersect, first);
    return {
      active: asked.filter === 'Archived' ? NONE : subtract(found, away),
      archived: asked.filter === 'Active' ? NONE : intersect(found, away),
    };
  };
  const { active, archived } = terms ? narrow(own ? [own, ...wanted] : wanted) : narrow([]);
  const all = own ? narrow([own]) : undefined;
  const { serials, cursor } = takePage(active, archived, asked);
  return {
    trips: await readSearchRows(db, TRIP_INDEX, serials),
    cursor,
    total: all ? countSerials(all.active) + countSerials(all.archived) : counted,
    filtered: countSerials(active) + countSerials(archived),
  };
};
