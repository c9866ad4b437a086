import { TableSettings } from '@wayline/core/areas/trip/trips/lifecycle/table-settings';
import { lifecycleContracts } from '@wayline/core/areas/trip/trips/lifecycle.contract';
import { getRecord } from '@wayline/core/store/read';
import { writesFor } from '@wayline/core/store/write';
import { endpoint } from '../../kernel/endpoint';
import { retryOnConflict } from '../../kernel/retry-on-conflict';

/** Keeps what a user chose for a table; `usual` shows the usual columns again. Source: R-TRIP-037 (G-127). */
export const handler = endpoint(lifecycleContracts['users.tables.save'], ({ input, actor, deps, commit }) =>
  retryOnConflict(async () => {
    const { table, usual, hidden, views } = input;
    const key = { user_id: actor.user_id, table };
    const before = await getRecord(deps.table, actor.company_id, TableSettings, key, true);
    const after = {
      ...key,
      hidden: usual ? undefined : (hidden ?? before?.hidden),
      views: views ?? before?.views ?? [],
      version: (before?.version ?? 0) + 1,
    };
    const w = writesFor(deps.table, actor.company_id);
    return commit({
      writes: [before ? w.change(TableSettings, before, after) : w.insert(TableSettings, after)],
      audit: { subject: actor.user_id, action: 'table.settings_saved', changes: { table } },
      answer: { hidden: after.hidden, views: after.views },
    });
  }),
);
