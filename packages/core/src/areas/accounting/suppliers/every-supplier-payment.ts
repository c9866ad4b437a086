import { everyRecord } from '../../../store/every-record';
import type { TenantDb } from '../../../store/tenant-db';
import type { SupplierPayment } from './supplier-payment';
import {
  DELETED_SUPPLIER_PAYMENT_LIST,
  SUPPLIER_PAYMENT_LIST,
  SupplierPaymentRows,
  SupplierPayments,
} from './supplier-payment.records';

/** Every payment to a supplier of a company as it is at that moment, also those that were deleted, some at a time. */
export const everySupplierPayment = (db: TenantDb): AsyncGenerator<SupplierPayment[]> =>
  everyRecord(db, {
    def: SupplierPayments,
    lists: [SUPPLIER_PAYMENT_LIST, DELETED_SUPPLIER_PAYMENT_LIST],
    rows: SupplierPaymentRows,
  });
