import * as z from 'zod';
import { record } from '../../store/record';
import type { Backfill } from '../../store/reindex';
import { LEDGER, PeriodGates, Periods, toPlace } from './ledger.records';
import { Month } from './month';
import { closedThrough, moveGates } from './periods';

/** The gates of one month each, which earlier versions shut. A day in another month slipped past them. */
const GatesOfMonths = record({
  name: 'ledger_gate',
  schema: z.object({ month: Month, gate: z.string() }),
  key: ['month', 'gate'],
  partition: (k) => ['LEDGER_GATES', k.month],
  sort: (k) => [k.gate],
});

/** Closes the books through the latest closed month, where an earlier version had closed that month alone. */
const GATES_BACKFILL: Backfill<typeof Periods> = {
  def: Periods,
  writes: async (db, { month }) => {
    const [{ periods }, gate] = await Promise.all([
      db.readPartition(LEDGER, { periods: Periods }, { consistent: true }),
      db.get(PeriodGates, { gate: toPlace(0) }, true),
    ]);
    const latest = periods.find((one) => one.month === month);
    if (gate || !latest || month !== closedThrough(periods)) return [];
    return [db.checkUnchanged(Periods, latest, ['version']), ...moveGates(db, undefined, month)];
  },
};

const OLD_GATES_BACKFILL: Backfill<typeof GatesOfMonths> = {
  def: GatesOfMonths,
  writes: (db, gate) => [db.deleteIfExists(GatesOfMonths, gate)],
};

export const LEDGER_BACKFILLS = [GATES_BACKFILL, OLD_GATES_BACKFILL];
