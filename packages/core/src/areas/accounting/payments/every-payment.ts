import { everyRecord } from '../../../store/every-record';
import type { TenantDb } from '../../../store/tenant-db';
import type { Payment } from './payment';
import { DELETED_PAYMENT_LIST, PAYMENT_LIST, PaymentRows, Payments } from './payment.records';

/** Every payment of a company as it is at that moment, also those that were deleted, some at a time. */
export const everyPayment = (db: TenantDb): AsyncGenerator<Payment[]> =>
  everyRecord(db, { def: Payments, lists: [PAYMENT_LIST, DELETED_PAYMENT_LIST], rows: PaymentRows });
