import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { recordCapacity } from './capacity-meter';
import { companyKey } from './keys';
import type { Item } from './record';
import type { TenantDb } from './tenant-db';

type Cursor = string | undefined;
const fromText = (cursor: Cursor) => (cursor ? JSON.parse(cursor) : undefined);

/**
 * A page of everything of one company, wherever it lies, and where the next begins; a page may be empty and not the last. With `pointers`
 * also what points to it. The whole table is gone through, and the table itself leaves out what is of others: a company
 * is deleted seldom, and what misses nothing, also nothing that only the machinery knows of, is worth that. Nothing else reads so.
 */
export const companyItems = async (
  db: TenantDb,
  cursor: Cursor,
  { pointers = false, limit }: { pointers?: boolean; limit?: number } = {},
): Promise<{ items: Item[]; cursor: Cursor }> => {
  const own = 'begins_with(pk, :own)';
  const page = await db.table.db.send(
    new ScanCommand({
      TableName: db.table.name,
      FilterExpression: pointers ? `${own} OR (begins_with(pk, :pointer) AND company_id = :company)` : own,
      ExpressionAttributeValues: {
        ':own': companyKey(db.company, ''),
        ...(pointers && { ':pointer': 'P#', ':company': db.company }),
      },
      ExclusiveStartKey: fromText(cursor),
      ConsistentRead: true,
      Limit: limit,
      ReturnConsumedCapacity: 'TOTAL',
    }),
  );
  recordCapacity('reads', page.ConsumedCapacity);
  return {
    items: (page.Items ?? []) as Item[],
    cursor: page.LastEvaluatedKey && JSON.stringify(page.LastEvaluatedKey),
  };
};
