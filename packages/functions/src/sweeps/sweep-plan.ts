import type { CallId } from '@wayline/core/contracts';
import { CALLED, changedCalls } from './changed-calls';
import { DAYS } from './foreign-ids';
import { shareBudget } from './hostile-budget';
import { partOf } from './parts';
import { type SweepDay, sweepDay } from './sweep-day';
import { type SweepMode, sweepMode } from './sweep-mode';

/** How many hostile inputs a call is sent; `isWhole` where nothing of it waits for another day. */
export type HostileShare = { id: CallId; many: number; isWhole: boolean };
/** What the sweeps send on a day. `counted` are the calls that are tried with huge counts: each of them within `DAYS` days. */
export type SweepPlan = { day: SweepDay; hostile: readonly HostileShare[]; counted: readonly CallId[] };

const IDS = CALLED.map(({ id }) => id);

/** What is swept in this run: by what it was asked for, what changed, and the day. */
export const planSweep = (
  mode: SweepMode = sweepMode(),
  day: SweepDay = sweepDay(),
  changed: ReadonlySet<CallId> | 'unknown' = mode === 'all' ? 'unknown' : changedCalls(),
): SweepPlan => {
  const isKnown = changed !== 'unknown';
  const hasChanged = (id: CallId) => isKnown && changed.has(id);
  const shares = shareBudget(IDS.length, isKnown ? changed.size : changed, mode);
  const isOnlyChanged = mode === 'changed' && isKnown;
  return {
    day,
    hostile: IDS.map((id) => ({
      id,
      many: hasChanged(id) ? shares.changed : shares.rest,
      isWhole: mode === 'all' || hasChanged(id),
    })).filter(({ many }) => many > 0),
    counted: IDS.filter(
      (id) => mode === 'all' || hasChanged(id) || (!isOnlyChanged && partOf(id, DAYS) === day.place % DAYS),
    ),
  };
};
