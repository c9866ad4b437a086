import { partitionItems } from './partition-items';
import type { TenantDb } from './tenant-db';
import type { Write } from './write';

const AT_ONCE = 90;

/** Deletes everything in a partition of a company, but for the item with this sort key, page after page. Safe to repeat, also when it broke off. */
export const emptyPartition = async (db: TenantDb, partition: readonly string[], except?: string): Promise<void> => {
  for (;;) {
    const page = await partitionItems(db, partition, { limit: AT_ONCE });
    const items = page.items.filter(({ sk }) => sk !== except);
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
