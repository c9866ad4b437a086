import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { CompanyId } from '../base/ids';
import { recordCapacity } from './capacity-meter';
import type { Table } from './client';
import { companyKey } from './keys';
import type { Item } from './record';

export type ItemKey = Record<string, unknown>;

/** A page of a partition of a company as it is stored, whatever kinds are there, and the key behind which the next begins. */
export const partitionItems = async (
  table: Table,
  company: CompanyId,
  partition: readonly string[],
  { after, limit }: { after?: ItemKey | undefined; limit?: number | undefined } = {},
): Promise<{ items: Item[]; after: ItemKey | undefined }> => {
  const page = await table.db.send(
    new QueryCommand({
      TableName: table.name,
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': companyKey(company, ...partition) },
      ExclusiveStartKey: after,
      ConsistentRead: true,
      Limit: limit,
      ReturnConsumedCapacity: 'TOTAL',
    }),
  );
  recordCapacity('reads', page.ConsumedCapacity);
  return { items: (page.Items ?? []) as Item[], after: page.LastEvaluatedKey };
};
