import { DynamoDBClient, DescribeTableCommand } from '@aws-sdk/client-dynamodb';
import {
  DescribeStreamCommand, DynamoDBStreamsClient, GetRecordsCommand, GetShardIteratorCommand, type _Record as StreamRecord, TrimmedDataAccessException,
} from '@aws-sdk/client-dynamodb-streams';

const BUSY_MS = 15;
const IDLE_MS = 120;
const RETRY_MS = 200;
const MOST = 100;

type Checkpoint = { load(): string | undefined; save(sequence: string): void };
type Options = { endpoint: string; table: string; checkpoint: Checkpoint; deliver: (batch: { Records: StreamRecord[] }) => Promise<void> };

/**
 * Reads the table's stream and hands it on in order, in Lambda's format. A batch that fails is handed on again; the place reached is
 * kept, so that after a restart nothing is missed (at least once). `nudge` says that something was just written.
 */
export const pollStream = async ({ endpoint, table, checkpoint, deliver }: Options) => {
  const db = new DynamoDBClient({ endpoint });
  const streams = new DynamoDBStreamsClient({ endpoint });
  const described = await db.send(new DescribeTableCommand({ TableName: table }));
  const StreamArn = described.Table?.LatestStreamArn;
  db.destroy();
  const stream = await streams.send(new DescribeStreamCommand({ StreamArn }));
  const ShardId = stream.StreamDescription?.Shards?.[0]?.ShardId;

  const iteratorAt = async (after: string | undefined) => {
    const from = after ? { ShardIteratorType: 'AFTER_SEQUENCE_NUMBER' as const, SequenceNumber: after } : { ShardIteratorType: 'TRIM_HORIZON' as const };
    try {
      return (await streams.send(new GetShardIteratorCommand({ StreamArn, ShardId, ...from }))).ShardIterator;
    } catch (error) {
      if (!(error instanceof TrimmedDataAccessException) || !after) throw error;
      return (await streams.send(new GetShardIteratorCommand({ StreamArn, ShardId, ShardIteratorType: 'TRIM_HORIZON' }))).ShardIterator;
    }
  };

  let stopped = false;
  let wake: () => void = () => {};
  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  const loop = async () => {
    let iterator = await iteratorAt(checkpoint.load());
    while (!stopped) {
      try {
        const { Records = [], NextShardIterator } = await streams.send(new GetRecordsCommand({ ShardIterator: iterator, Limit: MOST }));
        if (Records.length > 0) {
          await deliver({ Records });
          const last = Records.at(-1)?.dynamodb?.SequenceNumber;
          if (last) checkpoint.save(last);
        }
        iterator = NextShardIterator ?? (await iteratorAt(checkpoint.load()));
        await pause(Records.length > 0 ? BUSY_MS : IDLE_MS);
      } catch (error) {
        if (stopped) return;
        console.error('The stream was not delivered and will be tried again.', error);
        await pause(RETRY_MS);
        iterator = await iteratorAt(checkpoint.load());
      }
    }
  };
  const done = loop();
  return {
    nudge: () => wake(),
    stop: async () => {
      stopped = true;
      wake();
      await done.catch(() => {});
      streams.destroy();
    },
  };
};
