import * as z from 'zod';
import { divideHalfUp } from '../../../base/decimals';
import { BookingId, type TripId } from '../../../base/ids';
import { sum } from '../../../base/sum';
import { CurrencyCode } from '../../../base/values';
import { requiresPermission } from '../../../contract/permission-fields';
import type { ValueOf } from '../../../store/record';
import type { TenantDb } from '../../../store/tenant-db';
import { companySettingKey, parseSetting, paymentCollection, payNowDefault } from '../../settings/public';
import { readTrip, type WholeTrip } from '../../trip/public';
import { type Billable, isCanceled, listBillable } from './billed-bookings';
import type { InvoiceRow } from './invoice';
import { Invoices, ofTripMoney, TripInvoices, TripMoney } from './invoice.records';
import { InvoiceId } from './invoice-id';

const Minor = z.int();
/** What a trip comes to in one currency, in minor units. Source: spec 2 §3, the money of a trip. */
export const TripTotals = z.object({
  currency: CurrencyCode,
  /** Of the bookings that stand. */
  sold: Minor,
  invoiced: Minor,
  received: Minor,
  due: Minor,
  /** What the agency has given up of what was invoiced. */
  written_off: Minor.optional(),
  ...requiresPermission('View Commissions', {
    net: Minor.optional(),
    commission: Minor.optional(),
    margin: Minor.optional(),
  }),
});
export type TripTotals = z.infer<typeof TripTotals>;

/** The payment plan that a new invoice begins with. */
export const UsualPlan = payNowDefault.schema;
export type UsualPlan = z.infer<typeof UsualPlan>;

const NOTHING = { sold: 0, invoiced: 0, received: 0, due: 0, written_off: 0, net: 0, commission: 0, margin: 0 };
type Sums = typeof NOTHING;

type OfTrip = ValueOf<typeof TripInvoices>;
/** What the agency asked for by an issued invoice, also of what it has given up since. */
const toAskedBy = ({ total_amount_received, total_amount_due, written_off }: OfTrip): number =>
  total_amount_received + total_amount_due + written_off;
/** How much of an invoice is a trip's, less what was credited, and asked for: all of it, or the prices of the trip's bookings on an invoice of several. */
const toPart = (row: OfTrip, money: TripMoney | undefined): { invoiced: number; asked: number } => {
  if (!row.of_several_trips) return { invoiced: row.total - row.credited, asked: toAskedBy(row) };
  const those = Object.values(money?.bookings ?? {}).flatMap((one) => (one?.invoice_id === row.id ? [one] : []));
  return {
    invoiced: sum(those.map(({ price }) => price)),
    asked: sum(those.map(({ price, paid_to }) => (paid_to === 'agency' ? price : 0))),
  };
};

/** What a trip sold, billed and received, one row for each currency. */
const totalTripMoney = (
  bookings: WholeTrip['bookings'],
  invoices: readonly OfTrip[],
  money: TripMoney | undefined,
): TripTotals[] => {
  const sums = new Map<string, Sums>();
  const addTo = (currency: string, more: Partial<Sums>) => {
    const before = sums.get(currency) ?? NOTHING;
    const keys = Object.keys(NOTHING) as (keyof Sums)[];
    sums.set(currency, Object.fromEntries(keys.map((key) => [key, before[key] + (more[key] ?? 0)])) as Sums);
  };
  for (const booking of bookings) {
    const { price_detail: price } = booking;
    if (!price || isCanceled(booking)) continue;
    const net = price.total_net_cost ?? price.total_price;
    const commission = price.total_commission_price ?? 0;
    addTo(price.currency, { sold: price.total_price, net, commission, margin: price.total_price - net + commission });
  }
  for (const row of invoices) {
    if (row.state !== 'issued') continue;
    const { invoiced, asked } = toPart(row, money);
    const [received = 0, due = 0, written_off = 0] = [
      row.total_amount_received,
      row.total_amount_due,
      row.written_off,
    ].map((amount) => Number(divideHalfUp(BigInt(amount) * BigInt(asked), BigInt(toAskedBy(row) || 1))));
    addTo(row.currency, { invoiced, received, due, written_off });
  }
  return [...sums]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([currency, { written_off, ...of }]) => ({
      ...{ currency, ...of },
      ...(written_off > 0 && { written_off }),
    }));
};

/** An invoice of several trips is seen by who sees the first of them. */
const onlySeen = async (db: TenantDb, rows: OfTrip[]): Promise<OfTrip[]> => {
  if (!db.table.scope || rows.length === 0) return rows;
  const found = await db.getMany(rows.map(({ id }) => ({ def: Invoices, key: { id } })));
  const ids = new Set(found.flatMap((invoice) => (invoice ? [invoice.id] : [])));
  return rows.filter(({ id }) => ids.has(id));
};

/** A booking that was canceled and is on an issued invoice all the same. */
export const ToCredit = z.object({
  booking_id: BookingId,
  title: z.string(),
  invoice_id: InvoiceId,
  number: z.string(),
});
export type ToCredit = z.infer<typeof ToCredit>;
/** The canceled bookings of which no credit note took anything back yet, of invoices that the caller sees. */
const listToCredit = (
  bookings: WholeTrip['bookings'],
  invoices: readonly InvoiceRow[],
  money: TripMoney | undefined,
): ToCredit[] =>
  bookings.flatMap((booking): ToCredit[] => {
    const billed = isCanceled(booking) ? money?.bookings[booking.id] : undefined;
    const on = invoices.find(({ id, state }) => id === billed?.invoice_id && state === 'issued');
    if (!on || billed?.is_credited) return [];
    const number = on.formatted_invoice_number ?? '';
    return [{ booking_id: booking.id, title: booking.title, invoice_id: on.id, number }];
  });

type TripMoneyRead = {
  whole: WholeTrip;
  invoices: InvoiceRow[];
  billable: Billable[];
  to_credit: ToCredit[];
  totals: TripTotals[];
  plan: UsualPlan;
};
const PAID_BY = { client_to_company: 'agency', client_to_supplier: 'supplier' } as const;
/** The money of a trip: its invoices, newest first, what else of it can be billed, and what it comes to. Read at once. */
export const readTripMoney = async (db: TenantDb, id: TripId): Promise<TripMoneyRead | undefined> => {
  const [whole, [collection, plan], { money, rows }] = await Promise.all([
    readTrip(db, id),
    db.getMany([companySettingKey(paymentCollection), companySettingKey(payNowDefault)]),
    db.readPartition(ofTripMoney(id), { money: TripMoney, rows: TripInvoices }),
  ]);
  if (!whole) return undefined;
  const seen = await onlySeen(db, rows);
  const invoices = seen.sort((a, b) => (a.id < b.id ? 1 : -1));
  const invoiced = new Set(Object.keys(money[0]?.bookings ?? {}));
  return {
    whole,
    invoices,
    billable: listBillable(whole, {
      invoiced,
      paid_to: PAID_BY[parseSetting(paymentCollection, collection).collected_by],
    }),
    to_credit: listToCredit(whole.bookings, invoices, money[0]),
    totals: totalTripMoney(whole.bookings, invoices, money[0]),
    plan: parseSetting(payNowDefault, plan),
  };
};
