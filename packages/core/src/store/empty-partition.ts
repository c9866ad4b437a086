import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { recordCapacity } from './capacity-meter';
import { companyKey } from './keys';
import type { TenantDb } from './tenant-db';
import type { Write } from './write';

const AT_ONCE = 90;

/** Deletes everything in a partition of a company, but for the item with this sort key, page after page. Safe to repeat, also when it broke off. */
export const emptyPartition = async (db: TenantDb, partition: readonly string[], except?: string): Promise<void> => {
  for (;;) {
    const page = await db.table.db.send(
      new QueryCommand({
        TableName: db.table.name,
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': companyKey(db.company, ...partition) },
        ProjectionExpression: 'pk, sk',
        ConsistentRead: true,
        Limit: AT_ONCE,
        ReturnConsumedCapacity: 'TOTAL',
      }),
    );
    recordCapacity('reads', page.ConsumedCapacity);
    const items = (page.Items ?? []).filter(({ sk }) => sk !== except);
    const gone = items.map(
      ({ pk, sk }): Write => ({
        onConflict: 'missing',
        item: { Delete: { TableName: db.table.name, Key: { pk, sk } } },
      }),
    );
    if (gone.length === 0) return;
    await db.transact(gone);
  }
};
