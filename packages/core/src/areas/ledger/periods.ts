import type { SignedCall } from '../../access/signed-call';
import { getUserToday } from '../../access/user-time-zone';
import type { Result } from '../../base/result';
import type { TenantDb } from '../../store/tenant-db';
import type { Write } from '../../store/write';
import { refuse } from './errors';
import { ledgerEvents } from './ledger.events';
import {
  LEDGER,
  LEDGER_TOTALS,
  MonthTotals,
  PERIOD_GATES,
  type Period,
  PeriodGates,
  Periods,
  toPlace,
} from './ledger.records';
import { formatMonth, type Month, toMonth } from './month';
import { fromTotalFields } from './totals';

const GATES = Array.from({ length: PERIOD_GATES }, (_, gate) => toPlace(gate));

/** The month through which the books are closed: the latest that was, of these. */
export const closedThrough = (periods: readonly Pick<Period, 'month' | 'state'>[]): Month | undefined =>
  periods.reduce<Month | undefined>(
    (latest, { month, state }) => (state === 'closed' && (!latest || month > latest) ? month : latest),
    undefined,
  );

/** The steps that move the gates from one month to another, and are refused as stale when they are elsewhere by now. */
export const moveGates = (db: TenantDb, from: Month | undefined, to: Month | undefined): Write[] =>
  GATES.map((gate) => {
    if (!from) return db.insert(PeriodGates, { gate, through: to as Month });
    return to
      ? db.updateIf(PeriodGates, { gate }, { set: { through: to }, expected: { through: from } })
      : db.deleteIfUnchanged(PeriodGates, { gate, through: from }, ['through']);
  });

/** A month with what was posted to it in the currency of the books, and how it stands. */
type PeriodRow = Partial<Period> & Pick<Period, 'month' | 'state'> & { debits: number };

/** Months with entries and months that were closed, the latest first. A month before a closed one is closed, whoever closed it. */
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
  const through = closedThrough(periods) ?? '';
  return [...debits]
    .map(([month, sum]) => ({
      ...known.get(month),
      month,
      state: month <= through ? ('closed' as const) : ('open' as const),
      debits: sum,
    }))
    .sort((a, b) => (a.month < b.month ? 1 : -1));
};

const toPeriod = ({ actor, deps }: SignedCall, month: Month, state: Period['state']) => ({
  month,
  state,
  changed_by: actor.user_id,
  changed_at: deps.now(),
});

/** Closes a month that is over, with every day before it. All gates move in one transaction, so nothing that is being posted slips in behind. */
export const closePeriod = async (call: SignedCall, month: Month): Promise<Result<{ period: Period }>> => {
  const { db, actor, deps, commit } = call;
  if (month >= toMonth(getUserToday(actor, deps.now())))
    return refuse('ledger.month_not_over', { params: { month: formatMonth(month) } });
  const rows = await listPeriods(db);
  const earlier = rows.findLast((row) => row.month < month && row.state === 'open');
  if (earlier) return refuse('ledger.earlier_open', { params: { month: formatMonth(earlier.month) } });
  const through = closedThrough(rows);
  if (through && month <= through) return refuse('record.exists');
  const before = await db.get(Periods, { month }, true);
  const closed = toPeriod(call, month, 'closed');
  const as = ledgerEvents.period_closed;
  const saved = before ? db.save(Periods, before, closed, { as }) : db.create(Periods, closed, { as });
  return commit({ writes: [saved, ...moveGates(db, through, month)], answer: { period: saved.after } });
};

/** Reopens the latest closed month, for a reason that the audit trail keeps. The books are then closed through the one closed before it. */
export const reopenPeriod = async (
  call: SignedCall,
  { month, reason }: { month: Month; reason: string },
): Promise<Result<{ period: Period }>> => {
  const { db, commit } = call;
  const { periods } = await db.readPartition(LEDGER, { periods: Periods }, { consistent: true });
  const through = closedThrough(periods);
  if (through && month < through) return refuse('ledger.later_closed', { params: { month: formatMonth(through) } });
  const before = periods.find((one) => one.month === month);
  if (before?.state !== 'closed') return refuse('record.missing');
  const earlier = closedThrough(periods.filter((one) => one.month < month));
  const as = ledgerEvents.period_reopened;
  const saved = db.save(Periods, before, { ...toPeriod(call, month, 'open'), reason }, { as });
  return commit({ writes: [saved, ...moveGates(db, month, earlier)], answer: { period: saved.after } });
};

/** The months to which anything was posted. */
export const listLedgerMonths = async (db: TenantDb): Promise<string[]> => {
  const { totals } = await db.readPartition(LEDGER_TOTALS, { totals: MonthTotals });
  return [...new Set(totals.map(({ month }) => month))];
};
