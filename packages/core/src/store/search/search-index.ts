import type { AnyAsked, FilterName, ListPart, ListQuery } from '../../base/list-query';
import type { ListRow } from '../list-row';
import type { KeyOf, RecordDef, ValueOf } from '../record';

/**
 * The record that others belong to, as bookings to a trip: they are found while it is there. What they have of it is written for all of them
 * at once when it changes, and not copied into them. They lie in its partition, so the stream tells of both in order.
 */
export type SearchParent<D extends RecordDef = RecordDef, P extends RecordDef = RecordDef> = {
  def: P;
  key(value: ValueOf<D>): KeyOf<P>;
  /** Where the records lie that belong to it, and what their sort keys begin with. */
  children(parent: KeyOf<P>): { partition: readonly string[]; prefix: string };
  /** The users who see them because they see it. */
  members(parent: ValueOf<P>): readonly string[];
  /** What their rows show of it. */
  shown(parent: ValueOf<P>): Readonly<Record<string, unknown>>;
};

/** What a record has of a filter: nothing, one thing or several. */
export type IndexedValue = string | number | boolean | undefined | readonly (string | undefined)[];

/** How records of one kind are found. What belongs to it is kept by the stream, from how a record was and how it is. */
export type SearchIndex<D extends RecordDef = RecordDef, R = unknown, Q extends ListQuery = ListQuery> = {
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
  /** How a search is read, besides as the beginnings of words. */
  search?: {
    /** What the number of a record begins with where people write it, in small letters: with `t`, T-1042 is the number 1042. */
    letter?: string;
    /** The one code that a whole search means, such as a phone number, however it is set apart. */
    toCode?(search: string): string | undefined;
    /** Whether each of its words may also be the beginning of a code. */
    codes?: boolean;
  };
  /** What its list can be asked. */
  query: Q;
  /** What a record has of each filter. */
  values(value: ValueOf<D>): Readonly<Record<FilterName<Q>, IndexedValue>>;
  /** The filters that have another name in the index. */
  names?: Readonly<Partial<Record<FilterName<Q>, string>>>;
  /** Which records were put aside, and what that is called in the index. */
  aside?: { name: string; has(value: ValueOf<D>): boolean };
  /** The lists that hold what is asked, where nothing else narrows it than the filters of `listedBy`. */
  lists(asked: AnyAsked): Readonly<Partial<Record<ListPart, readonly [string]>>> | undefined;
  listedBy?: readonly FilterName<Q>[];
  /** The users whose record it is, where other readers may not see it (`store/scope.ts`). */
  members?(value: ValueOf<D>): readonly string[];
  /** What names the thing it belongs to, for readers who do not see all. */
  subject(value: ValueOf<D>): Record<string, string>;
  /** The days by which records are sorted, where it is not by their number. A range of these is known by the places. */
  order?: FilterName<Q>;
  parent?: SearchParent<D>;
};
