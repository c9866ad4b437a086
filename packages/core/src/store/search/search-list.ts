import type { AnyAsked, Asked, ListPart, ListQuery } from '../../base/list-query';
import type { RecordDef } from '../record';
import { type TenantDb, withoutScope } from '../tenant-db';
import { ALL_PLACES, placedBetween, takeOrderedPage } from './order-column';
import { type Lists, readLists, readTotal } from './read-lists';
import { readCriterion, readEntries, readOrderColumn, readSearchRows } from './read-search';
import { type Criterion, toCriteria } from './search-criteria';
import { ALL_RECORDS, asideIn, ownedBy } from './search-entries';
import type { SearchIndex } from './search-index';
import { countSerials, intersect, type SerialSet, subtract, unite } from './serial-set';
import { takePage } from './take-page';

/** `total` is how many records the list has for its reader, `filtered` how many of them are meant. */
type SearchPage<R> = { rows: R[]; cursor: string | undefined; total: number; filtered: number };

type PageAsked = { per_page: number; cursor?: string | undefined };
type Paged = { size: number; cursor: string | undefined; newestFirst: boolean; parts: readonly ListPart[] };
const toPaged = ({ order, states }: ListQuery, asked: AnyAsked & PageAsked): Paged => {
  const state = states && String(asked[states.name] ?? Object.keys(states.parts)[0]);
  return {
    size: asked.per_page,
    cursor: asked.cursor,
    newestFirst: !order || asked[order.name] !== order.ascending,
    parts: states && state !== undefined ? (states.parts[state] ?? []) : ['current'],
  };
};
const showsSeveral = ({ states }: ListQuery) => Object.values(states?.parts ?? {}).some((parts) => parts.length > 1);

const NONE: SerialSet = new Map();
const uniteAll = (sets: readonly { found: SerialSet }[]) => sets.reduce((all, { found }) => unite(all, found), NONE);
const meetAll = ([first = NONE, ...rest]: readonly SerialSet[]) => rest.reduce(intersect, first);

type Searched = Paged & {
  /** Everything that a record must have; undefined where none can be meant. */
  criteria: readonly Criterion[] | undefined;
  /** Those whose records the reader sees, who does not see all. */
  users: readonly string[] | undefined;
  lists: Lists | undefined;
};
/** From the index: all that is asked for is read at once, and then the rows of the page, however many records there are. */
const readIndex = async <D extends RecordDef, R>(
  db: TenantDb,
  index: SearchIndex<D, R>,
  { criteria, users, lists, parts, ...page }: Searched,
): Promise<SearchPage<R>> => {
  // Who sees what belongs to another record is known by the index alone: to ask for that record of each row would be a third wave.
  const open = index.parent ? withoutScope(db) : db;
  const isBounded = users || index.order || criteria?.length !== 0;
  const wanted: readonly Criterion[] = isBounded ? (criteria ?? []) : [{ by: 'all', ranges: [ALL_RECORDS] }];
  const places = index.order ? readOrderColumn(open, index) : undefined;
  const [column, aside, own, counted, ...met] = await Promise.all([
    places,
    readEntries(open, index, asideIn(index)),
    users && readEntries(open, index, ownedBy(users)),
    users || !lists ? undefined : readTotal(open, lists),
    ...wanted.map(async (one) =>
      'places' in one ? placedBetween((await places) ?? new Map(), one.places) : readCriterion(open, index, one),
    ),
  ]);
  const inParts = (found: SerialSet) =>
    parts.map((part) => ({ part, found: part === 'aside' ? intersect(found, aside) : subtract(found, aside) }));
  const count = (found: SerialSet) => inParts(found).reduce((sum, one) => sum + countSerials(one.found), 0);
  const all = [...(column ? [placedBetween(column, ALL_PLACES)] : []), ...(own ? [own] : [])];
  const found = criteria ? meetAll([...all, ...met]) : NONE;
  const { serials, cursor } = column
    ? takeOrderedPage(uniteAll(inParts(found)), column, { ...page, lastFirst: page.newestFirst })
    : takePage(inParts(found), { ...page, several: showsSeveral(index.query) });
  const filtered = count(found);
  return {
    rows: await readSearchRows(open, index, serials),
    cursor,
    total: own ? count(meetAll(all)) : (counted ?? filtered),
    filtered,
  };
};

/**
 * A page of a list for its reader. Where nothing narrows it and they see all of it, it is read from the list itself, and else from the index,
 * where what was saved in the last second may be missing. Throws `BadCursor` for a cursor that was not handed out for this question.
 */
export const searchList = async <D extends RecordDef, R, Q extends ListQuery>(
  db: TenantDb,
  index: SearchIndex<D, R, Q>,
  asked: Asked<Q> & PageAsked,
): Promise<SearchPage<R>> => {
  const paged = toPaged(index.query, asked);
  const users = index.members || index.parent ? await db.table.scope?.listUsers() : undefined;
  const criteria = toCriteria(index, asked);
  const held = index.lists(asked);
  const lists = held && paged.parts.flatMap((part) => (held[part] ? [held[part]] : []));
  const isListed = criteria?.every(({ by }) => index.listedBy?.includes(by)) ?? false;
  // Several lists are one order only in the index.
  const isOrdered = index.order !== undefined && paged.parts.length > 1;
  if (!lists || users || !isListed || isOrdered) return readIndex(db, index, { ...paged, criteria, users, lists });
  const [total, { items, cursor }] = await Promise.all([readTotal(db, lists), readLists(db, index.rows, lists, paged)]);
  return { rows: items, cursor, total, filtered: total };
};
