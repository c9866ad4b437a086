import { TableSettings } from '@wayline/core/areas/tables/table-settings.records';
import { tablesContracts } from '@wayline/core/areas/tables/tables.contract';
import { retryOnConflict } from '@wayline/core/store/retry-on-conflict';
import { endpoint } from '../kernel/endpoint';

/** Keeps what a user chose for a table; `usual` shows the usual columns again. Source: R-TRIP-037 (G-127). */
export const handler = endpoint(tablesContracts['users.tables.save'], ({ input, actor, db, commit }) =>
  retryOnConflict(async () => {
    const { table, usual, hidden, views } = input;
    const key = { user_id: actor.user_id, table };
    const before = await db.get(TableSettings, key, true);
    const choice = {
      hidden: usual ? undefined : (hidden ?? before?.hidden),
      views: views ?? before?.views ?? [],
    };
    const told = { action: 'table.settings_saved', changes: { table } };
    const saved = before
      ? db.save(TableSettings, before, { ...before, ...choice }, told)
      : db.create(TableSettings, { ...key, ...choice }, told);
    return commit({ writes: [saved], answer: choice });
  }),
);
