import type { Held } from './payments';
import type { ChangeKind } from './plan-change';
import type { Cycle } from './plans';

/** The same day so many months on, an instant; the last day of a shorter month. */
const monthsOn = (at: string, months: number): string => {
  const from = new Date(at);
  const to = new Date(from);
  to.setUTCMonth(from.getUTCMonth() + months);
  if (to.getUTCDate() !== from.getUTCDate()) to.setUTCDate(0);
  return to.toISOString();
};
const oneOn = (at: string, cycle: Cycle) => monthsOn(at, cycle === 'month' ? 1 : 12);

type Running = Pick<Held, 'choice' | 'period_ends' | 'status'>;
/** When the payment after a change is due: a period that begins anew runs from `now`, any other goes on to its end. */
export const nextPayment = (held: Running | undefined, kind: ChangeKind, cycle: Cycle, now: string): string => {
  if (!held) return oneOn(now, cycle);
  const anew = kind === 'now' && held.status !== 'trialing' && held.choice.cycle !== cycle;
  return anew ? oneOn(now, cycle) : held.period_ends;
};
