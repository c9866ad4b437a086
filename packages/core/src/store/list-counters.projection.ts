import { COUNTED_LISTS, ListCounters, readListTotal } from './list-counter';
import type { Projection } from './projection';
import type { TenantDb } from './tenant-db';

/** How many rows of a list stand there and are not counted, such as those of what is in the trash. */
type Uncounted = Partial<Record<(typeof COUNTED_LISTS)[number], (db: TenantDb) => Promise<number>>>;

/** How many rows the lists of a company have. What is wrong is put right in a list's head; its shares go on as they are. */
export const listCountersProjection = (uncounted: Uncounted): Projection => ({
  name: 'list-counters',
  about: 'how many rows the lists of a company have',
  drift: async function* (db) {
    for (const name of COUNTED_LISTS) {
      const head = await db.get(ListCounters, { name }, true);
      if (!head) continue;
      const kept = await readListTotal(db, name, true);
      // The head itself stands in the list.
      const right = (await db.countRows([name])) - 1 - ((await uncounted[name]?.(db)) ?? 0);
      if (kept === right) continue;
      const n = head.n + right - kept;
      const mend = [db.updateIf(ListCounters, { name }, { set: { n, 'row.n': n }, expected: { n: head.n } })];
      yield { where: `rows of ${name}`, kept, right, mend };
    }
  },
});
