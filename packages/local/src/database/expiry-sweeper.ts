import { setTimeout as wait } from 'node:timers/promises';
import {
  type AttributeValue,
  ConditionalCheckFailedException,
  DeleteItemCommand,
  DynamoDBClient,
  ScanCommand,
  type ScanCommandOutput,
} from '@aws-sdk/client-dynamodb';
import { TABLE } from '@wayline/core/store/definition';

const BETWEEN_ROUNDS_MS = 60_000;
/** The engine runs one command at a time, so a page is small and the engine rests between two. */
const PAGE_ITEMS = 100;
const REST_MS = 100;
const NAMES = { '#pk': TABLE.partitionKey, '#sk': TABLE.sortKey, '#ttl': TABLE.ttl };

/** Deletes one item, unless it was given more time since it was found. */
const remove = async (
  client: DynamoDBClient,
  table: string,
  Key: Record<string, AttributeValue>,
  now: AttributeValue,
): Promise<boolean> => {
  try {
    await client.send(
      new DeleteItemCommand({
        TableName: table,
        Key,
        ConditionExpression: '#ttl < :now',
        ExpressionAttributeNames: { '#ttl': TABLE.ttl },
        ExpressionAttributeValues: { ':now': now },
      }),
    );
    return true;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return false;
    throw error;
  }
};

/**
 * Deletes what has outlived its TTL (epoch seconds): the embedded engine keeps the attribute but never acts on it. Goes through the
 * table in small pages and awaits `rest` between two, until `rest` says to stop. Returns how many items it deleted.
 */
export const sweepExpired = async (
  client: DynamoDBClient,
  table: string,
  nowSeconds: () => number,
  rest: () => Promise<'go on' | 'stop'> = async () => 'go on',
): Promise<number> => {
  let deleted = 0;
  let from: Record<string, AttributeValue> | undefined;
  do {
    const now = { N: String(nowSeconds()) };
    const page: ScanCommandOutput = await client.send(
      new ScanCommand({
        TableName: table,
        Limit: PAGE_ITEMS,
        FilterExpression: '#ttl < :now',
        ProjectionExpression: '#pk, #sk',
        ExpressionAttributeNames: NAMES,
        ExpressionAttributeValues: { ':now': now },
        ExclusiveStartKey: from,
      }),
    );
    for (const key of page.Items ?? []) if (await remove(client, table, key, now)) deleted += 1;
    from = page.LastEvaluatedKey;
  } while (from && (await rest()) === 'go on');
  return deleted;
};

/** Sweeps in the background, round after round, slowly enough that nobody notices. `now` in milliseconds. */
export const startSweeper = (endpoint: string, table: string, now: () => number) => {
  const client = new DynamoDBClient({ endpoint });
  const stopping = new AbortController();
  const rest = (ms: number) =>
    wait(ms, undefined, { signal: stopping.signal, ref: false }).then(
      () => 'go on' as const,
      () => 'stop' as const,
    );
  const rounds = async () => {
    do {
      await sweepExpired(
        client,
        table,
        () => Math.floor(now() / 1000),
        () => rest(REST_MS),
      ).catch(console.error);
    } while ((await rest(BETWEEN_ROUNDS_MS)) === 'go on');
  };
  const running = rounds();
  return {
    stop: async () => {
      stopping.abort();
      await running;
      client.destroy();
    },
  };
};
