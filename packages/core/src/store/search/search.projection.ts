import { isDeepStrictEqual } from 'node:util';
import type { Table } from '../client';
import { companyKey } from '../keys';
import type { Drift, Projection } from '../projection';
import { queryPages } from '../query-pages';
import type { Item, RecordDef } from '../record';
import type { TenantDb } from '../tenant-db';
import type { Write } from '../write';
import { buildIndex, type RecordGroup } from './build-index';
import { encodeOrder, ORDER_BLOCK, readOrder, type StoredOrder } from './order-column';
import { SEARCH_PARTS, toBlockSize, toOrderPartition, toRowsPartition, toSearchPartition } from './search-entries';
import type { SearchIndex } from './search-index';
import { encodeBlock, readBlock, type StoredBlock } from './serial-set';
import { toTidyOrder, toTidyWrite } from './write-search';

/** Everything in a partition, as it is at that moment. */
async function* itemsOf(db: TenantDb, partition: readonly string[]): AsyncGenerator<Item> {
  const pages = queryPages<Item>(db.table, {
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': companyKey(db.company, ...partition) },
    ConsistentRead: true,
  });
  for await (const page of pages) yield* page;
}

type ItemKey = Pick<Item, 'pk' | 'sk'>;
const toNumbers = ({ sk }: ItemKey, stored: StoredBlock) =>
  [...readBlock(stored, toBlockSize(sk))].sort((a, b) => a - b);

/** Replaces an item of the index, unless the stream has changed it since it was read. */
const replaceEntry = (table: Table, key: ItemKey, stored: StoredBlock, right: readonly number[]): Write => {
  const write = toTidyWrite(
    key,
    stored,
    right.length === 0 ? 'empty' : encodeBlock(new Set(right), toBlockSize(key.sk)),
  );
  const TableName = table.name;
  return {
    onConflict: 'stale',
    item: write.Delete ? { Delete: { TableName, ...write.Delete } } : { Update: { TableName, ...write.Update } },
  };
};
const replaceRow = (table: Table, key: ItemKey, kept: Item | undefined, right: Item | undefined): Write => {
  const condition = {
    TableName: table.name,
    ConditionExpression: kept ? '#row = :seen' : 'attribute_not_exists(pk)',
    ...(kept && { ExpressionAttributeNames: { '#row': 'row' }, ExpressionAttributeValues: { ':seen': kept.row } }),
  };
  return {
    onConflict: 'stale',
    item: right ? { Put: { ...condition, Item: right } } : { Delete: { ...condition, Key: key } },
  };
};

/** Replaces an item of the column of places, unless the stream has changed it since it was read. */
const replaceOrder = (table: Table, key: ItemKey, stored: StoredOrder, right: Uint16Array): Write => {
  const write = toTidyOrder(key, stored, right.some((place) => place > 0) ? encodeOrder(right) : 'empty');
  const TableName = table.name;
  return {
    onConflict: 'stale',
    item: write.Delete ? { Delete: { TableName, ...write.Delete } } : { Update: { TableName, ...write.Update } },
  };
};
/** The places of an item that are taken, by their number. */
const listPlaces = (values: Uint16Array) => [...values].flatMap((place, n) => (place > 0 ? [[n, place]] : []));

/**
 * What a search index says wrongly of a company, item by item. The index is read before the records, and an item that the stream has
 * changed since is left alone, so that a rebuild may run while the product does.
 */
const findDrift = async function* <D extends RecordDef, R>(
  index: SearchIndex<D, R>,
  listAll: (db: TenantDb) => AsyncIterable<RecordGroup<D>>,
  db: TenantDb,
): AsyncGenerator<Drift> {
  const kept: (ItemKey & StoredBlock)[] = [];
  for (const part of SEARCH_PARTS)
    for await (const item of itemsOf(db, toSearchPartition(index, part))) kept.push(item);
  const keptRows: Item[] = [];
  for await (const row of itemsOf(db, toRowsPartition(index))) keptRows.push(row);
  const keptOrders: (ItemKey & StoredOrder)[] = [];
  for await (const item of itemsOf(db, toOrderPartition(index))) keptOrders.push(item);

  const right = await buildIndex(index, db.company, listAll(db));
  const entryDrift = (key: ItemKey, stored: StoredBlock, numbers: readonly number[]): Drift => ({
    where: `entry ${key.sk}`,
    kept: toNumbers(key, stored),
    right: numbers,
    mend: [replaceEntry(db.table, key, stored, numbers)],
  });
  for (const { pk, sk, ...stored } of kept) {
    const at = `${pk} ${sk}`;
    const numbers = (right.entries.get(at)?.numbers ?? []).sort((a, b) => a - b);
    right.entries.delete(at);
    if (!isDeepStrictEqual(toNumbers({ pk, sk }, stored), numbers)) yield entryDrift({ pk, sk }, stored, numbers);
  }
  for (const { key, numbers } of right.entries.values())
    yield entryDrift(
      key,
      {},
      numbers.sort((a, b) => a - b),
    );

  const rowDrift = (key: ItemKey, was: Item | undefined, is: Item | undefined): Drift => ({
    where: `row ${key.sk}`,
    kept: was?.row,
    right: is?.row,
    mend: [replaceRow(db.table, key, was, is)],
  });
  for (const row of keptRows) {
    const is = right.rows.get(row.sk);
    right.rows.delete(row.sk);
    if (right.hidden.has(row.sk)) continue;
    if (!isDeepStrictEqual(is?.row, row.row) || is?.order !== row.order)
      yield rowDrift({ pk: row.pk, sk: row.sk }, row, is);
  }
  for (const [sk, is] of right.rows) yield rowDrift({ pk: is.pk, sk }, undefined, is);

  const NONE = new Uint16Array(ORDER_BLOCK);
  const orderDrift = ({ pk, sk }: ItemKey, stored: StoredOrder, values: Uint16Array): Drift => ({
    where: `places ${sk}`,
    kept: listPlaces(readOrder(stored)),
    right: listPlaces(values),
    mend: [replaceOrder(db.table, { pk, sk }, stored, values)],
  });
  for (const { pk, sk, ...stored } of keptOrders) {
    const values = right.places.get(sk)?.values ?? NONE;
    right.places.delete(sk);
    if (!isDeepStrictEqual(readOrder(stored), values)) yield orderDrift({ pk, sk }, stored, values);
  }
  for (const { key, values } of right.places.values())
    if (values.some((place) => place > 0)) yield orderDrift(key, {}, values);
};

/** The projection of an index; `listAll` gives every record that it is worked out from. */
export const searchProjection = <D extends RecordDef, R>(
  { name, about }: Pick<Projection, 'name' | 'about'>,
  index: SearchIndex<D, R>,
  listAll: (db: TenantDb) => AsyncIterable<RecordGroup<D>>,
): Projection => ({ name, about, drift: (db) => findDrift(index, listAll, db) });
