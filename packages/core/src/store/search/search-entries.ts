import { coverDays, type PeriodRange, periodsOf } from '../../base/day-ranges';
import type { FilterName, ListFilter, ListQuery } from '../../base/list-query';
import { sortKey } from '../keys';
import type { RecordDef, ValueOf } from '../record';
import { NO_DAY_PLACE, toDayPlace } from './order-column';
import type { IndexedValue, SearchIndex } from './search-index';
import { listWords } from './search-text';

type Queried<Q extends ListQuery> = Pick<SearchIndex<RecordDef, unknown, Q>, 'query' | 'names'>;

/** A filter in the index; words have no colon in them. */
const toFilter = (filter: string) => `:${filter}`.slice(0, MAX_ENTRY);
const toMember = (user: string) => toFilter(`member:${user}`);
const MAX_ENTRY = 200;
const DAYS = '=';
/** A year is shared by many records, a month or a day by few. */
const toDayEntry = (name: string, unit: PeriodRange['unit'], period: string) =>
  unit === 'year' ? toFilter(`${name}-year:${period}`) : `${DAYS}${name}-${unit}:${period}`;
/** What every record of the index has. */
const ALL = toFilter('all');

const FIELDS = '$';
const toFieldEntry = (name: string, word: string) => `${FIELDS}${name}:${word}`.slice(0, MAX_ENTRY);
const CODES = '%';
/** Longer beginnings of codes than these are not among the words, and not among the beginnings of codes. */
const [HEAD, LONG_HEAD] = [4, 7];
/**
 * A code by its first letters, which are a word that many share, by more of them, and as a whole. Numbers that a supplier counts up begin alike:
 * were each of them a word, two digits would read them all.
 */
const toCodeEntries = (word: string): string[] =>
  word.length <= HEAD
    ? [word]
    : [
        word.slice(0, HEAD),
        `${CODES}head:${word.slice(0, LONG_HEAD)}`,
        ...(word.length > LONG_HEAD ? [`${CODES}whole:${word}`] : []),
      ];

/** What a filter is called in the index. */
const toEntryName = <Q extends ListQuery>({ names }: Queried<Q>, name: FilterName<Q>): string => names?.[name] ?? name;
/** The entry of one thing that a record has of a filter, or that is asked of it. */
export const toFilterEntry = (name: string, filter: ListFilter, value: string | number): string => {
  if (filter.kind === 'flag') return toFilter(name);
  if (filter.kind !== 'keyword') return toFilter(`${name}:${value}`);
  return toFilter(`${name}:${filter.anyCase ? String(value).toLowerCase() : String(value).trim()}`);
};
/** What a record has of a filter, one by one; an empty text is nothing. */
export const listValues = (value: IndexedValue): (string | number)[] =>
  (typeof value === 'object' ? value : [value]).flatMap((one) =>
    one === undefined || one === '' || typeof one === 'boolean' ? [] : [one],
  );
/** The entries of what a record has of a filter. */
export const toValueEntries = (name: string, filter: ListFilter, value: IndexedValue): string[] => {
  switch (filter.kind) {
    case 'flag':
      return value === true ? [toFilterEntry(name, filter, '')] : [];
    case 'day range':
      return listValues(value).flatMap((day) =>
        periodsOf(String(day)).map(({ unit, period }) => toDayEntry(name, unit, period)),
      );
    case 'full text':
      return [...listWords(listValues(value).map(String))].map((word) => toFieldEntry(name, word));
    default:
      return listValues(value).map((one) => toFilterEntry(name, filter, one));
  }
};

/** The place of a record among the others, from 1 to 65,535; 0 where they are not sorted by their days. */
export const toPlace = <D extends RecordDef, R>(index: SearchIndex<D, R>, value: ValueOf<D>): number => {
  if (index.order === undefined) return 0;
  const [day] = listValues(index.values(value)[index.order]);
  return day === undefined ? NO_DAY_PLACE : toDayPlace(String(day));
};

/** What a record has of the one it belongs to. */
export const toInheritedEntries = <D extends RecordDef, R>(
  { parent }: SearchIndex<D, R>,
  value: ValueOf<RecordDef> | undefined,
): readonly string[] => (parent && value ? parent.members(value).map(toMember) : []);

/** Everything that a record is found by, but for what it has of the one it belongs to. */
export const listEntries = <D extends RecordDef, R>(
  index: SearchIndex<D, R>,
  value: ValueOf<D>,
): ReadonlySet<string> => {
  const values = index.values(value);
  return new Set([
    // Where records have an order, the places that are taken say which there are.
    ...(index.order ? [] : [ALL]),
    ...(index.aside?.has(value) ? [toFilter(index.aside.name)] : []),
    ...(index.members?.(value) ?? []).map(toMember),
    ...Object.entries(index.query.filters).flatMap(([name, filter]) =>
      name === index.order ? [] : toValueEntries(toEntryName(index, name), filter, values[name]),
    ),
    ...listWords(index.texts(value)),
    ...[...listWords(index.codes?.(value) ?? [])].flatMap(toCodeEntries),
  ]);
};

const WORD_SHARDS = 16;
const FILTERS = ':';
const ADDRESSES = '@';
/** Where an entry is: words by their first two letters, so that words with a common beginning lie together. Addresses would swamp them. */
const toPart = (entry: string): string => {
  if ([FILTERS, DAYS, FIELDS, CODES].includes(entry.slice(0, 1))) return entry.slice(0, 1);
  if (entry.includes(ADDRESSES)) return ADDRESSES;
  return String((entry.charCodeAt(0) * 31 + entry.charCodeAt(1)) % WORD_SHARDS);
};
/** Every partition of an index, besides that of its rows. */
export const SEARCH_PARTS: readonly string[] = [
  FILTERS,
  DAYS,
  FIELDS,
  CODES,
  ADDRESSES,
  ...Array.from({ length: WORD_SHARDS }, (_, i) => String(i)),
];

type Named = Pick<SearchIndex, 'name'>;
export const toSearchPartition = ({ name }: Named, part: string) => ['SEARCH', name, part] as const;
export const toRowsPartition = ({ name }: Named) => ['SEARCH', name, 'ROWS'] as const;

export const toOrderPartition = ({ name }: Named) => ['SEARCH', name, 'ORDER'] as const;

/** What many records share has small blocks, whose bits are half a write unit. */
const FILTER_BLOCK = 4096;
/** Most words are rare, and a beginning of a few letters reads hundreds of them: with large blocks a word has one item or a few. */
const WORD_BLOCK = 32_768;
/** How many serial numbers an item is of, by its entry or its sort key. */
export const toBlockSize = (entry: string): number => (entry.startsWith(FILTERS) ? FILTER_BLOCK : WORD_BLOCK);

/** The item of an entry for a serial number. */
export const toEntryKey = (index: Named, entry: string, serial: number) => ({
  partition: toSearchPartition(index, toPart(entry)),
  sort: [entry, String(Math.floor(serial / toBlockSize(entry)))],
});
/** The serial numbers that an item is of, by its sort key. */
export const parseBlock = (sk: string): { first: number; size: number } => {
  const size = toBlockSize(sk);
  return { first: Number(sk.slice(sk.lastIndexOf('#') + 1)) * size, size };
};

/** The entries of one partition whose sort keys begin so, or are between two. */
export type EntryRange = { part: string; from: string; until?: string };
const LAST = '~';

/** The words that begin so. */
export const wordsFrom = (prefix: string): EntryRange => ({ part: toPart(prefix), from: sortKey(prefix) });
/** The records with a word or a code that begins so. */
export const wordsAndCodesFrom = (prefix: string): EntryRange[] => [
  wordsFrom(prefix),
  ...(prefix.length > HEAD
    ? [{ part: CODES, from: sortKey(`${CODES}${prefix.length > LONG_HEAD ? 'whole' : 'head'}:${prefix}`) }]
    : []),
];
/** The records with a word in this of their texts that begins so. */
export const fieldFrom = <Q extends ListQuery>(index: Queried<Q>, name: FilterName<Q>, prefix: string): EntryRange => ({
  part: FIELDS,
  from: sortKey(toFieldEntry(toEntryName(index, name), prefix)),
});
const entriesAt = (entry: string): EntryRange => ({ part: FILTERS, from: sortKey(entry, '') });
/** The records that a filter leaves. */
export const filteredBy = <Q extends ListQuery>(
  index: Queried<Q>,
  name: FilterName<Q>,
  value: string | number,
): EntryRange[] => {
  const filter = index.query.filters[name];
  return filter ? [entriesAt(toFilterEntry(toEntryName(index, name), filter, value))] : [];
};
/** The records that were put aside. */
export const asideIn = ({ aside }: Pick<SearchIndex, 'aside'>): EntryRange[] =>
  aside ? [entriesAt(toFilter(aside.name))] : [];
/** The records of these users. */
export const ownedBy = (users: readonly string[]): EntryRange[] => users.map((user) => entriesAt(toMember(user)));
export const ALL_RECORDS: EntryRange = entriesAt(ALL);
/** The records whose day of this name is between two, both included; no ranges where there is no such day. */
export const daysBetween = <Q extends ListQuery>(
  index: Queried<Q>,
  name: FilterName<Q>,
  [from, until]: readonly [string | undefined, string | undefined],
): EntryRange[] =>
  coverDays(from, until).map((range) => {
    const entry = toEntryName(index, name);
    const [first, last] = [toDayEntry(entry, range.unit, range.from), toDayEntry(entry, range.unit, range.until)];
    return { part: toPart(first), from: sortKey(first), until: sortKey(last, LAST) };
  });

/** Entries that each are a group of their own: those whose sort keys begin so or lie between two, and what each group is called. */
export type GroupRange = EntryRange & { nameOf: (sk: string) => string };
const entryOf = (sk: string) => sk.slice(0, sk.lastIndexOf('#'));
/** Everything that records have of one filter. */
export const filtersFrom = <Q extends ListQuery>(index: Queried<Q>, name: FilterName<Q>): GroupRange => {
  const from = toFilter(`${toEntryName(index, name)}:`);
  return { part: FILTERS, from, nameOf: (sk) => entryOf(sk).slice(from.length).replaceAll('%23', '#') };
};
/** The months, `2031-05`, between two, both included, in which records have their day of this name. */
export const monthsBetween = <Q extends ListQuery>(
  index: Queried<Q>,
  name: FilterName<Q>,
  [first, last]: readonly [string, string],
): GroupRange => {
  const entry = toEntryName(index, name);
  const [from, until] = [toDayEntry(entry, 'month', first), toDayEntry(entry, 'month', last)];
  return {
    part: toPart(from),
    from: sortKey(from),
    until: sortKey(until, LAST),
    nameOf: (sk) => entryOf(sk).slice(-first.length),
  };
};
