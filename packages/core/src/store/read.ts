import { BatchGetCommand, type BatchGetCommandOutput, GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { CompanyId } from '../base/ids';
import { recordCapacity } from './capacity-meter';
import type { Table } from './client';
import { fromCursor, toCursor } from './cursor';
import { companyKey } from './keys';
import type { ListEntry, ListRow } from './list-row';
import { queryPages } from './query-pages';
import { fromItem, type KeyOf, type RecordDef, toItemKey, type ValueOf } from './record';
import { onlyVisible } from './scope';

/** A page of a list: `cursor` is where the next one begins, `cursorAfter` behind which of its items another one would. */
export type Page<T> = { items: T[]; cursor: string | undefined; cursorAfter: (index: number) => string | undefined };
export type PageOptions = { cursor?: string | undefined; limit?: number; newestFirst?: boolean };

/** One record, or undefined. Strongly consistent only where a decision hangs on it. */
export const getRecord = async <D extends RecordDef>(
  table: Table,
  company: CompanyId,
  def: D,
  key: KeyOf<D>,
  consistent = false,
): Promise<ValueOf<D> | undefined> => {
  const answer = await table.db.send(
    new GetCommand({
      TableName: table.name,
      Key: toItemKey(company, def, key),
      ConsistentRead: consistent,
      ReturnConsumedCapacity: 'TOTAL',
    }),
  );
  recordCapacity('reads', answer.ConsumedCapacity);
  const [item] = await onlyVisible(table, answer.Item ? [answer.Item] : []);
  return item && fromItem(def, item);
};

type ItemKey = { pk: string; sk: string };
/** A record that is wanted, by its kind and its key. */
export type Wanted = { def: RecordDef; key: Record<string, string> };
/** What was found of the records wanted, each in the place it was asked for. */
export type Found<W extends readonly Wanted[]> = { -readonly [I in keyof W]: ValueOf<W[I]['def']> | undefined };
/** A record that is asked for twice is read once: the table refuses a request that names a key twice. */
const distinct = (keys: readonly ItemKey[]): ItemKey[] => [
  ...new Map(keys.map((key) => [`${key.pk}|${key.sk}`, key])).values(),
];
const MOST_KEYS = 100;
/** Items of one request, put where they belong by their key. Keys the table left unread are asked again. */
const readBatch = async (
  table: Table,
  keys: readonly ItemKey[],
  consistent: boolean,
  found: Map<string, Record<string, unknown>>,
) => {
  for (let open: Record<string, unknown>[] | undefined = [...keys]; open?.length; ) {
    const answer: BatchGetCommandOutput = await table.db.send(
      new BatchGetCommand({
        RequestItems: { [table.name]: { Keys: open, ...(consistent && { ConsistentRead: true }) } },
        ReturnConsumedCapacity: 'TOTAL',
      }),
    );
    recordCapacity('reads', answer.ConsumedCapacity);
    for (const item of await onlyVisible(table, answer.Responses?.[table.name] ?? []))
      found.set(`${item.pk}|${item.sk}`, item);
    open = answer.UnprocessedKeys?.[table.name]?.Keys;
  }
};

/** Items by their keys, as they are stored, by key: a hundred to a request, all requests at once. */
export const getItems = async (table: Table, keys: readonly ItemKey[], consistent = false) => {
  const found = new Map<string, Record<string, unknown>>();
  const once = distinct(keys);
  const batches = Array.from({ length: Math.ceil(once.length / MOST_KEYS) }, (_, i) =>
    once.slice(i * MOST_KEYS, (i + 1) * MOST_KEYS),
  );
  await Promise.all(batches.map((batch) => readBatch(table, batch, consistent, found)));
  return ({ pk, sk }: ItemKey) => found.get(`${pk}|${sk}`);
};

/** Several records of any kinds in one round trip, in the order asked. */
export const getRecords = async <const W extends readonly Wanted[]>(
  table: Table,
  company: CompanyId,
  wanted: W,
  consistent = false,
): Promise<Found<W>> => {
  const keys = wanted.map((w) => toItemKey(company, w.def, w.key as never));
  const find = await getItems(table, keys, consistent);
  return wanted.map((w, i) => {
    const item = find(keys[i] as ItemKey);
    return item && fromItem(w.def, item);
  }) as Found<W>;
};

export type Kinds = Record<string, RecordDef>;
export type Sorted<M extends Kinds> = { [N in keyof M]: ValueOf<M[N]>[] };
export type PartitionOptions = { consistent?: boolean; newestFirst?: boolean; limit?: number; prefix?: string };
/** A partition sorted by kind: what is read together lies together. All of it, page after page, what begins with `prefix`, or the first `limit` items. */
export const readPartition = async <M extends Kinds>(
  table: Table,
  company: CompanyId,
  partition: readonly string[],
  kinds: M,
  { consistent = false, newestFirst = false, limit, prefix }: PartitionOptions = {},
): Promise<Sorted<M>> => {
  const names = Object.keys(kinds);
  const sorted = Object.fromEntries(names.map((n) => [n, [] as unknown[]])) as Record<string, unknown[]>;
  const pages = queryPages<Record<string, unknown>>(table, {
    KeyConditionExpression: `pk = :pk${prefix === undefined ? '' : ' AND begins_with(sk, :prefix)'}`,
    ExpressionAttributeValues: {
      ':pk': companyKey(company, ...partition),
      ...(prefix !== undefined && { ':prefix': prefix }),
    },
    ConsistentRead: consistent,
    ScanIndexForward: !newestFirst,
    Limit: limit,
  });
  for await (const page of pages) {
    for (const item of await onlyVisible(table, page)) {
      const name = names.find((n) => kinds[n]?.name === item.type);
      if (name) sorted[name]?.push(fromItem(kinds[name] as RecordDef, item));
    }
    if (limit !== undefined) break;
  }
  return sorted as Sorted<M>;
};

/** The key of an item, read also where only some fields are: what it belongs to stands there. */
const TABLE_KEY = ['pk', 'sk'] as const;
/** The key of a row in the list index. */
const LIST_KEY = ['pk', 'sk', 'list_pk', 'list_sk'] as const;
const pickKey = (item: Record<string, unknown> | undefined, names: readonly string[]) =>
  item && Object.fromEntries(names.map((name) => [name, item[name]]));

export type PartitionRange<D extends RecordDef> = {
  partition: readonly string[];
  prefix?: string;
  after?: string;
  before?: string;
  fields?: readonly (string & keyof ValueOf<D>)[];
};
/**
 * A page of records of one kind within a partition, by sort key; `after` starts behind it, `before` ends ahead of it. With `fields` only these are fetched: the units
 * stay, the time to unpack the rest is saved. Fields left out must be optional in the schema.
 */
export const listPartition = async <D extends RecordDef>(
  table: Table,
  company: CompanyId,
  def: D,
  at: PartitionRange<D>,
  page: PageOptions = {},
): Promise<Page<ValueOf<D>>> => {
  const pk = companyKey(company, ...at.partition);
  const range =
    at.after !== undefined
      ? ' AND sk > :from'
      : at.before !== undefined
        ? ' AND sk < :from'
        : at.prefix !== undefined
          ? ' AND begins_with(sk, :from)'
          : '';
  const answer = await table.db.send(
    new QueryCommand({
      TableName: table.name,
      KeyConditionExpression: `pk = :pk${range}`,
      ExpressionAttributeValues: {
        ':pk': pk,
        ...(range && { ':from': at.after ?? at.before ?? at.prefix }),
      },
      ...(at.fields && {
        ProjectionExpression: [...TABLE_KEY, ...at.fields].map((name) => `#${name}`).join(),
        ExpressionAttributeNames: Object.fromEntries([...TABLE_KEY, ...at.fields].map((name) => [`#${name}`, name])),
      }),
      Limit: page.limit,
      ScanIndexForward: !page.newestFirst,
      ExclusiveStartKey: fromCursor(company, page.cursor, TABLE_KEY, { pk }),
      ReturnConsumedCapacity: 'TOTAL',
    }),
  );
  recordCapacity('reads', answer.ConsumedCapacity);
  const items = await onlyVisible(table, answer.Items ?? []);
  return {
    items: items.map((i) => fromItem(def, i)),
    cursor: toCursor(company, answer.LastEvaluatedKey),
    cursorAfter: (index) => toCursor(company, pickKey(items[index], TABLE_KEY)),
  };
};

/** The place of a list's head, behind every row. */
export const COUNTER_PLACE = '~';

/** The part of a list between two places, both included. */
export type ListOptions = PageOptions & { from?: string; until?: string };
type StoredEntry = ListEntry & { sk: string };
/** A row as it is read: what it says lies packed in its entry. */
type Row<T> = { entry: StoredEntry; value: T };
/** Of rows, those whose subject the reader sees: what the key of their record names, or else what the row itself says. */
const onlyVisibleRows = async <T>(table: Table, rows: readonly Row<T>[]): Promise<readonly Row<T>[]> => {
  if (!table.scope) return rows;
  const said = rows.map((row) => ({
    ...(row.value as Record<string, unknown>),
    ...pickKey(row.entry, TABLE_KEY),
    row,
  }));
  return (await onlyVisible(table, said)).map(({ row }) => row);
};

/**
 * A page of list rows from the list index: its cost is its own bytes, whatever the company's size. It never holds more than was asked for, nor
 * the list's head.
 */
export const listRows = async <T>(
  table: Table,
  company: CompanyId,
  list: readonly string[],
  { unpack }: ListRow<T>,
  { cursor, limit, newestFirst = false, from, until }: ListOptions = {},
): Promise<Page<T>> => {
  const list_pk = companyKey(company, 'LIST', ...list);
  const between = from !== undefined && until !== undefined;
  // Read backwards, a list begins with its head.
  const beginsWithHead = newestFirst && cursor === undefined && !between;
  const answer = await table.db.send(
    new QueryCommand({
      TableName: table.name,
      IndexName: 'list',
      KeyConditionExpression: `list_pk = :pk${between ? ' AND list_sk BETWEEN :from AND :until' : ''}`,
      ExpressionAttributeValues: { ':pk': list_pk, ...(between && { ':from': from, ':until': until }) },
      Limit: limit !== undefined && beginsWithHead ? limit + 1 : limit,
      ScanIndexForward: !newestFirst,
      ExclusiveStartKey: fromCursor(company, cursor, LIST_KEY, { list_pk }),
      ReturnConsumedCapacity: 'TOTAL',
    }),
  );
  recordCapacity('reads', answer.ConsumedCapacity);
  const entries = ((answer.Items ?? []) as StoredEntry[]).filter(({ list_sk }) => list_sk !== COUNTER_PLACE);
  const asked = limit === undefined ? entries : entries.slice(0, limit);
  const last = asked.length < entries.length ? pickKey(asked.at(-1), LIST_KEY) : answer.LastEvaluatedKey;
  const rows = await onlyVisibleRows(
    table,
    asked.map((entry) => ({ entry, value: unpack(entry) })),
  );
  return {
    items: rows.map(({ value }) => value),
    cursor: toCursor(company, last),
    cursorAfter: (index) => toCursor(company, pickKey(rows[index]?.entry, LIST_KEY)),
  };
};

/** How many rows a list has, by reading all of them: for a list whose total nobody has kept yet. */
export const countRows = async (table: Table, company: CompanyId, list: readonly string[]): Promise<number> => {
  let n = 0;
  let start: Record<string, unknown> | undefined;
  do {
    const answer = await table.db.send(
      new QueryCommand({
        TableName: table.name,
        IndexName: 'list',
        KeyConditionExpression: 'list_pk = :pk',
        ExpressionAttributeValues: { ':pk': companyKey(company, 'LIST', ...list) },
        Select: 'COUNT',
        ExclusiveStartKey: start,
        ReturnConsumedCapacity: 'TOTAL',
      }),
    );
    recordCapacity('reads', answer.ConsumedCapacity);
    n += answer.Count ?? 0;
    start = answer.LastEvaluatedKey;
  } while (start);
  return n;
};
