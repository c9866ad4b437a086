import { type AttributeValue, DeleteItemCommand, DynamoDBClient, ScanCommand, type ScanCommandOutput } from '@aws-sdk/client-dynamodb';
import { TABLE } from '@wayline/core/store/definition';

const EVERY_MS = 60_000;

/** Deletes what has outlived its TTL: the embedded engine keeps the attribute but never acts on it. Returns how many went. */
export const sweepExpired = async (client: DynamoDBClient, table: string, nowSeconds: number): Promise<number> => {
  let gone = 0;
  let key: Record<string, AttributeValue> | undefined;
  do {
    const page: ScanCommandOutput = await client.send(
      new ScanCommand({
        TableName: table, FilterExpression: '#ttl < :now', ProjectionExpression: 'pk, sk', ExpressionAttributeNames: { '#ttl': TABLE.ttl },
        ExpressionAttributeValues: { ':now': { N: String(nowSeconds) } }, ExclusiveStartKey: key,
      }),
    );
    for (const Key of page.Items ?? []) await client.send(new DeleteItemCommand({ TableName: table, Key }));
    gone += page.Items?.length ?? 0;
    key = page.LastEvaluatedKey;
  } while (key);
  return gone;
};

/** Sweeps now and every minute. */
export const startSweeper = (endpoint: string, table: string, now: () => number) => {
  const client = new DynamoDBClient({ endpoint });
  const timer = setInterval(() => sweepExpired(client, table, Math.floor(now() / 1000)).catch(console.error), EVERY_MS);
  timer.unref();
  return {
    stop: () => {
      clearInterval(timer);
      client.destroy();
    },
  };
};
