import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { recordCapacity } from './capacity-meter';
import { companyKey } from './keys';
import type { Item } from './record';
import type { TenantDb } from './tenant-db';

export type ItemKey = Record<string, unknown>;

/** A page of a partition of a company as it is stored, whatever kinds are there, and the key behind which the next begins. */
export const partitionItems = async (
  db: TenantDb,
  partition: readonly string[],
  { after, limit }: { after?: ItemKey | undefined; limit?: number | undefined } = {},
): Promise<{ items: Item[]; after: ItemKey | undefined }> => {
  const page = await db.table.db.send(
    new QueryCommand({
      TableName: db.table.name,
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': companyKey(db.company, ...partition) },
      ExclusiveStartKey: after,
      ConsistentRead: true,
      Limit: limit,
      ReturnConsumedCapacity: 'TOTAL',
    }),
  );
  recordCapacity('reads', page.ConsumedCapacity);
  return { items: (page.Items ?? []) as Item[], after: page.LastEvaluatedKey };
};
