import { BadCursor } from '../../store/cursor';
import { readListTotal } from '../../store/list-counter';
import { readEntries, readSearchRows, readTerm } from '../../store/search/read-search';
import { filteredBy, wordsAndCodesFrom } from '../../store/search/search-index';
import { parseSearch } from '../../store/search/search-text';
import { countSerials, intersect, newestFirst, type SerialSet, subtract, unite } from '../../store/search/serial-set';
import type { TenantDb } from '../../store/tenant-db';
import { searchedDigits } from '../clients/public';
import type { InstitutionRow } from './institution';
import { DELETED_LISTS, InstitutionRows, LISTS } from './institution.records';
import type { InstitutionKind } from './institution-categories';
import { ACCOUNT_LETTER, INSTITUTION_FILTERS, INSTITUTION_INDEX } from './institution-search.index';

/** What the lists of institutions can be narrowed to. */
export type InstitutionSearch = {
  /** Only one of the two lists; both where it is left out. */
  kind?: InstitutionKind | undefined;
  search?: string | undefined;
  show: 'current' | 'deleted';
  category?: number | undefined;
  supplier_category?: string | undefined;
  tag?: string | undefined;
  /** A client who belongs to it. */
  member?: string | undefined;
  per_page: number;
  cursor?: string | undefined;
};
/** `total` is how many there are in the list, `filtered` how many of them are meant. */
type InstitutionPage = {
  institutions: InstitutionRow[];
  cursor: string | undefined;
  total: number;
  filtered: number | undefined;
};

const PHONE = /^[\d\s()+.-]{5,}$/;
/** The institutions with every word of a search, or with its number; undefined where it can mean none. */
const readSearch = (db: TenantDb, search: string): Promise<SerialSet>[] | undefined => {
  if (PHONE.test(search)) return [readEntries(db, INSTITUTION_INDEX, wordsAndCodesFrom(searchedDigits(search)))];
  return parseSearch(search, ACCOUNT_LETTER)?.map(async (term) => {
    const [words, codes] = await Promise.all([
      readTerm(db, INSTITUTION_INDEX, term),
      readEntries(db, INSTITUTION_INDEX, wordsAndCodesFrom(term.prefix)),
    ]);
    return unite(words, codes);
  });
};

const listFilters = ({ category, supplier_category, tag, member }: InstitutionSearch): string[] => [
  ...(category ? [INSTITUTION_FILTERS.category(category)] : []),
  ...(supplier_category ? [INSTITUTION_FILTERS.supplier_category(supplier_category)] : []),
  ...(tag ? [INSTITUTION_FILTERS.tag(tag)] : []),
  ...(member ? [INSTITUTION_FILTERS.member(member)] : []),
];
/** What only the index can answer: beside one list as it is. */
const isNarrowed = (asked: InstitutionSearch): boolean =>
  asked.search !== undefined || asked.kind === undefined || listFilters(asked).length > 0;

const CURSOR = /^\d{1,8}$/;
const parseCursor = (cursor: string | undefined): number => {
  if (cursor === undefined) return Number.POSITIVE_INFINITY;
  if (!CURSOR.test(cursor)) throw new BadCursor();
  return Number(cursor);
};

const NONE: SerialSet = new Map();
const meetAll = ([first = NONE, ...rest]: readonly SerialSet[]) => rest.reduce(intersect, first);

const listOf = ({ show, kind = 'supplier' }: InstitutionSearch) => (show === 'deleted' ? DELETED_LISTS : LISTS)[kind];
const readTotal = (db: TenantDb, asked: InstitutionSearch): Promise<number> => readListTotal(db, listOf(asked)[0]);

/** So many serials below the cursor, the newest first, and where the next page begins. */
const takePage = (found: SerialSet, { cursor, per_page }: InstitutionSearch) => {
  const below = parseCursor(cursor);
  const serials: number[] = [];
  for (const serial of newestFirst(found)) {
    if (serial >= below) continue;
    if (serials.length === per_page) return { serials, cursor: String(serials.at(-1)) };
    serials.push(serial);
  }
  return { serials, cursor: undefined };
};

/** A page of what everything that is asked means, from the index: however many there are, two waves. */
const searchIndex = async (db: TenantDb, asked: InstitutionSearch): Promise<InstitutionPage> => {
  const terms = asked.search === undefined ? [] : readSearch(db, asked.search);
  const filters = [...listFilters(asked), ...(asked.kind ? [INSTITUTION_FILTERS.kind(asked.kind)] : [])];
  const [deleted, total, ...wanted] = await Promise.all([
    readEntries(db, INSTITUTION_INDEX, [filteredBy(INSTITUTION_FILTERS.deleted)]),
    asked.kind ? readTotal(db, asked) : undefined,
    ...filters.map((filter) => readEntries(db, INSTITUTION_INDEX, [filteredBy(filter)])),
    ...(terms ?? []),
  ]);
  const all = terms ? meetAll(wanted) : NONE;
  const found = asked.show === 'deleted' ? intersect(all, deleted) : subtract(all, deleted);
  const { serials, cursor } = takePage(found, asked);
  const filtered = countSerials(found);
  return {
    institutions: await readSearchRows(db, INSTITUTION_INDEX, serials),
    cursor,
    total: total ?? filtered,
    filtered,
  };
};

/** A page of institutions or suppliers, the newest first. What was saved in the last second may be missing from a search. Source: R-ACC-033, R-ACC-034. */
export const searchInstitutions = async (db: TenantDb, asked: InstitutionSearch): Promise<InstitutionPage> => {
  if (isNarrowed(asked)) return searchIndex(db, asked);
  const at = { cursor: asked.cursor, limit: asked.per_page, newestFirst: true };
  const [{ items: institutions, cursor }, total] = await Promise.all([
    db.listRows(listOf(asked), InstitutionRows, at),
    readTotal(db, asked),
  ]);
  return { institutions, cursor, total, filtered: cursor ? undefined : total };
};
