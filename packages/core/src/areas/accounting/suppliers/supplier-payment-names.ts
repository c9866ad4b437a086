import { TRIP_SCOPE } from '../../../access/trip-scope';
import { sameValue } from '../../../base/merge';
import type { TenantDb } from '../../../store/tenant-db';
import { transactDecided } from '../../../store/transact-decided';
import { Trips } from '../../trip/public';
import type { SupplierPayment } from './supplier-payment';
import { SupplierPayments } from './supplier-payment.records';
import type { SupplierPaymentId } from './supplier-payment-id';

type Names = Pick<SupplierPayment, 'trip' | 'member_ids' | 'parts'>;
/** What a payment says of its trips and of who works on the first, as they are now; what is gone for good stays as it was. */
export const readSupplierPaymentNames = async (
  db: TenantDb,
  { trip_id, trip, member_ids, parts }: SupplierPayment,
): Promise<Names> => {
  const ids = [...new Set([trip_id, ...parts.map((part) => part.trip_id)])];
  const found = await db.getMany(
    ids.map((id) => ({ def: Trips, key: { id } })),
    true,
  );
  const trips = new Map(found.flatMap((one) => (one ? [[one.id, one] as const] : [])));
  const first = trips.get(trip_id);
  return {
    trip: first ? { code: first.code, trip_name: first.trip_name } : trip,
    member_ids: first ? [...TRIP_SCOPE.membersOf(first)] : member_ids,
    parts: parts.map((part) => {
      const now = trips.get(part.trip_id);
      return now ? { ...part, trip_code: now.code, trip_name: now.trip_name } : part;
    }),
  };
};

/** Has a payment name its trips as they are now; one that was deleted keeps the names that it had. */
export const followSupplierPaymentNames = (db: TenantDb, id: SupplierPaymentId): Promise<void> =>
  transactDecided(db, async () => {
    const before = await db.get(SupplierPayments, { id }, true);
    const after = before && !before.deleted_at && { ...before, ...(await readSupplierPaymentNames(db, before)) };
    return !after || sameValue(after, before) ? [] : [db.change(SupplierPayments, before, after)];
  });
