import { coverDays, type PeriodRange, periodsOf } from '../../base/day-ranges';
import { sortKey } from '../keys';
import type { ListRow } from '../list-row';
import type { KeyOf, RecordDef, ValueOf } from '../record';
import { listWords } from './search-text';

/**
 * The record that others belong to, as bookings to a trip: they are found while it is there. What they have of it is written for all of them
 * at once when it changes, and not copied into them. They lie in its partition, so the stream tells of both in order.
 */
export type SearchParent<D extends RecordDef = RecordDef, P extends RecordDef = RecordDef> = {
  def: P;
  key(value: ValueOf<D>): KeyOf<P>;
  /** Where the records lie that belong to it, and what their sort keys begin with. */
  children(parent: KeyOf<P>): { partition: readonly string[]; prefix: string };
  /** The filters that they have of it. */
  filters(parent: ValueOf<P>): readonly string[];
  /** What their rows show of it. */
  shown(parent: ValueOf<P>): Readonly<Record<string, unknown>>;
};

/** How records of one kind are found. What belongs to it is kept by the stream, from how a record was and how it is. */
export type SearchIndex<D extends RecordDef = RecordDef, R = unknown> = {
  /** Names its partitions, such as `TRIPS`. */
  name: string;
  def: D;
  /** The rows that a search hands out: those of the record's list. */
  rows: ListRow<R>;
  /** What a record is called in the index: a number of its own in its company that stays; the higher, the newer. */
  serial(value: ValueOf<D>): number | undefined;
  /** The texts that its words are taken from. */
  texts(value: ValueOf<D>): readonly (string | undefined)[];
  /** Codes of which each is another, such as confirmation numbers. They are found as words are, and by any beginning. */
  codes?(value: ValueOf<D>): readonly (string | undefined)[];
  /** What it can be filtered by, of which there are few kinds: `status:PAID`. */
  filters(value: ValueOf<D>): readonly string[];
  /** The texts whose words are also looked for apart from all others, by name. */
  fields?(value: ValueOf<D>): Readonly<Record<string, string | undefined>>;
  /** The days that ranges of days are asked of, by name. */
  days(value: ValueOf<D>): Readonly<Record<string, string | undefined>>;
  /** What names the thing it belongs to, for readers who do not see all (`store/scope.ts`). */
  subject(value: ValueOf<D>): Record<string, string>;
  /** Its place among the others, from 1 to 65,535, where they are not sorted by their number; what has none is not found. */
  order?(value: ValueOf<D>): number;
  parent?: SearchParent<D>;
};

/** A filter in the index; words have no colon in them. */
const toFilter = (filter: string) => `:${filter}`.slice(0, MAX_ENTRY);
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
/** The filters that a record has of what it belongs to. */
export const toInheritedEntries = <D extends RecordDef, R>(
  { parent }: SearchIndex<D, R>,
  value: ValueOf<RecordDef> | undefined,
): readonly string[] => (parent && value ? parent.filters(value).map(toFilter) : []);

/** Everything that a record is found by, but for what it has of the one it belongs to. */
export const listEntries = <D extends RecordDef, R>(index: SearchIndex<D, R>, value: ValueOf<D>): ReadonlySet<string> =>
  new Set([
    // Where records have an order, the places that are taken say which there are.
    ...(index.order ? [] : [ALL]),
    ...index.filters(value).map(toFilter),
    ...Object.entries(index.days(value)).flatMap(([name, day]) =>
      day === undefined ? [] : periodsOf(day).map(({ unit, period }) => toDayEntry(name, unit, period)),
    ),
    ...listWords(index.texts(value)),
    ...[...listWords(index.codes?.(value) ?? [])].flatMap(toCodeEntries),
    ...Object.entries(index.fields?.(value) ?? {}).flatMap(([name, text]) =>
      [...listWords([text])].map((word) => toFieldEntry(name, word)),
    ),
  ]);

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
/** The records with a word in this field that begins so. */
export const fieldFrom = (name: string, prefix: string): EntryRange => ({
  part: FIELDS,
  from: sortKey(toFieldEntry(name, prefix)),
});
/** The records with one filter. */
export const filteredBy = (filter: string): EntryRange => ({ part: FILTERS, from: sortKey(toFilter(filter), '') });
/** The records whose day of this name is between two, both included; no ranges where there is no such day. */
export const daysBetween = (name: string, from: string | undefined, until: string | undefined): EntryRange[] =>
  coverDays(from, until).map((range) => {
    const [first, last] = [toDayEntry(name, range.unit, range.from), toDayEntry(name, range.unit, range.until)];
    return { part: toPart(first), from: sortKey(first), until: sortKey(last, LAST) };
  });
export const ALL_RECORDS: EntryRange = { part: FILTERS, from: sortKey(ALL, '') };

/** Entries that each are a group of their own: those whose sort keys begin so or lie between two, and what each group is called. */
export type GroupRange = EntryRange & { nameOf: (sk: string) => string };
const entryOf = (sk: string) => sk.slice(0, sk.lastIndexOf('#'));
/** All filters of one name, `source` of `source:website`, by what they say. */
export const filtersFrom = (name: string): GroupRange => {
  const from = toFilter(`${name}:`);
  return { part: FILTERS, from, nameOf: (sk) => entryOf(sk).slice(from.length).replaceAll('%23', '#') };
};
/** The months, `2031-05`, between two, both included, in which records have their day of this name. */
export const monthsBetween = (name: string, first: string, last: string): GroupRange => {
  const [from, until] = [toDayEntry(name, 'month', first), toDayEntry(name, 'month', last)];
  return {
    part: toPart(from),
    from: sortKey(from),
    until: sortKey(until, LAST),
    nameOf: (sk) => entryOf(sk).slice(-first.length),
  };
};
