import { BatchGetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { Table } from './client';
import { charge } from './ledger';
import { DUE_SHARDS, type LONG_LANE } from './record';

const MOST_PER_SHARD = 25;

const EVERYDAY = Array.from({ length: DUE_SHARDS }, (_, shard) => String(shard));

/**
 * Items of every company whose time has come, oldest first, as far as one run takes them: what the table leaves unread is found again by
 * the next. Those in a lane of their own are found only there. Only jobs look across companies.
 */
export const dueItems = async (
  table: Table,
  now: string,
  lane?: typeof LONG_LANE,
): Promise<Record<string, unknown>[]> => {
  const shards = (lane ? [lane] : EVERYDAY).map((shard) =>
    table.db.send(
      new QueryCommand({
        TableName: table.name,
        IndexName: 'due',
        KeyConditionExpression: 'due_pk = :shard AND due_sk < :now',
        ExpressionAttributeValues: { ':shard': `DUE#${shard}`, ':now': `${now}~` },
        Limit: MOST_PER_SHARD,
        ReturnConsumedCapacity: 'TOTAL',
      }),
    ),
  );
  const answers = await Promise.all(shards);
  const keys = answers.flatMap((a) => {
    charge('reads', a.ConsumedCapacity);
    return (a.Items ?? []).map(({ pk, sk }) => ({ pk, sk }));
  });
  if (keys.length === 0) return [];
  const read = await table.db.send(
    new BatchGetCommand({
      RequestItems: { [table.name]: { Keys: keys, ConsistentRead: true } },
      ReturnConsumedCapacity: 'TOTAL',
    }),
  );
  charge('reads', read.ConsumedCapacity);
  return (read.Responses?.[table.name] ?? []).sort((a, b) => (String(a.due_sk) < String(b.due_sk) ? -1 : 1));
};
