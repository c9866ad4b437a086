import { isDeepStrictEqual } from 'node:util';
import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { CompanyId } from '../../base/ids';
import { recordCapacity } from '../capacity-meter';
import type { Table } from '../client';
import { companyKey } from '../keys';
import type { Drift, Projection } from '../projection';
import { type Item, type RecordDef, toItem, type ValueOf } from '../record';
import type { TenantDb } from '../tenant-db';
import type { Write } from '../write';
import { findSearchChanges } from './search-changes';
import { SEARCH_PARTS, type SearchIndex, toBlockSize, toRowsPartition, toSearchPartition } from './search-index';
import { encodeBlock, readBlock, type StoredBlock } from './serial-set';
import { toTidyWrite } from './write-search';

async function* itemsOf(db: TenantDb, partition: readonly string[]): AsyncGenerator<Item> {
  let start: Record<string, unknown> | undefined;
  do {
    const answer = await db.table.db.send(
      new QueryCommand({
        TableName: db.table.name,
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': companyKey(db.company, ...partition) },
        ConsistentRead: true,
        ExclusiveStartKey: start,
        ReturnConsumedCapacity: 'TOTAL',
      }),
    );
    recordCapacity('reads', answer.ConsumedCapacity);
    yield* (answer.Items ?? []) as Item[];
    start = answer.LastEvaluatedKey;
  } while (start);
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

type Content = { entries: Map<string, { key: ItemKey; numbers: number[] }>; rows: Map<string, Item> };
/** What the index would be from scratch. */
const buildIndex = async <D extends RecordDef, R>(
  index: SearchIndex<D, R>,
  company: CompanyId,
  all: AsyncIterable<readonly ValueOf<D>[]>,
): Promise<Content> => {
  const content: Content = { entries: new Map(), rows: new Map() };
  for await (const some of all) {
    const histories = some.map((value) => ({ company, images: [undefined, toItem(company, index.def, value)] }));
    const changes = findSearchChanges(index, histories);
    for (const { key, added } of changes.entries) {
      const at = `${key.pk} ${key.sk}`;
      const known = content.entries.get(at) ?? { key, numbers: [] };
      known.numbers.push(...added);
      content.entries.set(at, known);
    }
    for (const { key, row } of changes.rows) if (row) content.rows.set(key.sk, row);
  }
  return content;
};

/**
 * What a search index says wrongly of a company, item by item. The index is read before the records, and an item that the stream has
 * changed since is left alone, so that a rebuild may run while the product does.
 */
const findDrift = async function* <D extends RecordDef, R>(
  index: SearchIndex<D, R>,
  listAll: (db: TenantDb) => AsyncIterable<readonly ValueOf<D>[]>,
  db: TenantDb,
): AsyncGenerator<Drift> {
  const kept: (ItemKey & StoredBlock)[] = [];
  for (const part of SEARCH_PARTS)
    for await (const item of itemsOf(db, toSearchPartition(index, part))) kept.push(item);
  const keptRows: Item[] = [];
  for await (const row of itemsOf(db, toRowsPartition(index))) keptRows.push(row);

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
    if (!isDeepStrictEqual(is?.row, row.row) || is?.order !== row.order)
      yield rowDrift({ pk: row.pk, sk: row.sk }, row, is);
  }
  for (const [sk, is] of right.rows) yield rowDrift({ pk: is.pk, sk }, undefined, is);
};

/** The projection of an index; `listAll` gives every record that it is worked out from. */
export const searchProjection = <D extends RecordDef, R>(
  { name, about }: Pick<Projection, 'name' | 'about'>,
  index: SearchIndex<D, R>,
  listAll: (db: TenantDb) => AsyncIterable<readonly ValueOf<D>[]>,
): Projection => ({ name, about, drift: (db) => findDrift(index, listAll, db) });
