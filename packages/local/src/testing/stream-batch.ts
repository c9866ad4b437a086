import { DescribeTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import {
  DescribeStreamCommand,
  DynamoDBStreamsClient,
  GetRecordsCommand,
  GetShardIteratorCommand,
  type _Record as StreamRecord,
} from '@aws-sdk/client-dynamodb-streams';

/** Everything the stream of a table holds, from its beginning, as one batch for a consumer. */
export const streamBatch = async (table: string): Promise<{ Records: StreamRecord[] }> => {
  const [db, streams] = [new DynamoDBClient({}), new DynamoDBStreamsClient({})];
  const { Table } = await db.send(new DescribeTableCommand({ TableName: table }));
  const StreamArn = Table?.LatestStreamArn;
  const { StreamDescription } = await streams.send(new DescribeStreamCommand({ StreamArn }));
  const Records: StreamRecord[] = [];
  for (const { ShardId } of StreamDescription?.Shards ?? []) {
    const start = await streams.send(
      new GetShardIteratorCommand({ StreamArn, ShardId, ShardIteratorType: 'TRIM_HORIZON' }),
    );
    let at = start.ShardIterator;
    for (let more = true; at && more; ) {
      const page = await streams.send(new GetRecordsCommand({ ShardIterator: at }));
      Records.push(...(page.Records ?? []));
      more = (page.Records?.length ?? 0) > 0;
      at = page.NextShardIterator;
    }
  }
  db.destroy();
  streams.destroy();
  return { Records };
};
