import { sortKey } from '../keys';
import type { ListRow } from '../list-row';
import type { RecordDef, ValueOf } from '../record';
import { listWords } from './search-text';

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
  /** What it can be filtered by: `status:PAID`. */
  filters(value: ValueOf<D>): readonly string[];
  /** What names the thing it belongs to, for readers who do not see all (`store/scope.ts`). */
  subject(value: ValueOf<D>): Record<string, string>;
};

/** A filter in the index; words have no colon in them. */
const toFilter = (filter: string) => `:${filter}`.slice(0, MAX_ENTRY);
const MAX_ENTRY = 200;
/** What every record of the index has. */
const ALL = toFilter('all');

/** Everything that a record is found by. */
export const listEntries = <D extends RecordDef, R>(index: SearchIndex<D, R>, value: ValueOf<D>): ReadonlySet<string> =>
  new Set([ALL, ...index.filters(value).map(toFilter), ...listWords(index.texts(value))]);

const WORD_SHARDS = 16;
const FILTERS = ':';
const ADDRESSES = '@';
/** Where an entry is: words by their first two letters, so that words with a common beginning lie together. Addresses would swamp them. */
const toPart = (entry: string): string => {
  if (entry.startsWith(FILTERS)) return FILTERS;
  if (entry.includes(ADDRESSES)) return ADDRESSES;
  return String((entry.charCodeAt(0) * 31 + entry.charCodeAt(1)) % WORD_SHARDS);
};
/** Every partition of an index, besides that of its rows. */
export const SEARCH_PARTS: readonly string[] = [
  FILTERS,
  ADDRESSES,
  ...Array.from({ length: WORD_SHARDS }, (_, i) => String(i)),
];

type Named = Pick<SearchIndex, 'name'>;
export const toSearchPartition = ({ name }: Named, part: string) => ['SEARCH', name, part] as const;
export const toRowsPartition = ({ name }: Named) => ['SEARCH', name, 'ROWS'] as const;

/** The item of an entry for a block of serial numbers. */
export const toEntryKey = (index: Named, entry: string, block: number) => ({
  partition: toSearchPartition(index, toPart(entry)),
  sort: [entry, String(block)],
});
/** The block that an item's sort key names. */
export const parseBlock = (sk: string): number => Number(sk.slice(sk.lastIndexOf('#') + 1));

/** The entries of one partition whose sort keys begin so, or are between two. */
export type EntryRange = { part: string; from: string; until?: string };
const LAST = '~';

/** The words that begin so. */
export const wordsFrom = (prefix: string): EntryRange => ({ part: toPart(prefix), from: sortKey(prefix) });
/** The records with one filter. */
export const filteredBy = (filter: string): EntryRange => ({ part: FILTERS, from: sortKey(toFilter(filter), '') });
/** The records with a filter between two, both included: months. */
export const filteredBetween = (from: string, until: string): EntryRange => ({
  part: FILTERS,
  from: sortKey(toFilter(from)),
  until: sortKey(toFilter(until), LAST),
});
export const ALL_RECORDS: EntryRange = { part: FILTERS, from: sortKey(ALL, '') };
