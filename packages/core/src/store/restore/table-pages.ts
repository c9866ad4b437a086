import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import type { CompanyId } from '../../base/ids';
import type { Table } from '../client';
import { companyItems } from '../company-items';
import { getItems } from '../read';
import type { Item } from '../record';
import { tenantDb } from '../tenant-db';

/** Everything of a table, or of one company in it with what points to it, a page at a time. */
export async function* tablePages(table: Table, company?: CompanyId): AsyncGenerator<Item[]> {
  if (company) {
    let cursor: string | undefined;
    do {
      const page = await companyItems(tenantDb(table, company), cursor, { pointers: true });
      cursor = page.cursor;
      yield page.items;
    } while (cursor);
    return;
  }
  let start: Record<string, unknown> | undefined;
  do {
    const page = await table.db.send(
      new ScanCommand({ TableName: table.name, ConsistentRead: true, ExclusiveStartKey: start }),
    );
    start = page.LastEvaluatedKey;
    yield (page.Items ?? []) as Item[];
  } while (start);
}

/** The items of another table under the same keys, in their order; undefined where there is none. */
export const counterparts = async (table: Table, items: readonly Item[]): Promise<(Item | undefined)[]> => {
  const keys = items.map(({ pk, sk }) => ({ pk, sk }));
  const find = await getItems(table, keys, true);
  return keys.map((key) => find(key) as Item | undefined);
};
