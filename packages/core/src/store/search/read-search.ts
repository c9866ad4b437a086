import { companyKey } from '../keys';
import type { ListEntry } from '../list-row';
import { queryAll } from '../query-pages';
import { getItems } from '../read';
import type { RecordDef } from '../record';
import type { TenantDb } from '../tenant-db';
import { type OrderColumn, readOrder, type StoredOrder } from './order-column';
import { toRowKey } from './search-changes';
import type { EntryCriterion } from './search-criteria';
import {
  ALL_RECORDS,
  type EntryRange,
  type GroupRange,
  parseBlock,
  toOrderPartition,
  toSearchPartition,
} from './search-entries';
import type { SearchIndex } from './search-index';
import { filterSerials, type SerialSet, type StoredBlock, unite, uniteBlocks } from './serial-set';

type Named = Pick<SearchIndex, 'name'>;
type EntryItem = StoredBlock & { sk: string };

const readRange = (db: TenantDb, index: Named, { part, from, until }: EntryRange) =>
  queryAll<EntryItem>(db.table, {
    KeyConditionExpression: `pk = :pk AND ${until === undefined ? 'begins_with(sk, :from)' : 'sk BETWEEN :from AND :until'}`,
    ExpressionAttributeValues: {
      ':pk': companyKey(db.company, ...toSearchPartition(index, part)),
      ':from': from,
      ...(until !== undefined && { ':until': until }),
    },
  });

/** The records that have any of these entries; all ranges are read at once. */
export const readEntries = async (db: TenantDb, index: Named, ranges: readonly EntryRange[]): Promise<SerialSet> => {
  const read = await Promise.all(ranges.map((range) => readRange(db, index, range)));
  return uniteBlocks(read.flat().map((item) => ({ ...item, ...parseBlock(item.sk) })));
};

/** The records of each group of entries in a range, by the name of the group. */
export const readGroups = async (
  db: TenantDb,
  index: Named,
  { nameOf, ...range }: GroupRange,
): Promise<ReadonlyMap<string, SerialSet>> => {
  const groups = new Map<string, EntryItem[]>();
  for (const item of await readRange(db, index, range)) {
    const name = nameOf(item.sk);
    groups.set(name, [...(groups.get(name) ?? []), item]);
  }
  return new Map(
    [...groups].map(([name, items]) => [name, uniteBlocks(items.map((item) => ({ ...item, ...parseBlock(item.sk) })))]),
  );
};

const DIGITS_OF_A_SERIAL = 8;
/** The numbers that begin with these digits: 10 to 10, 100 to 109, 1000 to 1099 and so on. */
const numbersFrom = (code: string): ((serial: number) => boolean) => {
  const first = Number(code);
  if (String(first) !== code) return () => false;
  const ranges = Array.from({ length: DIGITS_OF_A_SERIAL - code.length + 1 }, (_, i) => {
    const width = 10 ** i;
    return [first * width, (first + 1) * width] as const;
  });
  return (serial) => ranges.some(([from, until]) => serial >= from && serial < until);
};

/** The records with one of these entries, and those whose number begins with these digits. */
export const readCriterion = async (
  db: TenantDb,
  index: Named,
  { ranges, code }: EntryCriterion,
): Promise<SerialSet> => {
  const found = readEntries(db, index, ranges);
  if (code === undefined) return found;
  const all = await readEntries(db, index, [ALL_RECORDS]);
  return unite(filterSerials(all, numbersFrom(code)), await found);
};

/** The rows of records by their serial numbers, in that order and all at once; one that is gone, or that the reader does not see, is left out. */
export const readSearchRows = async <D extends RecordDef, R>(
  db: TenantDb,
  index: SearchIndex<D, R>,
  serials: readonly number[],
): Promise<R[]> => {
  const keys = serials.map((serial) => toRowKey(index, db.company, serial));
  const find = await getItems(db.table, keys);
  return keys.flatMap((key) => {
    const item = find(key);
    if (!item) return [];
    const entry = { pk: item.of, list_sk: item.order, row: item.row } as ListEntry;
    return [index.rows.unpack(entry)];
  });
};

/** The places of all records that are found, whatever the order they were made in. */
export const readOrderColumn = async (db: TenantDb, index: Named): Promise<OrderColumn> => {
  const items = await queryAll<StoredOrder & { sk: string }>(db.table, {
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': companyKey(db.company, ...toOrderPartition(index)) },
  });
  return new Map(items.map((item) => [Number(item.sk), readOrder(item)]));
};
