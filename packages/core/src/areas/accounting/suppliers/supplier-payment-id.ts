import type * as z from 'zod';
import { idOf } from '../../../base/ids';

/** Money that went to a supplier, or came from one. */
export const SupplierPaymentId = idOf('supplier_payment').brand<'SupplierPaymentId'>();
export type SupplierPaymentId = z.infer<typeof SupplierPaymentId>;

declare module '../../../base/ids' {
  interface IdOf {
    supplier_payment: SupplierPaymentId;
  }
}
