import { TableSettings } from '@wayline/core/areas/tables/table-settings.records';
import { tablesContracts } from '@wayline/core/areas/tables/tables.contract';
import { ok } from '@wayline/core/base/result';
import { endpoint } from '../kernel/endpoint';

/** Every table at once: a user has few, and the app reads them once. Source: R-TRIP-037 (G-127). */
export const handler = endpoint(tablesContracts['users.tables.get'], async ({ actor, db }) => {
  const at = { partition: ['TABLES', actor.user_id] };
  const { items } = await db.listPartition(TableSettings, at);
  return ok({ tables: Object.fromEntries(items.map((item) => [item.table, item])) });
});
