import { COUNTED_LISTS, ListCounters } from './list-counter';
import type { Projection } from './projection';

/** How many rows the lists of a company have. */
export const listCountersProjection: Projection = {
  name: 'list-counters',
  about: 'how many rows the lists of a company have',
  drift: async function* (db) {
    for (const name of COUNTED_LISTS) {
      const counter = await db.get(ListCounters, { name }, true);
      if (!counter) continue;
      // The counter itself stands in the list.
      const n = (await db.countRows([name])) - 1;
      if (counter.n === n) continue;
      const mend = [db.updateIf(ListCounters, { name }, { set: { n, 'row.n': n }, expected: { n: counter.n } })];
      yield { where: `rows of ${name}`, kept: counter.n, right: n, mend };
    }
  },
};
