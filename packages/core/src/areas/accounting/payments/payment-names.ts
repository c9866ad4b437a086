import { CLIENT_SCOPE } from '../../../access/client-scope';
import { TRIP_SCOPE } from '../../../access/trip-scope';
import { sameValue } from '../../../base/merge';
import type { TenantDb } from '../../../store/tenant-db';
import { transactDecided } from '../../../store/transact-decided';
import { followMerges } from '../../clients/public';
import { Trips } from '../../trip/public';
import { toClientOfInvoice } from '../invoices/invoice-names';
import type { Payment } from './payment';
import { Payments } from './payment.records';
import type { PaymentId } from './payment-id';

/** What a payment says of who paid, of its trip and of who works on it, as they are now; what is gone for good stays as it was. */
export const readPaymentNames = async (
  db: TenantDb,
  { client_id, client, trip_id, trip, member_ids }: Payment,
): Promise<Pick<Payment, 'client' | 'trip' | 'member_ids'>> => {
  const [{ client: payer }, now] = await Promise.all([
    followMerges(db, client_id),
    trip_id && db.get(Trips, { id: trip_id }, true),
  ]);
  const membersOfPayer = payer && !trip_id ? [...CLIENT_SCOPE.membersOf(payer)] : member_ids;
  return {
    client: payer ? toClientOfInvoice(payer) : client,
    ...(now ? { trip: { code: now.code, trip_name: now.trip_name } } : trip && { trip }),
    member_ids: now ? [...TRIP_SCOPE.membersOf(now)] : membersOfPayer,
  };
};

/** Has a payment name its client and its trip as they are now. What it is applied to, and whose account it stands on, stays. */
export const followPaymentNames = (db: TenantDb, id: PaymentId): Promise<void> =>
  transactDecided(db, async () => {
    const before = await db.get(Payments, { id }, true);
    const after = before && { ...before, ...(await readPaymentNames(db, before)) };
    return !after || sameValue(after, before) ? [] : [db.change(Payments, before, after)];
  });
