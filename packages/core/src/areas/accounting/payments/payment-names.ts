import { CLIENT_SCOPE } from '../../../access/client-scope';
import { TRIP_SCOPE } from '../../../access/trip-scope';
import { sameValue } from '../../../base/merge';
import { type TenantDb, withoutScope } from '../../../store/tenant-db';
import { transactDecided } from '../../../store/transact-decided';
import { followMerges } from '../../clients/public';
import { Trips } from '../../trip/public';
import { toClientOfInvoice } from '../invoices/invoice-names';
import type { Payment } from './payment';
import { Payments } from './payment.records';
import type { PaymentId } from './payment-id';

type Names = Pick<Payment, 'client_id' | 'client' | 'trip_id' | 'trip' | 'member_ids'>;
/**
 * What a payment says of who paid, of the trip of its first part and of who works on that, as they are now; what is gone for good stays as it
 * was. Who sees the trip sees the payment, and before it is applied who sees the client does.
 */
export const readPaymentNames = async (
  db: TenantDb,
  { paid_by_id, client_id, client, applied, ...kept }: Payment,
): Promise<Names> => {
  const trip_id = applied[0]?.trip_id;
  const isSame = trip_id === kept.trip_id;
  const [{ client: payer }, now] = await Promise.all([
    followMerges(db, paid_by_id),
    trip_id && db.get(Trips, { id: trip_id }, true),
  ]);
  const ofPayer = payer && !trip_id ? [...CLIENT_SCOPE.membersOf(payer)] : kept.member_ids;
  const trip = now ? { code: now.code, trip_name: now.trip_name } : isSame ? kept.trip : undefined;
  return {
    client_id: payer?.id ?? client_id,
    client: payer ? toClientOfInvoice(payer) : client,
    trip_id,
    trip,
    member_ids: now ? [...TRIP_SCOPE.membersOf(now)] : ofPayer,
  };
};

/** A payment of which parts were taken off: where its first one was, by whose trip it is seen, the next one is the first. */
export const followFirstPart = async (db: TenantDb, payment: Payment): Promise<Payment> =>
  payment.applied[0]?.trip_id === payment.trip_id
    ? payment
    : { ...payment, ...(await readPaymentNames(withoutScope(db), payment)) };

/** Has a payment name its client and its trip as they are now; one that was deleted keeps the names that it had. What it is applied to, and whose account it stands on, stays. */
export const followPaymentNames = (db: TenantDb, id: PaymentId): Promise<void> =>
  transactDecided(db, async () => {
    const before = await db.get(Payments, { id }, true);
    const after = before && !before.deleted_at && { ...before, ...(await readPaymentNames(db, before)) };
    return !after || sameValue(after, before) ? [] : [db.change(Payments, before, after)];
  });
