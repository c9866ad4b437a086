import type { CompanyId } from '../base/ids';
import type { Result } from '../base/result';
import { checkSeen } from './check-seen';
import type { Table } from './client';
import type { ListRow } from './list-row';
import {
  countRows,
  type Found,
  getRecord,
  getRecords,
  type Kinds,
  type ListOptions,
  listPartition,
  listRows,
  type Page,
  type PageOptions,
  type PartitionOptions,
  type PartitionRange,
  readPartition,
  type Sorted,
  type Wanted,
} from './read';
import type { KeyOf, RecordDef, ValueOf } from './record';
import { type Outcome, transact } from './transact';
import { type Write, type Writes, writesFor } from './write';

/**
 * One company's part of the table, as far as the person sees it for whom it was opened; nothing in it can reach another company. Its reads
 * answer at once. Its writes (`insert`, `change`, `remove`, ...) each state one step of a commit: nothing is written before that.
 */
export type TenantDb = Writes & {
  table: Table;
  company: CompanyId;
  /** One record, or undefined. Strongly consistent only where a decision hangs on it. */
  get: <D extends RecordDef>(def: D, key: KeyOf<D>, consistent?: boolean) => Promise<ValueOf<D> | undefined>;
  /** One record as the caller saw it. Refuses `record.missing`, and `record.stale` with the record as it stands when another has saved it since. */
  getSeen: <D extends RecordDef>(def: D, key: KeyOf<D>, version: number) => Promise<Result<ValueOf<D>>>;
  /** Records of any kinds in one round trip, each in the place it was asked for; undefined where there is none. */
  getMany: <const W extends readonly Wanted[]>(wanted: W, consistent?: boolean) => Promise<Found<W>>;
  /** A partition sorted by kind: all of it, what begins alike, or its first items. */
  readPartition: <M extends Kinds>(
    partition: readonly string[],
    kinds: M,
    options?: PartitionOptions,
  ) => Promise<Sorted<M>>;
  /** A page of records of one kind within a partition, by sort key. */
  listPartition: <D extends RecordDef>(def: D, at: PartitionRange<D>, page?: PageOptions) => Promise<Page<ValueOf<D>>>;
  /** A page of the rows of a list. */
  listRows: <T>(list: readonly string[], row: ListRow<T>, page?: ListOptions) => Promise<Page<T>>;
  /** How many rows a list has, by reading all of them. */
  countRows: (list: readonly string[]) => Promise<number>;
  /** Writes all of these steps or none, for what no person does: a change of a person's is committed, with its audit and its facts. */
  transact: (writes: readonly Write[]) => Promise<Outcome>;
};

/**
 * The same part of the table as the company has it, for bookkeeping that follows from what somebody may do: a count goes on where they do not
 * see what is counted. Nothing that is read so may be answered.
 */
export const withoutScope = (db: TenantDb): TenantDb => {
  const { scope, ...table } = db.table;
  return scope ? tenantDb(table, db.company) : db;
};

export const tenantDb = (table: Table, company: CompanyId): TenantDb => ({
  ...writesFor(table, company),
  table,
  company,
  get: (def, key, consistent) => getRecord(table, company, def, key, consistent),
  getSeen: async (def, key, version) => checkSeen(await getRecord(table, company, def, key), version),
  getMany: (wanted, consistent) => getRecords(table, company, wanted, consistent),
  readPartition: (partition, kinds, options) => readPartition(table, company, partition, kinds, options),
  listPartition: (def, at, page) => listPartition(table, company, def, at, page),
  listRows: (list, row, page) => listRows(table, company, list, row, page),
  countRows: (list) => countRows(table, company, list),
  transact: (writes) => transact(table, writes),
});
