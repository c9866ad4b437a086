import { BatchGetCommand, type BatchGetCommandOutput, GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { CompanyId } from '../kernel/ids';
import type { Table } from './client';
import { fromCursor, toCursor } from './cursor';
import { companyKey } from './keys';
import { charge } from './ledger';
import { fromItem, type KeyOf, keyOf, type RecordDef, type ValueOf } from './record';

export type Page<T> = { items: T[]; cursor: string | undefined };
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
      Key: keyOf(company, def, key),
      ConsistentRead: consistent,
      ReturnConsumedCapacity: 'TOTAL',
    }),
  );
  charge('reads', answer.ConsumedCapacity);
  return answer.Item && fromItem(def, answer.Item);
};

type Wanted = { def: RecordDef; key: Record<string, string> };
/** A record that is asked for twice is read once: the table refuses a request that names a key twice. */
const distinct = <K extends { pk: string; sk: string }>(keys: readonly K[]): K[] => [
  ...new Map(keys.map((key) => [`${key.pk}|${key.sk}`, key])).values(),
];
/** Several records of any kinds in one round trip, in the order asked; at most 100. Keys the table left unread are asked again. */
export const getRecords = async (table: Table, company: CompanyId, wanted: readonly Wanted[]): Promise<unknown[]> => {
  const keys = wanted.map((w) => keyOf(company, w.def, w.key as never));
  const found = new Map<string, Record<string, unknown>>();
  for (let open: Record<string, unknown>[] | undefined = distinct(keys); open?.length; ) {
    const answer: BatchGetCommandOutput = await table.db.send(
      new BatchGetCommand({ RequestItems: { [table.name]: { Keys: open } }, ReturnConsumedCapacity: 'TOTAL' }),
    );
    charge('reads', answer.ConsumedCapacity);
    for (const item of answer.Responses?.[table.name] ?? []) found.set(`${item.pk}|${item.sk}`, item);
    open = answer.UnprocessedKeys?.[table.name]?.Keys;
  }
  return wanted.map((w, i) => {
    const item = found.get(`${keys[i]?.pk}|${keys[i]?.sk}`);
    return item && fromItem(w.def, item);
  });
};

type Kinds = Record<string, RecordDef>;
type Sorted<M extends Kinds> = { [N in keyof M]: ValueOf<M[N]>[] };
/** A partition sorted by kind: what is read together lies together. All of it, page after page, or the first `limit` items. */
export const readPartition = async <M extends Kinds>(
  table: Table,
  company: CompanyId,
  partition: readonly string[],
  kinds: M,
  {
    consistent = false,
    newestFirst = false,
    limit,
  }: { consistent?: boolean; newestFirst?: boolean; limit?: number } = {},
): Promise<Sorted<M>> => {
  const names = Object.keys(kinds);
  const sorted = Object.fromEntries(names.map((n) => [n, [] as unknown[]])) as Record<string, unknown[]>;
  let start: Record<string, unknown> | undefined;
  do {
    const answer = await table.db.send(
      new QueryCommand({
        TableName: table.name,
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': companyKey(company, ...partition) },
        ConsistentRead: consistent,
        ScanIndexForward: !newestFirst,
        Limit: limit,
        ExclusiveStartKey: start,
        ReturnConsumedCapacity: 'TOTAL',
      }),
    );
    charge('reads', answer.ConsumedCapacity);
    for (const item of answer.Items ?? []) {
      const name = names.find((n) => kinds[n]?.name === item.type);
      if (name) sorted[name]?.push(fromItem(kinds[name] as RecordDef, item));
    }
    start = limit === undefined ? answer.LastEvaluatedKey : undefined;
  } while (start);
  return sorted as Sorted<M>;
};

/** A page of records of one kind within a partition, by sort key; `after` starts behind it. */
export const listPartition = async <D extends RecordDef>(
  table: Table,
  company: CompanyId,
  def: D,
  at: { partition: readonly string[]; prefix?: string; after?: string },
  page: PageOptions = {},
): Promise<Page<ValueOf<D>>> => {
  const pk = companyKey(company, ...at.partition);
  const range =
    at.after !== undefined ? ' AND sk > :from' : at.prefix !== undefined ? ' AND begins_with(sk, :from)' : '';
  const answer = await table.db.send(
    new QueryCommand({
      TableName: table.name,
      KeyConditionExpression: `pk = :pk${range}`,
      ExpressionAttributeValues: {
        ':pk': pk,
        ...(range && { ':from': at.after ?? at.prefix }),
      },
      Limit: page.limit,
      ScanIndexForward: !page.newestFirst,
      ExclusiveStartKey: fromCursor(company, page.cursor, ['pk', 'sk'], { pk }),
      ReturnConsumedCapacity: 'TOTAL',
    }),
  );
  charge('reads', answer.ConsumedCapacity);
  return {
    items: (answer.Items ?? []).map((i) => fromItem(def, i)),
    cursor: toCursor(company, answer.LastEvaluatedKey),
  };
};

/** A page of list rows from the list index: its cost is its own bytes, whatever the company's size. */
export const listRows = async <T>(
  table: Table,
  company: CompanyId,
  list: readonly string[],
  parse: (row: unknown) => T,
  page: PageOptions & { from?: string; until?: string } = {},
): Promise<Page<T>> => {
  const list_pk = companyKey(company, 'LIST', ...list);
  const between = page.from !== undefined && page.until !== undefined;
  const answer = await table.db.send(
    new QueryCommand({
      TableName: table.name,
      IndexName: 'list',
      KeyConditionExpression: `list_pk = :pk${between ? ' AND list_sk BETWEEN :from AND :until' : ''}`,
      ExpressionAttributeValues: {
        ':pk': list_pk,
        ...(between && { ':from': page.from, ':until': page.until }),
      },
      Limit: page.limit,
      ScanIndexForward: !page.newestFirst,
      ExclusiveStartKey: fromCursor(company, page.cursor, ['pk', 'sk', 'list_pk', 'list_sk'], { list_pk }),
      ReturnConsumedCapacity: 'TOTAL',
    }),
  );
  charge('reads', answer.ConsumedCapacity);
  return { items: (answer.Items ?? []).map((i) => parse(i.row)), cursor: toCursor(company, answer.LastEvaluatedKey) };
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
    charge('reads', answer.ConsumedCapacity);
    n += answer.Count ?? 0;
    start = answer.LastEvaluatedKey;
  } while (start);
  return n;
};
