import { listPages } from '../../../store/full-page';
import type { TenantDb } from '../../../store/tenant-db';
import type { Payment } from './payment';
import { DELETED_PAYMENT_LIST, PAYMENT_LIST, PaymentRows, Payments } from './payment.records';

/** Every payment of a company as it is at that moment, also those that were deleted, some at a time. */
export async function* everyPayment(db: TenantDb): AsyncGenerator<Payment[]> {
  for (const list of [PAYMENT_LIST, DELETED_PAYMENT_LIST])
    for await (const rows of listPages((cursor) => db.listRows(list, PaymentRows, { cursor, limit: 100 }))) {
      const found = await db.getMany(
        rows.map(({ id }) => ({ def: Payments, key: { id } })),
        true,
      );
      yield found.filter((payment) => payment !== undefined);
    }
}
