import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import type { Table } from '@wayline/core/store/client';

/** How many audit rows the whole table holds. */
export const auditRows = async ({ db, name }: Table): Promise<number> => {
  let count = 0;
  let start: Record<string, unknown> | undefined;
  do {
    const page = await db.send(
      new ScanCommand({
        TableName: name,
        Select: 'COUNT',
        ConsistentRead: true,
        ExclusiveStartKey: start,
        FilterExpression: '#type = :audit',
        ExpressionAttributeNames: { '#type': 'type' },
        ExpressionAttributeValues: { ':audit': 'audit' },
      }),
    );
    count += page.Count ?? 0;
    start = page.LastEvaluatedKey;
  } while (start);
  return count;
};
