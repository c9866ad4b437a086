import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { recordCapacity } from './capacity-meter';
import type { Table } from './client';
import type { PartitionKey } from './keys';

/** What a pointer names, or undefined. Strongly consistent only where a decision hangs on it. */
export const findLookup = async (
  table: Table,
  key: PartitionKey,
  consistent = false,
): Promise<Record<string, unknown> | undefined> => {
  const answer = await table.db.send(
    new GetCommand({
      TableName: table.name,
      Key: { pk: key, sk: 'POINTER' },
      ConsistentRead: consistent,
      ReturnConsumedCapacity: 'TOTAL',
    }),
  );
  recordCapacity('reads', answer.ConsumedCapacity);
  return answer.Item;
};
