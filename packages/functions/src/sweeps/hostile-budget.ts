import type { SweepMode } from './sweep-mode';

/** So many hostile inputs does a run send, however many calls there are. */
export const BUDGET = 20_000;
const EACH_CHANGED = 300;
const LEAST = 15;
const EACH_OF_ALL = 500;

const within = (least: number, most: number, value: number) => Math.min(most, Math.max(least, Math.floor(value)));

/** How many hostile inputs each changed call is sent, and each of the rest. Where it is unknown what changed, all share alike. */
export const shareBudget = (
  calls: number,
  changed: number | 'unknown',
  mode: SweepMode,
): { changed: number; rest: number } => {
  if (mode === 'all') return { changed: EACH_OF_ALL, rest: EACH_OF_ALL };
  const known = changed === 'unknown' ? 0 : changed;
  const rest = calls - known;
  if (mode === 'changed' && changed !== 'unknown')
    return { changed: within(LEAST, EACH_CHANGED, BUDGET / Math.max(1, known)), rest: 0 };
  const each = within(LEAST, EACH_CHANGED, (BUDGET - rest * LEAST) / Math.max(1, known));
  return { changed: each, rest: within(LEAST, EACH_OF_ALL, (BUDGET - known * each) / Math.max(1, rest)) };
};
