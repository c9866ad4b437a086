import {
  type AttributeValue,
  ConditionalCheckFailedException,
  DeleteItemCommand,
  DynamoDBClient,
  ScanCommand,
  type ScanCommandOutput,
} from '@aws-sdk/client-dynamodb';
import { TABLE } from '@wayline/core/store/definition';

const EVERY_MS = 60_000;
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

/** Deletes what has outlived its TTL (epoch seconds): the embedded engine keeps the attribute but never acts on it. Returns how many went. */
export const sweepExpired = async (client: DynamoDBClient, table: string, nowSeconds: number): Promise<number> => {
  const now = { N: String(nowSeconds) };
  let gone = 0;
  let from: Record<string, AttributeValue> | undefined;
  do {
    const page: ScanCommandOutput = await client.send(
      new ScanCommand({
        TableName: table,
        FilterExpression: '#ttl < :now',
        ProjectionExpression: '#pk, #sk',
        ExpressionAttributeNames: NAMES,
        ExpressionAttributeValues: { ':now': now },
        ExclusiveStartKey: from,
      }),
    );
    for (const key of page.Items ?? []) if (await remove(client, table, key, now)) gone += 1;
    from = page.LastEvaluatedKey;
  } while (from);
  return gone;
};

/** Sweeps now and every minute, one sweep after the other. `now` in milliseconds. */
export const startSweeper = (endpoint: string, table: string, now: () => number) => {
  const client = new DynamoDBClient({ endpoint });
  let last: Promise<unknown> = Promise.resolve();
  const sweep = () => {
    last = last.then(() => sweepExpired(client, table, Math.floor(now() / 1000))).catch(console.error);
  };
  sweep();
  const timer = setInterval(sweep, EVERY_MS);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await last;
      client.destroy();
    },
  };
};
