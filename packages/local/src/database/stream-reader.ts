import { DescribeTableCommand, DynamoDBClient, PutItemCommand } from '@aws-sdk/client-dynamodb';
import {
  DescribeStreamCommand,
  DynamoDBStreamsClient,
  ExpiredIteratorException,
  GetRecordsCommand,
  GetShardIteratorCommand,
  type _Record as StreamRecord,
  TrimmedDataAccessException,
} from '@aws-sdk/client-dynamodb-streams';

/** As many as a stream hands out at once. */
const MOST = 1000;

/** How far a stream was read: `after` is the last sequence number of `shard`. */
type Place = { stream: string; shard: string; after?: string };

const streamOf = async (client: DynamoDBClient, table: string): Promise<string> => {
  const described = await client.send(new DescribeTableCommand({ TableName: table }));
  const arn = described.Table?.LatestStreamArn;
  if (!arn) throw new Error(`The table ${table} has no stream.`);
  return arn;
};

const placeFrom = (text: string | undefined): Place | undefined => {
  try {
    return text ? (JSON.parse(text) as Place) : undefined;
  } catch {
    return undefined;
  }
};

/**
 * Whether records are missing between two. The embedded engine counts them up one by one; elsewhere numbers are longer than a whole number
 * holds, and a stream that lost some says so itself.
 */
const isGapBetween = (after: string | undefined, next: string | undefined): boolean => {
  const [from, to] = [Number(after), Number(next)];
  return Number.isSafeInteger(from) && Number.isSafeInteger(to) && to > from + 1;
};

/**
 * Reads a table's stream from a place on, in order. `next` gives the following records (none when there are none yet), again and again
 * the same until `done` says that they are dealt with; `done` gives the place to start from another time. A place in another table's
 * stream means starting at the oldest record. `hasGap` says whether records before those of `next` were lost unread.
 */
export const streamReader = async (endpoint: string, table: string, from: string | undefined) => {
  const items = new DynamoDBClient({ endpoint });
  const arn = await streamOf(items, table);
  const client = new DynamoDBStreamsClient({ endpoint });
  const shards = async () =>
    (await client.send(new DescribeStreamCommand({ StreamArn: arn }))).StreamDescription?.Shards ?? [];
  const oldest = async (): Promise<Place> => {
    const all = await shards();
    const first = all.find((s) => !all.some((parent) => parent.ShardId === s.ParentShardId)) ?? all[0];
    return { stream: arn, shard: first?.ShardId ?? '' };
  };
  const kept = placeFrom(from);
  let place = kept?.stream === arn ? kept : await oldest();
  let iterator: string | undefined;
  let pending: { records: StreamRecord[]; following?: string } | undefined;
  let wasTrimmed = false;

  const iteratorAt = async ({ shard, after }: Place) => {
    const start = after
      ? { ShardIteratorType: 'AFTER_SEQUENCE_NUMBER' as const, SequenceNumber: after }
      : { ShardIteratorType: 'TRIM_HORIZON' as const };
    return (await client.send(new GetShardIteratorCommand({ StreamArn: arn, ShardId: shard, ...start }))).ShardIterator;
  };
  const fetchMore = async () => {
    iterator ??= await iteratorAt(place);
    const { Records = [], NextShardIterator } = await client.send(
      new GetRecordsCommand({ ShardIterator: iterator, Limit: MOST }),
    );
    return { records: Records, following: NextShardIterator };
  };
  /** A shard that is closed and read to its end is followed by its child. */
  const moveOn = async (following: string | undefined) => {
    iterator = following;
    if (following) return;
    const child = (await shards()).find((s) => s.ParentShardId === place.shard);
    if (child?.ShardId) place = { stream: arn, shard: child.ShardId };
  };

  return {
    arn,
    next: async (): Promise<readonly StreamRecord[]> => {
      if (pending) return pending.records;
      try {
        const page = await fetchMore();
        if (page.records.length === 0) await moveOn(page.following);
        else pending = page;
        return page.records;
      } catch (error) {
        iterator = undefined;
        if (error instanceof TrimmedDataAccessException) {
          wasTrimmed = true;
          place = await oldest();
        } else if (!(error instanceof ExpiredIteratorException)) throw error;
        return [];
      }
    },
    hasGap: (): boolean => wasTrimmed || isGapBetween(place.after, pending?.records[0]?.dynamodb?.SequenceNumber),
    done: async (): Promise<string> => {
      const after = pending?.records.at(-1)?.dynamodb?.SequenceNumber;
      const { following } = pending ?? {};
      pending = undefined;
      wasTrimmed = false;
      place = { ...place, ...(after && { after }) };
      const reached = JSON.stringify(place);
      await moveOn(following);
      return reached;
    },
    /**
     * Lets the embedded engine throw away what was read and was made before this second (epoch): the trigger of `stream-table.sql` waits for
     * this item. Elsewhere it is an item like any other.
     */
    forget: async (made_before: number): Promise<void> => {
      if (!place.after) return;
      await items.send(
        new PutItemCommand({
          TableName: table,
          Item: {
            pk: { S: 'STREAM' },
            sk: { S: 'READ' },
            until: { N: place.after },
            made_before: { N: String(made_before) },
          },
        }),
      );
    },
    close: () => {
      client.destroy();
      items.destroy();
    },
  };
};
