import * as z from 'zod';
import type { SignedCall } from '../../../access/signed-call';
import { getCompanyToday } from '../../../access/user-time-zone';
import { addDays } from '../../../base/days';
import { groupBy } from '../../../base/group-by';
import { sum } from '../../../base/sum';
import { CurrencyCode, Day } from '../../../base/values';
import { requiresPermission } from '../../../contract/permission-fields';
import { searchList } from '../../../store/search/search-list';
import type { TenantDb } from '../../../store/tenant-db';
import { readOwnBooks } from '../../ledger/public';
import { INVOICE_TOTALS, InvoiceTotals, readTotals } from '../invoices/invoice-totals';
import { PAYMENT_INDEX } from '../payments/payment-search.index';
import { PaymentTotals, toReceived } from '../payments/payment-totals';

const Minor = z.int();
/** Days of a list, both included. */
const Days = z.object({ from: Day, until: Day });

/**
 * The money that a dashboard shows: what is open of issued invoices of which the last payment is due this week, or was before today, in minor
 * units of the currency of the books; and what came this month and last, in each currency in which it did. `days` are those that the figures
 * count.
 */
export const DashboardMoney = z.object({
  currency: CurrencyCode,
  has_invoices: z.boolean(),
  due_this_week: Minor,
  overdue: Minor,
  days: z.object({ week: Days, this_month: Days, last_month: Days }),
  ...requiresPermission('View Payments', {
    received: z.array(z.object({ currency: CurrencyCode, this_month: Minor, last_month: Minor })).optional(),
  }),
});
export type DashboardMoney = z.infer<typeof DashboardMoney>;

const [WEEK, MONTH, MOST] = [7, 'YYYY-MM'.length, 5_000];
type Span = z.infer<typeof Days>;
/** The days that the figures of a company’s day count. No money comes on a day ahead, so this month ends with that day. */
export const toDashboardDays = (today: string): DashboardMoney['days'] => {
  const first = `${today.slice(0, MONTH)}-01`;
  const last = addDays(first, -1);
  return {
    week: { from: today, until: addDays(today, WEEK - 1) },
    this_month: { from: first, until: today },
    last_month: { from: `${last.slice(0, MONTH)}-01`, until: last },
  };
};

type Amount = { currency: string; amount: number };
/** What came in two months, as those see it who see only their own work: of the payments in their list. */
const readOwnReceived = (db: TenantDb, spans: readonly Span[]): Promise<Amount[][]> =>
  Promise.all(
    spans.map(async ({ from: received_from, until: received_until }) => {
      const asked = { per_page: MOST, payment_method: 'money' as const, received_from, received_until };
      const { rows } = await searchList(db, PAYMENT_INDEX, { ...asked, show: 'current' });
      return rows.map(({ currency, received_amount: amount }) => ({ currency, amount }));
    }),
  );
const readAllReceived = async (db: TenantDb, spans: readonly Span[]): Promise<Amount[][]> =>
  (await db.getMany(spans.map(({ from }) => ({ def: PaymentTotals, key: { month: from.slice(0, MONTH) } })))).map(
    toReceived,
  );

const addUp = (months: readonly (readonly Amount[])[], first: string): NonNullable<DashboardMoney['received']> => {
  const totals = months.map((amounts) => groupBy(amounts, ({ currency }) => currency));
  const others = totals.flatMap((month) => [...month.keys()]).sort();
  return [...new Set([first, ...others])].map((currency) => {
    const [this_month = 0, last_month = 0] = totals.map((month) =>
      sum((month.get(currency) ?? []).map(({ amount }) => amount)),
    );
    return { currency, this_month, last_month };
  });
};

/** The money of the dashboard on the company’s day: of the company, or to someone who sees only their own work, of that. All is read at once. */
export const readDashboardMoney = async ({
  actor,
  db,
  deps,
}: Pick<SignedCall, 'actor' | 'db' | 'deps'>): Promise<DashboardMoney> => {
  const today = getCompanyToday(actor, deps.now());
  const days = toDashboardDays(today);
  const spans = [days.this_month, days.last_month];
  const { scope } = db.table;
  const [{ currency }, billed, months] = await Promise.all([
    readOwnBooks({ db, actor }),
    readTotals(db, { partition: INVOICE_TOTALS, totals: InvoiceTotals }, today, await scope?.listUsers()),
    actor.permissions.has('View Payments') ? (scope ? readOwnReceived : readAllReceived)(db, spans) : undefined,
  ]);
  const { from, until } = days.week;
  return {
    ...{ currency, days, has_invoices: billed.length > 0 },
    due_this_week: sum(billed.filter(({ day }) => day >= from && day <= until).map(({ bill, paid }) => bill - paid)),
    overdue: sum(billed.map(({ overdue }) => overdue)),
    ...(months && { received: addUp(months, currency) }),
  };
};
