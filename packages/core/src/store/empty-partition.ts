import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { CompanyId } from '../base/ids';
import { recordCapacity } from './capacity-meter';
import type { Table } from './client';
import { companyKey } from './keys';
import { transact } from './transact';
import type { Write } from './write';

const AT_ONCE = 90;

/** Deletes everything in a partition of a company, page after page. Safe to repeat, also when it broke off. */
export const emptyPartition = async (table: Table, company: CompanyId, partition: readonly string[]): Promise<void> => {
  for (;;) {
    const page = await table.db.send(
      new QueryCommand({
        TableName: table.name,
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': companyKey(company, ...partition) },
        ProjectionExpression: 'pk, sk',
        ConsistentRead: true,
        Limit: AT_ONCE,
        ReturnConsumedCapacity: 'TOTAL',
      }),
    );
    recordCapacity('reads', page.ConsumedCapacity);
    const gone = (page.Items ?? []).map(
      ({ pk, sk }): Write => ({ onConflict: 'missing', item: { Delete: { TableName: table.name, Key: { pk, sk } } } }),
    );
    if (gone.length === 0) return;
    await transact(table, gone);
  }
};
