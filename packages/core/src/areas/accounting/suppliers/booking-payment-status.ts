import type { BookingId, CompanyId, TripId } from '../../../base/ids';
import { ok } from '../../../base/result';
import { committer } from '../../../store/commit';
import { commitContext } from '../../../store/deps';
import { retryOnConflict } from '../../../store/retry-on-conflict';
import { type TenantDb, tenantDb } from '../../../store/tenant-db';
import { on, type Subscriber } from '../../live/public';
import { Bookings, saveBooking } from '../../trip/public';
import { toSupplierAmount } from '../invoices/billed-bookings';
import { invoiceEvents } from '../invoices/invoice.events';
import { Invoices, TripMoney } from '../invoices/invoice.records';
import { toPaymentStatus } from './payable';
import { getPaid, readOwed } from './read-payables';
import { supplierPaymentEvents } from './supplier-payment.events';

type Key = { trip_id: TripId; booking_id: BookingId };

/** A booking with the status that its money gives it, where that is another than it has. */
const readStatus = async (db: TenantDb, { trip_id, booking_id: id }: Key) => {
  const [booking, money] = await Promise.all([
    db.get(Bookings, { trip_id, id }, true),
    db.get(TripMoney, { trip_id }, true),
  ]);
  if (!booking) return undefined;
  const owed = (await readOwed(db, [money], [id])).get(id);
  const paid = getPaid(money, id, owed?.paid_to)?.amount ?? 0;
  const cost = owed?.amount ?? toSupplierAmount(booking)?.amount;
  // What has no price can’t be paid in full.
  const payment_status = toPaymentStatus(cost ?? paid + 1, paid);
  return payment_status === booking.payment_status ? undefined : { booking, payment_status };
};

type By = { company: CompanyId; actor_id: string; actor_name: string; request_id: string };
const follow = async (tools: Parameters<Subscriber['serve']>[0], by: By, key: Key): Promise<void> => {
  const db = tenantDb(tools.table, by.company);
  const commit = committer(commitContext(tools, by));
  const done = await retryOnConflict(async () => {
    const found = await readStatus(db, key);
    if (!found) return ok(undefined);
    const { booking: before, payment_status } = found;
    const writes = await saveBooking(db, { before, after: { ...before, payment_status }, now: tools.now() });
    return commit({ writes, answer: undefined });
  });
  if (!done.ok) throw new Error(`A booking could not follow what was paid for it: ${done.code}.`);
};

/**
 * Bookings are paid, partly or not, by what their suppliers got: each payment says so of its bookings. What a person says of one afterwards
 * holds until the next. Source: the table of derived statuses of the accounting rules.
 */
export const bookingPaymentStatus: Subscriber = on(
  [supplierPaymentEvents.made, supplierPaymentEvents.deleted],
  'booking_payment_status',
  async (tools, { company_id: company, actor_id = 'wayline', actor: actor_name, parts }, { id: request_id }) => {
    for (const { trip_id, booking_id } of parts)
      await follow(tools, { company, actor_id, actor_name, request_id }, { trip_id, booking_id });
  },
);

/** What an invoice comes to owe decides, too, whether what was paid for a booking is all of it. One of which nobody paid anything stays as it is. */
export const billedPaymentStatus: Subscriber = on(
  [invoiceEvents.issued, invoiceEvents.revised, invoiceEvents.credited, invoiceEvents.canceled],
  'billed_payment_status',
  async (tools, { company_id: company, actor_id = 'wayline', actor: actor_name, id }, { id: request_id }) => {
    const db = tenantDb(tools.table, company);
    const invoice = await db.get(Invoices, { id }, true);
    const found = await db.getMany(
      (invoice?.trip_ids ?? []).map((trip_id) => ({ def: TripMoney, key: { trip_id } })),
      true,
    );
    for (const money of found)
      for (const booking_id of Object.keys({ ...money?.paid, ...money?.paid_by_clients }))
        if (money)
          await follow(
            tools,
            { company, actor_id, actor_name, request_id },
            { trip_id: money.trip_id, booking_id: booking_id as BookingId },
          );
  },
);
