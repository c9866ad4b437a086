import type { SignedCall } from '../../../access/signed-call';
import { getUserToday } from '../../../access/user-time-zone';
import { type Result, refuse } from '../../../base/result';
import type { TenantDb } from '../../../store/tenant-db';
import { ledgerEvents } from './ledger.events';
import { LEDGER, LEDGER_TOTALS, MonthTotals, PERIOD_GATES, type Period, PeriodGates, Periods } from './ledger.records';
import { formatMonth, type Month, toMonth } from './month';
import { fromTotalFields } from './month-totals';

const GATES = Array.from({ length: PERIOD_GATES }, (_, i) => String(i).padStart(2, '0'));

/** A month with what was posted to it in the currency of the books, and how it stands. */
type PeriodRow = Partial<Period> & Pick<Period, 'month' | 'state'> & { debits: number };

/** Months with entries and months that were closed, the latest first. */
export const listPeriods = async (db: TenantDb): Promise<PeriodRow[]> => {
  const [{ totals }, { periods }] = await Promise.all([
    db.readPartition(LEDGER_TOTALS, { totals: MonthTotals }, { consistent: true }),
    db.readPartition(LEDGER, { periods: Periods }, { consistent: true }),
  ]);
  const debits = new Map<Month, number>(periods.map(({ month }) => [month, 0]));
  for (const total of totals) {
    const posted = fromTotalFields(total).reduce((sum, { base_debit }) => sum + base_debit, 0);
    debits.set(total.month, (debits.get(total.month) ?? 0) + posted);
  }
  const known = new Map(periods.map((period) => [period.month, period]));
  return [...debits]
    .map(([month, sum]) => ({ month, state: 'open' as const, ...known.get(month), debits: sum }))
    .sort((a, b) => (a.month < b.month ? 1 : -1));
};

const toPeriod = ({ actor, deps }: SignedCall, month: Month, state: Period['state']) => ({
  month,
  state,
  changed_by: actor.user_id,
  changed_at: deps.now(),
});

/** Closes a month that is over. Its gates are shut in one transaction, so nothing that is being posted slips in behind. */
export const closePeriod = async (call: SignedCall, month: Month): Promise<Result<{ period: Period }>> => {
  const { db, actor, deps, commit } = call;
  if (month >= toMonth(getUserToday(actor, deps.now())))
    return refuse('ledger.month_not_over', { params: { month: formatMonth(month) } });
  const rows = await listPeriods(db);
  const earlier = rows.findLast((row) => row.month < month && row.state === 'open');
  if (earlier) return refuse('ledger.earlier_open', { params: { month: formatMonth(earlier.month) } });
  const before = await db.get(Periods, { month }, true);
  const period = { ...toPeriod(call, month, 'closed'), version: (before?.version ?? 0) + 1 };
  return commit({
    writes: [
      before ? db.change(Periods, before, period) : db.insert(Periods, period),
      ...GATES.map((gate) => db.insert(PeriodGates, { month, gate })),
    ],
    audit: { subject: month },
    events: [ledgerEvents.period_closed({ month })],
    answer: { period },
  });
};

/** Reopens a closed month, for a reason that the audit trail keeps. */
export const reopenPeriod = async (
  call: SignedCall,
  { month, reason }: { month: Month; reason: string },
): Promise<Result<{ period: Period }>> => {
  const { db, commit } = call;
  const rows = await listPeriods(db);
  const later = rows.find((row) => row.month > month && row.state === 'closed');
  if (later) return refuse('ledger.later_closed', { params: { month: formatMonth(later.month) } });
  const before = await db.get(Periods, { month }, true);
  if (before?.state !== 'closed') return refuse('record.missing');
  const period = { ...toPeriod(call, month, 'open'), reason, version: before.version + 1 };
  return commit({
    writes: [db.change(Periods, before, period), ...GATES.map((gate) => db.remove(PeriodGates, { month, gate }))],
    audit: { subject: month, changes: { reason } },
    events: [ledgerEvents.period_reopened({ month })],
    answer: { period },
  });
};
