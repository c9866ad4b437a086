import { BadCursor } from '../../store/cursor';
import { readListTotal } from '../../store/list-counter';
import { readEntries, readSearchRows, readTerm } from '../../store/search/read-search';
import { daysBetween, type EntryRange, filteredBy, wordsAndCodesFrom } from '../../store/search/search-index';
import { parseSearch } from '../../store/search/search-text';
import { countSerials, intersect, newestFirst, type SerialSet, subtract } from '../../store/search/serial-set';
import type { TenantDb } from '../../store/tenant-db';
import type { ClientRow } from './client';
import { CLIENT_LIST, ClientRows, DELETED_CLIENT_LIST } from './client.records';
import { ACCOUNT_LETTER, ADDED, CLIENT_FILTERS, CLIENT_INDEX, searchedDigits, TRAVELED } from './client-search.index';

/** What the list of individuals can be narrowed to. */
export type ClientSearch = {
  search?: string | undefined;
  show: 'current' | 'deleted';
  status?: string | undefined;
  /** Who advises them. */
  advisor?: string | undefined;
  tag?: string | undefined;
  source?: string | undefined;
  /** First and last day on which they were added. */
  from?: string | undefined;
  until?: string | undefined;
  /** First and last day on which they came home from their last trip. */
  traveled_from?: string | undefined;
  traveled_until?: string | undefined;
  per_page: number;
  cursor?: string | undefined;
};
/** `total` is how many there are in the list, `filtered` how many of them are meant. */
type ClientPage = { clients: ClientRow[]; cursor: string | undefined; total: number; filtered: number | undefined };

const PHONE = /^[\d\s()+.-]+$/;
const MIN_PHONE_DIGITS = 5;
/** A search that is written as phone numbers are is one number, however it is set apart. */
const toPhone = (search: string): string | undefined => {
  const digits = search.replace(/\D/g, '');
  return PHONE.test(search) && digits.length >= MIN_PHONE_DIGITS ? searchedDigits(search) : undefined;
};

/** The clients that a search means; undefined where it can mean none. */
const readSearch = (db: TenantDb, search: string): Promise<SerialSet>[] | undefined => {
  const phone = toPhone(search);
  if (phone) return [readEntries(db, CLIENT_INDEX, wordsAndCodesFrom(phone))];
  return parseSearch(search, ACCOUNT_LETTER)?.map((term) => readTerm(db, CLIENT_INDEX, term));
};

/** What the index is asked for each filter: a client must have one of each. */
const toRanges = ({ status, advisor, tag, source, ...days }: ClientSearch): EntryRange[][] => {
  const exact = [
    ...(status ? [CLIENT_FILTERS.status(status)] : []),
    ...(advisor ? [CLIENT_FILTERS.advisor(advisor)] : []),
    ...(tag ? [CLIENT_FILTERS.tag(tag)] : []),
    ...(source ? [CLIENT_FILTERS.source(source)] : []),
  ];
  const { from, until, traveled_from, traveled_until } = days;
  return [
    ...exact.map((filter) => [filteredBy(filter)]),
    ...(from || until ? [daysBetween(ADDED, from, until)] : []),
    ...(traveled_from || traveled_until ? [daysBetween(TRAVELED, traveled_from, traveled_until)] : []),
  ];
};

const CURSOR = /^\d{1,8}$/;
const parseCursor = (cursor: string | undefined): number => {
  if (cursor === undefined) return Number.POSITIVE_INFINITY;
  if (!CURSOR.test(cursor)) throw new BadCursor();
  return Number(cursor);
};

const NONE: SerialSet = new Map();
const meetAll = ([first = NONE, ...rest]: readonly SerialSet[]) => rest.reduce(intersect, first);

/** A page of those who are meant by everything that is asked, from the index: however many clients there are, two waves. */
const searchIndex = async (db: TenantDb, asked: ClientSearch): Promise<ClientPage> => {
  const list = asked.show === 'deleted' ? DELETED_CLIENT_LIST : CLIENT_LIST;
  const users = await db.table.scope?.listUsers();
  const terms = asked.search === undefined ? [] : readSearch(db, asked.search);
  const [deleted, own, wanted, counted] = await Promise.all([
    readEntries(db, CLIENT_INDEX, [filteredBy(CLIENT_FILTERS.deleted)]),
    users &&
      readEntries(
        db,
        CLIENT_INDEX,
        users.map((user) => filteredBy(CLIENT_FILTERS.member(user))),
      ),
    Promise.all([...toRanges(asked).map((ranges) => readEntries(db, CLIENT_INDEX, ranges)), ...(terms ?? [])]),
    users ? 0 : readListTotal(db, list[0]),
  ]);
  const inList = (set: SerialSet) => (asked.show === 'deleted' ? intersect(set, deleted) : subtract(set, deleted));
  const found = terms ? inList(meetAll(own ? [own, ...wanted] : wanted)) : NONE;
  const below = parseCursor(asked.cursor);
  const serials: number[] = [];
  let cursor: string | undefined;
  for (const serial of newestFirst(found)) {
    if (serial >= below) continue;
    if (serials.length === asked.per_page) {
      cursor = String(serials.at(-1));
      break;
    }
    serials.push(serial);
  }
  return {
    clients: await readSearchRows(db, CLIENT_INDEX, serials),
    cursor,
    total: own ? countSerials(inList(own)) : counted,
    filtered: countSerials(found),
  };
};

/** A page of individuals, the newest first. What was saved in the last second may be missing from a search. Source: R-ACC-032. */
export const searchClients = async (db: TenantDb, asked: ClientSearch): Promise<ClientPage> => {
  const isNarrowed = asked.search !== undefined || toRanges(asked).length > 0;
  if (isNarrowed || db.table.scope) return searchIndex(db, asked);
  const list = asked.show === 'deleted' ? DELETED_CLIENT_LIST : CLIENT_LIST;
  const at = { cursor: asked.cursor, limit: asked.per_page, newestFirst: true };
  const [{ items: clients, cursor }, total] = await Promise.all([
    db.listRows(list, ClientRows, at),
    readListTotal(db, list[0]),
  ]);
  return { clients, cursor, total, filtered: cursor ? undefined : total };
};
