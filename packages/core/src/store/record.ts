import type * as z from 'zod';
import type { CompanyId } from '../base/ids';
import type { DomainEvent } from './domain-event';
import { companyKey, type PartitionKey, sortKey } from './keys';

/** A row of a list: where it stands in the list index, and only the columns the list shows. */
export type ListPlace = { list: readonly string[]; order: readonly string[]; row: Record<string, unknown> };

/**
 * One kind of item in the table: its schema, the partition it shares with what is read together, its place there, and, where
 * it has them, its row in a list, its place in the due index, and the second it may be forgotten (TTL, epoch seconds).
 */
export type RecordDef<S extends z.ZodObject = z.ZodObject, K extends string = string> = {
  name: string;
  schema: S;
  key: readonly K[];
  partition: (key: Record<K, string>) => readonly string[];
  sort: (key: Record<K, string>) => readonly string[];
  list?: (value: z.output<S>) => ListPlace | undefined;
  /** UTC instant at which a job should look at it; undefined when it no longer waits. */
  due?: (value: z.output<S>) => string | undefined;
  /** Waits apart from everything else, for the job that does what takes long and comes seldom. */
  queue?: typeof LONG_RUNNING_QUEUE;
  expires?: (value: z.output<S>) => number | undefined;
  /** Rows of other kinds that say something of it, written in the transaction that writes it. */
  views?: readonly View<z.output<S>>[];
  /** Names by which it is looked up before its company is known; no two records share one. */
  lookups?: (value: z.output<S>, company: CompanyId) => readonly Lookup[];
  /** Whether its list has a counter: kept by all its writes, or by those that tell of one, where it is also written as a part of something. */
  counted?: true | 'told';
  /** Figures of other records that count these. They follow what tells of one, not what is written as a part of something. */
  counts?: readonly CountsOn<z.output<S>>[];
  /** Sums that it is a part of, wherever it is written. */
  sums?: readonly SumsInto<z.output<S>>[];
  /** What people call one of them. An audit entry of a change names the record then, and says field by field what changed. */
  label?: (value: z.output<S>) => string;
  /** Whose history its changes are told in, by id: that of its trip or else its own, where nothing else is said. */
  history?: (value: z.output<S>) => string;
  /** What a change of one is called where its use case calls it nothing else. */
  facts?: Facts<z.output<S>>;
  /** Fields whose values no audit entry repeats. */
  unaudited?: readonly (string & keyof z.output<S>)[];
};

/** What a record adds to the figures of another, by their paths in its item. */
export type CountsOn<T> = {
  on: RecordDef;
  keys: (value: T) => readonly Record<string, string>[];
  figures: (value: T) => Readonly<Record<string, number>>;
};
/** Declares figures of a parent, or of each of several, that count a record. */
export const countsOn = <T, D extends RecordDef>(
  on: D,
  keys: (value: T) => KeyOf<D> | readonly KeyOf<D>[],
  figures: (value: T) => Readonly<Record<string, number>>,
): CountsOn<T> => ({ on, keys: (value) => [keys(value)].flat(), figures });

/** What a record is a part of: records that are nothing but sums, which the first of their parts makes. */
export type SumsInto<T> = {
  into: RecordDef;
  parts: (value: T) => readonly SumPart[];
};
/** So much of a sum; `place` are the fields of the record it stands in, besides its figures. */
export type SumPart = { place: Record<string, string>; figures: Readonly<Record<string, number>> };

/** The fact of each thing that can become of a record. */
export type Facts<T> = Partial<Record<'created' | 'changed' | 'deleted' | 'restored', (value: T) => DomainEvent>>;

/** What points to a record: its key, and what a reader learns there. */
export type Lookup = { key: PartitionKey; to: Record<string, string | number> };

/** Rows of one kind that are worked out from a record alone: another list it is in, the days by which something is due. */
export type View<T> = {
  def: RecordDef;
  rows: (value: T) => readonly Record<string, unknown>[];
  /** What readers see of a row: one that looks as before is not written again. */
  shown: (row: Record<string, unknown>) => unknown;
};
/** Declares a view. Rows that a record no longer has are deleted with the change. */
export const view = <T, D extends RecordDef>(
  def: D,
  rows: (value: T) => ValueOf<D> | readonly ValueOf<D>[],
  shown: (row: ValueOf<D>) => unknown = (row) => row,
): View<T> => ({ def, rows: (value) => [rows(value)].flat(), shown: shown as View<T>['shown'] });

export type ValueOf<D extends RecordDef> = z.output<D['schema']>;
export type KeyOf<D extends RecordDef> = D extends RecordDef<z.ZodObject, infer K> ? Record<K, string> : never;

/** Attributes of an item that the table speaks of; a record with a field of that name would lose it. */
type Reserved =
  | 'pk'
  | 'sk'
  | 'type'
  | 'row'
  | 'ttl'
  | 'list_pk'
  | 'list_sk'
  | 'due_pk'
  | 'due_sk'
  | 'due_attempts'
  | 'due_error'
  | 'due_from';

export const record = <S extends z.ZodObject, const K extends string & keyof z.output<S>>(
  def: RecordDef<S, K> & (Reserved & keyof z.output<S> extends never ? unknown : never),
): RecordDef<S, K> => def;

export const LONG_RUNNING_QUEUE = 'LONG';
export const DUE_SHARDS = 16;
/** Spreads waiting work over a few partitions, so that no single one limits a job. */
export const dueShard = (id: string) =>
  String((id.charCodeAt(id.length - 1) + id.charCodeAt(id.length - 2)) % DUE_SHARDS);

export type Item = Record<string, unknown> & { pk: string; sk: string; type: string };

export const toItemKey = <D extends RecordDef>(company: CompanyId, def: D, key: KeyOf<D>) => ({
  pk: companyKey(company, ...def.partition(key)),
  sk: sortKey(...def.sort(key)),
});

/** The stored form of a value; parsing here means that nothing outside the schema ever reaches the table. */
export const toItem = <D extends RecordDef>(company: CompanyId, def: D, value: ValueOf<D>): Item => {
  const parsed = def.schema.parse(value) as ValueOf<D>;
  const keys = toItemKey(company, def, parsed as KeyOf<D>);
  const place = def.list?.(parsed);
  const dueAt = def.due?.(parsed);
  const ttl = def.expires?.(parsed);
  return {
    ...parsed,
    ...keys,
    type: def.name,
    ...(place && {
      list_pk: companyKey(company, 'LIST', ...place.list),
      list_sk: sortKey(...place.order),
      row: place.row,
    }),
    ...(dueAt !== undefined && {
      due_pk: `DUE#${def.queue ?? dueShard(keys.sk)}`,
      due_sk: sortKey(dueAt, keys.pk, keys.sk),
    }),
    ...(ttl !== undefined && { ttl }),
  };
};

/** The value in an item; what is only there for the table is dropped, what the schema does not know too. */
export const fromItem = <D extends RecordDef>(def: D, item: Record<string, unknown>): ValueOf<D> =>
  def.schema.parse(item) as ValueOf<D>;
